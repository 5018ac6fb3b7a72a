import { PLAYING_KINDS, SUIT_ORDERS, type Tile, type TileCounts } from '../tiles/tile.ts';

/**
 * A group of kinds (one suit, or the seven honours) as one small integer: the count of each kind in three bits, the
 * lowest kind lowest. Adding tiles is adding integers, and a test over nine ranks is one octal mask.
 */
export const HONOURS_GROUP = 3;

/** Group (0 characters, 1 bamboos, 2 dots, 3 honours) and rank from 0 of each of the 34 kinds. */
export const GROUP_OF = Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) =>
  Math.min(HONOURS_GROUP, (kind / 9) | 0),
);
export const RANK_OF = Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) => kind - 9 * GROUP_OF[kind]!);
/** One tile of each kind, in its group. */
export const UNIT_OF = Int32Array.from({ length: PLAYING_KINDS }, (_, kind) => 1 << (3 * RANK_OF[kind]!));

/** Lowest bit, second bit, third bit of every count: odd counts; counts of 2, 3; counts of 4. */
export const ODD = 0o111111111;
export const PAIRED = 0o222222222;
export const FOURFOLD = 0o444444444;
/** A chow that begins at rank 0. */
export const CHOW = 0o111;

/** Group `group` of a 34-kind count. Written out: half as long again as a loop, and waits and distances begin here. */
export function packGroup(counts: TileCounts, group: number): number {
  const at = group * 9;
  const first = counts[at]! | (counts[at + 1]! << 3) | (counts[at + 2]! << 6) | (counts[at + 3]! << 9);
  const seven = first | (counts[at + 4]! << 12) | (counts[at + 5]! << 15) | (counts[at + 6]! << 18);
  return group === HONOURS_GROUP ? seven : seven | (counts[at + 7]! << 21) | (counts[at + 8]! << 24);
}

/** Which counts are not zero, each as its lowest bit. */
export const spread = (packed: number): number => (packed | (packed >> 1) | (packed >> 2)) & ODD;

/** Number of set bits of a 32-bit integer. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A number no legal group has: it holds five or more of a kind. */
export const OVERFULL = 5 ** 9;

/** Tables by three counts, nine bits: small enough to stay in the processor's nearest memory. */
const THREE = 1 << 9;
const DIGITS: readonly number[] = [0, 1, 2];

/** Base-5 index of three counts; with a count above four `OVERFULL`. */
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
 * Dense number of a group, below 5^9 (honours 5^7): the index of every table by group. `OVERFULL` or more if illegal.
 */
export const indexOf = (packed: number): number =>
  LOW_INDEX[packed & (THREE - 1)]! + MIDDLE_INDEX[(packed >> 9) & (THREE - 1)]! + HIGH_INDEX[packed >> 18]!;

/** Which of three counts are not zero. */
const RANKS = Uint8Array.from({ length: THREE }, (_, packed) =>
  DIGITS.reduce((ranks, digit) => ((packed >> (3 * digit)) & 7 ? ranks | (1 << digit) : ranks), 0),
);
/** Which kinds of a group are there, one bit a rank. */
export const presentRanks = (packed: number): number =>
  RANKS[packed & (THREE - 1)]! | (RANKS[(packed >> 9) & (THREE - 1)]! << 3) | (RANKS[packed >> 18]! << 6);

/** Counts of a packed group, rank by rank. */
export const unpack = (packed: number, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, rank) => (packed >> (3 * rank)) & 7);

/** The three ranks one apart by three that a knitted suit holds: 1-4-7, 2-5-8, 3-6-9 (fan 35). */
export const KNITTED = [0o001001001, 0o010010010, 0o100100100] as const;
/**
 * Which of them each suit takes in each of the six arrangements, as masks of kinds: `KNITTED_IN[suit][arrangement]`.
 */
export const KNITTED_IN: readonly [Int32Array, Int32Array, Int32Array] = [
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[0]]),
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[1]]),
  Int32Array.from(SUIT_ORDERS, arrangement => KNITTED[arrangement[2]]),
];

/** The kinds of a 27-bit mask of suited kinds and a 7-bit mask of honours. */
export function kindsOf(suits: number, honours: number): Tile[] {
  const kinds: Tile[] = [];
  for (let kind = 0; kind < 27; kind++) if ((suits >> kind) & 1) kinds.push(kind as Tile);
  for (let rank = 0; rank < 7; rank++) if ((honours >> rank) & 1) kinds.push((27 + rank) as Tile);
  return kinds;
}
