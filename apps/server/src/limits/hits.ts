import { hitsAt, type Rate } from './bucket.ts';
import type { Limits } from './limits.ts';

/* How often each rate has refused something: an operator who raises limits sees which of them are felt. */

/** Returns how often the rates of a server have refused something, by their names in the guide; those that never did are absent. */
export const hitsOf = (limits: Limits): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(limits).flatMap(([of, rates]) =>
      Object.entries(rates as Readonly<Record<string, number | Rate>>).flatMap(([name, rate]) => {
        const count = typeof rate === 'number' ? undefined : hitsAt(rate);
        return count === undefined ? [] : [[`${of}.${name}`, count] as const];
      }),
    ),
  );
