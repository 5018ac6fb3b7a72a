import { useEffect, useReducer } from 'react';

/** Returns the whole seconds (at least 1) of a time (ms), without the grace that the server adds for the network. */
const wholeSeconds = (total: number) => Math.max(1, Math.floor(total / 1000));

const left = (endsAt: number, now: number, most: number) =>
  Math.min(most, Math.max(0, Math.ceil((endsAt - now) / 1000)));

/**
 * Returns the whole seconds until a moment, never more than there are in `total` (ms); undefined without a clock. Renders
 * once a second, and never because another moment is given: a page that is behind, as after sleep, hears of hundreds of
 * them before it may draw.
 */
export function useSeconds(
  endsAt: number | undefined,
  now: () => number,
  total: number = Number.POSITIVE_INFINITY,
): number | undefined {
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
  return endsAt === undefined ? undefined : left(endsAt, now(), wholeSeconds(total));
}
