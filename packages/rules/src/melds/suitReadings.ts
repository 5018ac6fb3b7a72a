import { CHOW, indexOf, OVERFULL } from './packed.ts';

/**
 * Every way to split a suit into up to four sets and perhaps a pair: 21,743 suits, 23,533 readings, enumerated from
 * the sixteen sets and nine pairs. A reading is one integer of what it is made of and one of where its ranks stand.
 */
export interface SuitReadings {
  /** Number of a suit's list by its base-5 index; 0 when it has no reading. */
  readonly lists: Uint16Array;
  /** Where the readings of list n begin; they end where those of n + 1 begin. */
  readonly starts: Uint16Array;
  /** `READING_SIZE` integers a reading, side by side because they are read together: see the places below. */
  readonly rows: Int32Array;
}
export const READING_SIZE = 8;
/** Pungs by rank (9 bits), number of pungs (3), pair rank + 1 (4), then `HAS_END`, `HAS_FIVE`. */
export const PARTS = 0;
/** Ranks in the middle of a chow (9 bits), ranks in a chow (9), `HAS_123`, `HAS_789`. */
export const PLACES = 1;
/** Sum of the signatures of its chows, were it characters, bamboos (+ 1) or dots (+ 2). */
export const CHOW_SUM = 2;
export const PUNG_COUNT_SHIFT = 9;
export const PAIR_SHIFT = 12;
/** Each part of the suit holds a terminal; each holds a five. */
export const HAS_END = 1 << 16;
export const HAS_FIVE = 1 << 17;
export const IN_CHOW_SHIFT = 9;
export const HAS_123 = 1 << 18;
export const HAS_789 = 1 << 19;

/**
 * A number for each chow (21) such that any four of them, or fewer, have a sum that no other choice has (a Sidon
 * sequence of order four, the first in greedy order; 0 is "no chow"). So a sum names the chows of a hand in any order.
 */
export const SIGNATURES = [
  1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967, 8194, 13663, 22432, 28169, 47688, 65545, 96615, 146248, 202507, 266267,
  364834,
] as const;

interface Draft {
  packed: number;
  parts: number;
  places: number;
  chows: number;
}
const isEnd = (rank: number): boolean => rank === 0 || rank === 8;
const BLANK: Draft = { packed: 0, parts: HAS_END | HAS_FIVE, places: 0, chows: 0 };

const keep = (parts: number, hasEnd: boolean, hasFive: boolean): number =>
  parts & ~((hasEnd ? 0 : HAS_END) | (hasFive ? 0 : HAS_FIVE));

function withPung(to: Draft, rank: number): Draft {
  const parts = keep(to.parts, isEnd(rank), rank === 4) + (1 << PUNG_COUNT_SHIFT);
  return { ...to, packed: to.packed + (3 << (3 * rank)), parts: parts | (1 << rank) };
}

function withChow(to: Draft, rank: number): Draft {
  const edge = (rank === 0 ? HAS_123 : 0) | (rank === 6 ? HAS_789 : 0);
  return {
    packed: to.packed + (CHOW << (3 * rank)),
    parts: keep(to.parts, rank === 0 || rank === 6, rank >= 2 && rank <= 4),
    places: to.places | (2 << rank) | (7 << (rank + IN_CHOW_SHIFT)) | edge,
    chows: to.chows + (1 << (3 * rank)),
  };
}

const withPair = (to: Draft, rank: number): Draft => ({
  ...to,
  packed: to.packed + (2 << (3 * rank)),
  parts: keep(to.parts, isEnd(rank), rank === 4) | ((rank + 1) << PAIR_SHIFT),
});

/** All readings with sets numbered `from` on (0-6 chows, 7-15 pungs), at most `sets` of them. */
function* enumerate(so: Draft, from: number, sets: number): Generator<Draft> {
  yield so;
  for (let rank = 0; rank < 9; rank++) {
    const paired = withPair(so, rank);
    if (indexOf(paired.packed) < OVERFULL) yield paired;
  }
  for (let set = from; set < 16 && sets > 0; set++) {
    const next = set < 7 ? withChow(so, set) : withPung(so, set - 7);
    if (indexOf(next.packed) < OVERFULL) yield* enumerate(next, set < 7 ? set : set + 1, sets - 1);
  }
}

function signature(chows: number, suit: number): number {
  let sum = 0;
  for (let rank = 0; rank < 7; rank++) sum += ((chows >> (3 * rank)) & 7) * SIGNATURES[7 * suit + rank];
  return sum;
}

function build(): SuitReadings {
  const drafts = [...enumerate(BLANK, 0, 4)].map(draft => ({ ...draft, index: indexOf(draft.packed) }));
  drafts.sort((a, b) => a.index - b.index);
  const lists = new Uint16Array(OVERFULL);
  const starts: number[] = [0];
  drafts.forEach(({ index }, at) => {
    if (lists[index] === 0) lists[index] = starts.push(at) - 1;
  });
  const rows = new Int32Array(drafts.length * READING_SIZE);
  drafts.forEach(({ parts, places, chows }, at) => {
    const sums = [0, 1, 2].map(suit => signature(chows, suit));
    rows.set([parts, places, ...sums], at * READING_SIZE);
  });
  return { lists, starts: Uint16Array.from([...starts, drafts.length]), rows };
}

let built: SuitReadings | undefined;
/** The readings of all suits, made at first use (some 40 ms). */
export const suitReadings = (): SuitReadings => (built ??= build());
