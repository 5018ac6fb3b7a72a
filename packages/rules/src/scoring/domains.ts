import type { Seat } from '../tiles/seat.ts';
import { EAST, RED, type Tile } from '../tiles/tile.ts';
import {
  type ConcealmentFacts,
  FORMS,
  type HandFacts,
  type RankFacts,
  type ReadingFacts,
  WAIT_SHAPES,
  type Winds,
} from './fans/facts.ts';

/*
 * Domains: the facts that rows depend on, encoded as small integers that index the tables (`FanTables`). Each encoding
 * stands beside its decoder. A table is filled by decoding a value and evaluating the rows.
 */

/** Whether a bit of a number is set. */
const bit = (number: number, at: number): boolean => ((number >> at) & 1) === 1;

/** Bits of a hand: number of suits (bits 0-1), a flag for each fact of its tiles, and circumstances from bit 7. */
export const HAND = {
  winds: 1 << 2,
  dragons: 1 << 3,
  green: 1 << 4,
  reversible: 1 << 5,
  nineGates: 1 << 6,
  selfDrawn: 1 << 7,
  lastOfWall: 1 << 8,
  afterKong: 1 << 9,
  robbingKong: 1 << 10,
  lastOfKind: 1 << 11,
  size: 1 << 12,
} as const;

/** Decodes a value of `HAND`. */
export const handFacts = (number: number): HandFacts => ({
  suits: number & 3,
  hasWinds: bit(number, 2),
  hasDragons: bit(number, 3),
  isGreen: bit(number, 4),
  isReversible: bit(number, 5),
  isNineGates: bit(number, 6),
  selfDrawn: bit(number, 7),
  lastOfWall: bit(number, 8),
  afterKong: bit(number, 9),
  robbingKong: bit(number, 10),
  lastOfKind: bit(number, 11),
});

/** Bits of the ranks: one for each of nine ranks (bits 0-8), honours, and the shape, of which none is `other`. */
export const RANKS = { honours: 1 << 9, pungs: 1 << 10, pairs: 1 << 11, size: 1 << 12 } as const;

/** Decodes a value of `RANKS`. */
export const rankFacts = (number: number): RankFacts => ({
  ranks: number & 0x1ff,
  hasHonours: bit(number, 9),
  shape: bit(number, 10) ? 'pungs' : bit(number, 11) ? 'pairs' : 'other',
});

/** Flags and size of concealment: a mixed-radix number of 5 x 5 x 5 x 3 x 4 values, encoded by `concealment`. */
export const CONCEALMENT = { selfDrawn: 1, closedByFan: 2, size: 5 * 5 * 5 * 3 * 4 } as const;
const CLAIMS = [0, 1, 4] as const;
/** Encodes melded kongs, concealed kongs, concealed pungs (0-4 each), claims (0-4: none, some, four) and two flags. */
export const concealment = (melded: number, kongs: number, pungs: number, claims: number, flags: number): number =>
  (((melded * 5 + kongs) * 5 + pungs) * 3 + (claims === 4 ? 2 : claims === 0 ? 0 : 1)) * 4 + flags;

/** Decodes a value of `CONCEALMENT`. */
export const concealmentFacts = (number: number): ConcealmentFacts => ({
  selfDrawn: bit(number, 0),
  isClosedByFan: bit(number, 1),
  claims: CLAIMS[(number >> 2) % 3]!,
  concealedPungs: Math.floor(number / 12) % 5,
  concealedKongs: Math.floor(number / 60) % 5,
  meldedKongs: Math.floor(number / 300),
});

/** Bits of a reading: form (0-2), wait (3-4), an end in all parts (5), a five in all parts (6), Tile Hogs (7-8). */
export const READING = { waitShift: 3, partsShift: 5, hogsShift: 7, size: 1 << 9 } as const;

/** Decodes a value of `READING`. */
export const readingFacts = (number: number): ReadingFacts => ({
  form: FORMS[number & 7]!,
  wait: WAIT_SHAPES[(number >> 3) & 3]!,
  hasEndInAll: bit(number, 5),
  hasFiveInAll: bit(number, 6),
  hogs: number >> 7,
});

/** Pairs and size of the honours: a mixed-radix number of 128 x 3 x 4 x 4 values, encoded by `honours`. */
export const HONOURS = { wind: 1, dragon: 2, size: 128 * 3 * 16 } as const;
/** Encodes a mask of seven pungs, the pair (0 none, `wind`, `dragon`), seat wind and prevalent wind. */
export const honours = (pungs: number, pair: number, seat: Seat, prevalent: Seat): number =>
  ((pungs * 3 + pair) * 4 + seat) * 4 + prevalent;

/** Decodes a value of `HONOURS`. Any wind stands for a pair of winds, any dragon for a pair of dragons. */
export function honourFacts(number: number): { pungs: Tile[]; pair: Tile; winds: Winds } {
  const mask = Math.floor(number / 48);
  const pungs = [0, 1, 2, 3, 4, 5, 6].filter(rank => bit(mask, rank)).map(rank => (EAST + rank) as Tile);
  const pairKind = Math.floor(number / 16) % 3;
  const pair = (pairKind === 0 ? -1 : pairKind === HONOURS.wind ? EAST : RED) as Tile;
  return { pungs, pair, winds: { seat: ((number >> 2) & 3) as Seat, prevalent: (number & 3) as Seat } };
}

/** Classes of the pair beside chows: honour, suited, a five of each suit; with Knitted Straight: honour, suited. */
export const CHOW_PAIRS = { honour: 0, suited: 1, fives: 2, knittedHonour: 5, knittedSuited: 6, size: 8 } as const;
const FIVES = [4, 13, 22] as Tile[];

/** Returns a tile that stands for all pairs of a class. */
export const pairOfClass = (pairClass: number): Tile =>
  pairClass === CHOW_PAIRS.honour || pairClass === CHOW_PAIRS.knittedHonour
    ? EAST
    : (FIVES[pairClass - 2] ?? (0 as Tile));

/** Returns the tiles of a 27-bit mask of suited pungs, in order of kind. */
export const pungsOfMask = (mask: number): Tile[] =>
  Array.from({ length: 27 }, (_, kind) => kind as Tile).filter(kind => bit(mask, kind));
