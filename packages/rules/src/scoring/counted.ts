import type { Tile } from '../tiles/tile.ts';

/* What a hand of the older ways is worth: points, doubled so and so often, up to the limit (CLASSICAL.md). */

/** Reasons for doubles: those of the text, then its one-suit hands, then the house's. */
export const DOUBLE_IDS = [
  'dragons',
  'own-wind',
  'opener-wind',
  'east-wind',
  'three-pungs',
  'three-concealed-pungs',
  'pinderico-pungs',
  'pinderico-chows',
  'pinderico-mixed',
  'suit-and-honours',
  'terminals-and-honours',
] as const;
export type DoubleId = (typeof DOUBLE_IDS)[number];

/** Hands that are worth the limit or half of it, whatever their points. */
export const SPECIAL_IDS = [
  'pairs-of-one-suit',
  'pairs-with-honours',
  'pairs-of-honours',
  'heads',
  'heads-with-honours',
  'great-sequence',
  'small-sequence-dragons',
  'small-sequence-winds',
  'little-green',
  'red-hand',
  'hidden-treasure',
  'three-dragons',
  'four-winds',
  'twin-sevens',
  'lightning',
  'moon-from-the-sea',
  'wonders',
] as const;
export type SpecialId = (typeof SPECIAL_IDS)[number];

/** A group of a counted hand. Chows and ordinary pairs are worth 0 points. */
export interface CountedSet {
  readonly kind: 'pair' | 'chow' | 'pung' | 'kong';
  /** A chow's lowest tile. */
  readonly tile: Tile;
  /** Made in the hand: not claimed from a discard. */
  readonly isConcealed: boolean;
  readonly points: number;
}

export interface CountedDouble {
  readonly id: DoubleId;
  /** The tile of the set that doubles; absent where the whole hand does. */
  readonly tile?: Tile;
  readonly doubles: number;
}

export interface CountedSpecial {
  readonly id: SpecialId;
  readonly worth: 'limit' | 'half-limit';
}

/** The account of one hand: `total` = `points` x 2 ^ sum of `doubles`, or of the special hand, at most the limit. */
export interface CountedHand {
  /** Groups that the count reads, melds first; of an incomplete hand only those worth points, and its melds. */
  readonly sets: readonly CountedSet[];
  /** Number of flowers and seasons, and their points. */
  readonly flowers: number;
  readonly flowerPoints: number;
  /** Points for Mah-Jong; 0 for the others. */
  readonly bonus: number;
  readonly points: number;
  readonly doubles: readonly CountedDouble[];
  /** The special hand that the total follows from, if it is worth more than points and doubles. */
  readonly special?: CountedSpecial;
  /** Whether the limit cut the product. */
  readonly isCapped: boolean;
  readonly total: number;
}
