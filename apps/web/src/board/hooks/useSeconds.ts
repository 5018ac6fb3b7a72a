import { useEffect, useState } from 'react';

const left = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Returns the whole seconds until a moment; undefined without a clock. Renders once a second. */
export function useSeconds(endsAt: number | undefined, now: () => number): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (endsAt === undefined) return setSeconds(undefined);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = now();
      setSeconds(left(endsAt, time));
      if (time < endsAt) timer = setTimeout(tick, ((endsAt - time - 1) % 1000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return seconds;
}
