import { PLAYING_KINDS, SUIT_ORDERS, type Tile, type TileCounts } from '../tiles/tile.ts';

/*
 * A packed group is a group of kinds (one suit, or the seven honours) as one integer: three bits hold the count of each
 * kind, rank 0 in the lowest bits. Tiles are added by adding integers, and one octal mask tests nine ranks.
 */

/** Number of the group of honours. */
export const HONOURS_GROUP = 3;

/** Groups of the 34 kinds, indexed by kind: 0 characters, 1 bamboos, 2 dots, 3 honours. */
export const GROUP_OF = Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) =>
  Math.min(HONOURS_GROUP, (kind / 9) | 0),
);
/** Ranks of the 34 kinds in their groups, from 0, indexed by kind. */
export const RANK_OF = Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) => kind - 9 * GROUP_OF[kind]!);
/** One tile of each kind as a packed group, indexed by kind. */
export const UNIT_OF = Int32Array.from({ length: PLAYING_KINDS }, (_, kind) => 1 << (3 * RANK_OF[kind]!));

/** Lowest bit of every count: set in odd counts. */
export const ODD = 0o111111111;
/** Second bit of every count: set in counts of 2 and 3. */
export const PAIRED = 0o222222222;
/** Third bit of every count: set in counts of 4. */
export const FOURFOLD = 0o444444444;
/** The chow from rank 0 as a packed group. */
export const CHOW = 0o111;

/** Packs one group of a 34-kind count. Unrolled: every search for waits and distances starts here. */
export function packGroup(counts: TileCounts, group: number): number {
  const at = group * 9;
  const first = counts[at]! | (counts[at + 1]! << 3) | (counts[at + 2]! << 6) | (counts[at + 3]! << 9);
  const seven = first | (counts[at + 4]! << 12) | (counts[at + 5]! << 15) | (counts[at + 6]! << 18);
  return group === HONOURS_GROUP ? seven : seven | (counts[at + 7]! << 21) | (counts[at + 8]! << 24);
}

/** Returns the kinds of a packed group: the lowest bit of every count that is not zero. */
export const spread = (packed: number): number => (packed | (packed >> 1) | (packed >> 2)) & ODD;

/** Returns the number of set bits of a 32-bit integer. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Lower bound of the index of a group that holds five or more of a kind. Legal groups have lower indices. */
export const OVERFULL = 5 ** 9;

/** Size of the tables indexed by three counts (nine bits). They fit into the processor's first-level cache. */
const THREE = 1 << 9;
const DIGITS: readonly number[] = [0, 1, 2];

/** Returns a table of three counts as a base-5 number times `weight`, indexed by nine bits; `OVERFULL` above four. */
const baseFive = (weight: number): Int32Array =>
  Int32Array.from({ length: THREE }, (_, packed) =>
    DIGITS.some(digit => ((packed >> (3 * digit)) & 7) > 4)
      ? OVERFULL
      : weight * DIGITS.reduce((index, digit) => index + ((packed >> (3 * digit)) & 7) * 5 ** digit, 0),
  );
const LOW_INDEX = baseFive(1);
const MIDDLE_INDEX = baseFive(5 ** 3);
const HIGH_INDEX = baseFive(5 ** 6);

/**
 * Returns the dense index of a packed group, which indexes every table by group: below 5^9 (honours 5^7), or `OVERFULL`
 * and more if the group is illegal.
 */
export const indexOf = (packed: number): number =>
  LOW_INDEX[packed & (THREE - 1)]! + MIDDLE_INDEX[(packed >> 9) & (THREE - 1)]! + HIGH_INDEX[packed >> 18]!;

/** Masks of the counts that are not zero, indexed by three counts (nine bits). */
const RANKS = Uint8Array.from({ length: THREE }, (_, packed) =>
  DIGITS.reduce((ranks, digit) => ((packed >> (3 * digit)) & 7 ? ranks | (1 << digit) : ranks), 0),
);
/** Returns the ranks that a packed group holds, one bit a rank. */
export const presentRanks = (packed: number): number =>
  RANKS[packed & (THREE - 1)]! | (RANKS[(packed >> 9) & (THREE - 1)]! << 3) | (RANKS[packed >> 18]! << 6);

/** Returns the counts of a packed group, indexed by rank. */
export const unpack = (packed: number, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, rank) => (packed >> (3 * rank)) & 7);

/** The three triples of ranks that a knitted suit can hold, as masks of kinds: 1-4-7, 2-5-8, 3-6-9 (fan 35). */
export const KNITTED = [0o001001001, 0o010010010, 0o100100100] as const;
/** The triple of each suit in each of the six arrangements, as a mask of kinds: `KNITTED_IN[suit][arrangement]`. */
export const KNITTED_IN: readonly [Int32Array, Int32Array, Int32Array] = [
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[0]]),
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[1]]),
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[2]]),
];

/** Returns the kinds of a 27-bit mask of suited kinds and a 7-bit mask of honours. */
export function kindsOf(suits: number, honours: number): Tile[] {
  const kinds: Tile[] = [];
  for (let kind = 0; kind < 27; kind++) if ((suits >> kind) & 1) kinds.push(kind as Tile);
  for (let rank = 0; rank < 7; rank++) if ((honours >> rank) & 1) kinds.push((27 + rank) as Tile);
  return kinds;
}
