import { CHOW, indexOf, OVERFULL } from './packed.ts';

/**
 * Every way to split a suit into up to four sets and perhaps a pair: 21,743 suits, 23,533 readings, enumerated from
 * the sixteen sets and nine pairs. A reading is `READING_SIZE` integers side by side; the first reading of each suit
 * stands where `findReading` looks for it, the others at the end, each named by the one before.
 */
export const READING_SIZE = 4;
/** First of the four is the packed suit plus one; then, in this place, pungs by rank (9 bits), number of pungs (3), pair
 * rank + 1 (4), `HAS_END`, `HAS_FIVE`, and on top whether it has a pair. */
export const PARTS = 1;
/** What a winning tile of each rank would be to the chows and the pair: one `PLACE` of three bits a rank. */
export const PLACES = 2;
/**
 * Sum of the signatures of its chows as characters (12 bits), then the number of the suit's next reading, 0 if none.
 */
const CHOWS = 3;
export const PUNG_COUNT_SHIFT = 9;
export const PAIR_SHIFT = 12;
/** Each part of the suit holds a terminal; each holds a five. */
export const HAS_END = 1 << 16;
export const HAS_FIVE = 1 << 17;
export const HAS_PAIR_SHIFT = 18;
const SUM_BITS = 12;

/** In no chow and not the pair; in chows, but no wait shape; the wait shapes, by themselves and together. */
export const PLACE = { pung: 0, chow: 1, edge: 2, closed: 3, single: 4, closedOrEdge: 5, singleOrMore: 6 } as const;

/**
 * A number for each chow (21) such that any four of them, or fewer, have a sum that no other choice has; 0 is "no
 * chow". So a sum names the chows of a hand in any order. Of one suit they are a Sidon sequence of order four, the
 * first in greedy order; the factors of the other suits were found by trial.
 */
const SUIT_SIGNATURES = [1, 5, 21, 55, 153, 368, 856] as const;
const BAMBOOS_FACTOR = 3469;
const DOTS_FACTOR = 7881;
export const SIGNATURES = [1, BAMBOOS_FACTOR, DOTS_FACTOR].flatMap(factor =>
  SUIT_SIGNATURES.map(number => number * factor),
);

const sumOf = (rows: Int32Array, reading: number): number => rows[reading + CHOWS]! & ((1 << SUM_BITS) - 1);
/** Sum of the signatures of the chows of three readings: characters, bamboos, dots. */
export const chowSum = (rows: Int32Array, m: number, s: number, p: number): number =>
  sumOf(rows, m) + BAMBOOS_FACTOR * sumOf(rows, s) + DOTS_FACTOR * sumOf(rows, p);

/** Where the next reading of the same suit begins; 0 if there is none. */
export const nextReading = (rows: Int32Array, reading: number): number =>
  (rows[reading + CHOWS]! >> SUM_BITS) * READING_SIZE;

/** How many suits have a reading. */
const SUITS = 21_743;
const SLOT_BITS = 15;
const SLOT_MASK = READING_SIZE * ((1 << SLOT_BITS) - 1);
const SCATTER = 0x9e3779b1;
const slotOf = (packed: number): number => (Math.imul(packed, SCATTER) >>> (32 - SLOT_BITS)) * READING_SIZE;

/** Where the first reading of a suit begins in the rows; negative when it has none. */
export function findReading(rows: Int32Array, packed: number): number {
  let at = slotOf(packed);
  while (rows[at] !== packed + 1) {
    if (rows[at] === 0) return -1;
    at = (at + READING_SIZE) & SLOT_MASK;
  }
  return at;
}

interface Draft {
  readonly packed: number;
  readonly parts: number;
  /** Number of each chow, three bits a rank. */
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

/** All readings with sets numbered `from` on (0-6 chows, 7-15 pungs), at most `sets` of them, by number of tiles. */
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

/** The `PLACE` of one rank. */
function placeOf({ parts, chows }: Draft, rank: number): number {
  // Chows that begin two ranks lower, one lower and here: two empty digits below spare asking whether there are such ranks.
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
  // Small suits first: they are met most often, and so stand where they are looked for first.
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
/** The readings of all suits, made at first use (some 40 ms). */
export const suitReadings = (): Int32Array => (built ??= build());
