import type { ScoredFan } from '@gorrion/rules';

const SMALL = new Set(['of', 'the', 'and', 'or']);

/** A fan's English name; its identifier is the name in the book. */
export const fanName = (id: ScoredFan): string =>
  id
    .split('-')
    .map((word, n) => (n > 0 && SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ');
