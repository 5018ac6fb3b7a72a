import { CHOW, indexOf, OVERFULL } from './packed.ts';

/*
 * The table of every way to split a suit into up to four sets and at most one pair: 23,533 readings of 21,743 suits,
 * enumerated from sixteen sets and nine pairs. A reading is `READING_SIZE` integers in one `Int32Array`. The first part
 * of the array is a hash table with open addressing, in which `findReading` finds the first reading of a suit by its
 * packed group. Further readings of a suit follow after it, each linked from the one before (`nextReading`).
 */

/** Integers of a reading: the packed suit plus one (0: empty slot), `PARTS`, `PLACES`, `CHOWS`. */
export const READING_SIZE = 4;
/**
 * Offset of the parts: mask of pungs (bits 0-8), number of pungs (9-11), rank of the pair + 1 (12-15), `HAS_END`,
 * `HAS_FIVE`, and from bit 18 the number of pairs.
 */
export const PARTS = 1;
/** Offset of the places: for each rank (three bits) the `PLACE` of a winning tile among the chows and the pair. */
export const PLACES = 2;
/** Offset of the sum of the chows' signatures as characters (12 bits) and the number of the next reading (0: none). */
const CHOWS = 3;
export const PUNG_COUNT_SHIFT = 9;
export const PAIR_SHIFT = 12;
/** Flag: every part of the suit holds a terminal. */
export const HAS_END = 1 << 16;
/** Flag: every part of the suit holds a five. */
export const HAS_FIVE = 1 << 17;
export const HAS_PAIR_SHIFT = 18;
const SUM_BITS = 12;

/** Places of a winning tile: in a pung only, in a chow without a wait shape, in one wait shape or in more. */
export const PLACE = { pung: 0, chow: 1, edge: 2, closed: 3, single: 4, closedOrEdge: 5, singleOrMore: 6 } as const;

/**
 * Signatures of the seven chows of characters, indexed by lowest rank. The sum of up to four of the 21 signatures is
 * unique, so it identifies the chows of a hand in any order; "no chow" is 0. The numbers of one suit are the greedy
 * Sidon sequence of order four. The factors of the other suits are the result of a search.
 */
const SUIT_SIGNATURES = [1, 5, 21, 55, 153, 368, 856] as const;
const BAMBOOS_FACTOR = 3469;
const DOTS_FACTOR = 7881;
/** Signatures of the 21 chows, indexed by `7 * suit + lowest rank`. */
export const SIGNATURES = [1, BAMBOOS_FACTOR, DOTS_FACTOR].flatMap(factor =>
  SUIT_SIGNATURES.map(number => number * factor),
);

const sumOf = (rows: Int32Array, reading: number): number => rows[reading + CHOWS]! & ((1 << SUM_BITS) - 1);
/** Returns the sum of the signatures of the chows of three readings: characters, bamboos, dots. */
export const chowSum = (rows: Int32Array, m: number, s: number, p: number): number =>
  sumOf(rows, m) + BAMBOOS_FACTOR * sumOf(rows, s) + DOTS_FACTOR * sumOf(rows, p);

/** Returns the index in `rows` of the next reading of the same suit; 0 if there is none. */
export const nextReading = (rows: Int32Array, reading: number): number =>
  (rows[reading + CHOWS]! >> SUM_BITS) * READING_SIZE;

/** Number of suits that have a reading. */
const SUITS = 21_743;
const SLOT_BITS = 15;
const SLOT_MASK = READING_SIZE * ((1 << SLOT_BITS) - 1);
const SCATTER = 0x9e3779b1;
const slotOf = (packed: number): number => (Math.imul(packed, SCATTER) >>> (32 - SLOT_BITS)) * READING_SIZE;

/** Returns the index in `rows` of the first reading of a suit; negative if it has none. */
export function findReading(rows: Int32Array, packed: number): number {
  let at = slotOf(packed);
  while (rows[at] !== packed + 1) {
    if (rows[at] === 0) return -1;
    at = (at + READING_SIZE) & SLOT_MASK;
  }
  return at;
}

/** A reading in construction. `parts` is as in the table. */
interface Draft {
  readonly packed: number;
  readonly parts: number;
  /** How often the chow from each rank occurs, three bits a rank. */
  readonly chows: number;
  readonly tiles: number;
}
const isEnd = (rank: number): boolean => rank === 0 || rank === 8;
const BLANK: Draft = { packed: 0, parts: HAS_END | HAS_FIVE, chows: 0, tiles: 0 };

const keep = (parts: number, hasEnd: boolean, hasFive: boolean): number =>
  parts & ~((hasEnd ? 0 : HAS_END) | (hasFive ? 0 : HAS_FIVE));

const withPung = ({ packed, parts, chows, tiles }: Draft, rank: number): Draft => ({
  packed: packed + (3 << (3 * rank)),
  parts: (keep(parts, isEnd(rank), rank === 4) + (1 << PUNG_COUNT_SHIFT)) | (1 << rank),
  chows,
  tiles: tiles + 3,
});

const withChow = ({ packed, parts, chows, tiles }: Draft, rank: number): Draft => ({
  packed: packed + (CHOW << (3 * rank)),
  parts: keep(parts, rank === 0 || rank === 6, rank >= 2 && rank <= 4),
  chows: chows + (1 << (3 * rank)),
  tiles: tiles + 3,
});

const withPair = ({ packed, parts, chows, tiles }: Draft, rank: number): Draft => ({
  packed: packed + (2 << (3 * rank)),
  parts: keep(parts, isEnd(rank), rank === 4) | ((rank + 1) << PAIR_SHIFT) | (1 << HAS_PAIR_SHIFT),
  chows,
  tiles: tiles + 2,
});

/**
 * Adds every reading that extends `so` by at most `sets` sets, numbered `from` on (0-6 chows, 7-15 pungs), with and
 * without a pair. `to` is indexed by number of tiles.
 */
function enumerate(so: Draft, from: number, sets: number, to: Draft[][]): void {
  to[so.tiles]!.push(so);
  for (let rank = 0; rank < 9; rank++) {
    const paired = withPair(so, rank);
    if (indexOf(paired.packed) < OVERFULL) to[paired.tiles]!.push(paired);
  }
  for (let set = from; set < 16 && sets > 0; set++) {
    const next = set < 7 ? withChow(so, set) : withPung(so, set - 7);
    if (indexOf(next.packed) < OVERFULL) enumerate(next, set < 7 ? set : set + 1, sets - 1, to);
  }
}

/** Returns the `PLACE` of a winning tile of one rank. */
function placeOf({ parts, chows }: Draft, rank: number): number {
  // Counts of the chows from two ranks below, one below and this rank. The shift adds empty digits for ranks below 0.
  const around = (chows << 6) >> (3 * rank);
  const [isHigh, isMiddle, isLow] = [around & 0o7, around & 0o70, around & 0o700];
  const isEdge = (rank === 2 && isHigh !== 0) || (rank === 6 && isLow !== 0);
  if (((parts >> PAIR_SHIFT) & 15) === rank + 1) return isMiddle || isEdge ? PLACE.singleOrMore : PLACE.single;
  if (isMiddle) return isEdge ? PLACE.closedOrEdge : PLACE.closed;
  if (isEdge) return PLACE.edge;
  return isHigh || isLow ? PLACE.chow : PLACE.pung;
}

function rowOf(draft: Draft): [number, number, number, number] {
  let sum = 0;
  for (let rank = 0; rank < 7; rank++) sum += ((draft.chows >> (3 * rank)) & 7) * SUIT_SIGNATURES[rank]!;
  let places = 0;
  for (let rank = 0; rank < 9; rank++)
    if ((draft.packed >> (3 * rank)) & 7) places |= placeOf(draft, rank) << (3 * rank);
  return [draft.packed + 1, draft.parts, places, sum];
}

function build(): Int32Array {
  const bySize: Draft[][] = Array.from({ length: 15 }, () => []);
  enumerate(BLANK, 0, 4, bySize);
  // Small suits occur most often, so they are stored first and collide least.
  const drafts = bySize.flat();
  let end = 1 << SLOT_BITS;
  const rows = new Int32Array((end + drafts.length - SUITS) * READING_SIZE);
  for (const draft of drafts) {
    let at = slotOf(draft.packed);
    while (rows[at] !== 0 && rows[at] !== draft.packed + 1) at = (at + READING_SIZE) & SLOT_MASK;
    if (rows[at] !== 0) {
      while (nextReading(rows, at) > 0) at = nextReading(rows, at);
      rows[at + CHOWS]! |= end << SUM_BITS;
      at = end++ * READING_SIZE;
    }
    rows.set(rowOf(draft), at);
  }
  return rows;
}

let built: Int32Array | undefined;
/** Returns the table of readings. Builds it at first use (some 40 ms). */
export const suitReadings = (): Int32Array => (built ??= build());
