import type { Store } from '../persistence/store.ts';

/* A store as another machine would be: what is asked later may be answered earlier. */

const READS = [
  'findGame',
  'readGame',
  'peopleOf',
  'gamesOf',
  'publicGames',
  'ratedGames',
  'isStarred',
  'countGames',
  'linesOf',
  'reviewsOf',
  'reviewRuns',
  'reviewMessages',
  'talkOf',
] as const;

type Read = (...words: readonly unknown[]) => Promise<unknown>;

/**
 * Wraps a store: each read looks at once, and answers after `ms(n)` milliseconds, of which `n` is its number from 0. By
 * default the first ones are the slowest.
 */
export function slowReads(store: Store, ms: (n: number) => number = n => Math.max(1, 40 - 6 * n)) {
  let count = 0;
  const counts = new Map<string, number>();
  const slow = (name: (typeof READS)[number]): Read => {
    const read = store[name] as Read;
    return async (...words) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const found = await read(...words);
      await new Promise(resolve => setTimeout(resolve, ms(count++)));
      return found;
    };
  };
  const reads = Object.fromEntries(READS.map(name => [name, slow(name)]));
  return {
    store: { ...store, ...reads } as Store,
    /** Returns how often something was read. */
    countOf: (name: (typeof READS)[number]): number => counts.get(name) ?? 0,
    /** Makes the next reads the slowest again. */
    again: () => {
      count = 0;
    },
  };
}
