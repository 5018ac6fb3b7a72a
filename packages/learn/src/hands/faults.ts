import type { Tile } from '@gorrion/rules';

/**
 * What is wrong with a text or an address. The rest of it is kept: tiles beyond fourteen and fifth copies are left out,
 * the tiles of what is no set stay in the hand.
 */
export type HandFault =
  /** A sign or word that says nothing here. */
  | { readonly code: 'unknown'; readonly word: string }
  /** Ranks without the letter of their suit. */
  | { readonly code: 'no-suit'; readonly word: string }
  /** Tiles in brackets that are no set. */
  | { readonly code: 'bad-set'; readonly word: string }
  | { readonly code: 'unclosed' }
  /** More than fourteen tiles (article 37). */
  | { readonly code: 'too-many-tiles'; readonly count: number }
  /** More copies of a tile than the set has (article 1). */
  | { readonly code: 'too-many-copies'; readonly tile: Tile; readonly count: number }
  /** More than eight flowers (article 1). */
  | { readonly code: 'too-many-flowers'; readonly count: number }
  /** A text that is longer than any hand. */
  | { readonly code: 'too-long' };

/** Most faults that are told: a text of another kind has one at every sign. */
export const MOST_FAULTS = 4;
