import { useEffect, useReducer } from 'react';

const left = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000));

/**
 * Returns the whole seconds until a moment; undefined without a clock. Renders once a second, and never because another
 * moment is given: a page that is behind, as after sleep, hears of hundreds of them before it may draw.
 */
export function useSeconds(endsAt: number | undefined, now: () => number): number | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const time = now();
      if (time >= endsAt) return;
      timer = setTimeout(
        () => {
          renderAgain();
          wait();
        },
        ((endsAt - time - 1) % 1000) + 1,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return endsAt === undefined ? undefined : left(endsAt, now());
}
