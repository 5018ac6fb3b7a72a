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

/**
 * The facts that rows ask for, each as a small integer: what a table is indexed by. Every encoder has its decoder
 * beside it, and a table is filled by decoding a number and asking the rows.
 */
const bit = (number: number, at: number): boolean => ((number >> at) & 1) === 1;

/** Hand: suits 2 bits, winds, dragons, green, reversible, nine gates; then the circumstances from bit 7. */
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

/** Ranks: nine bits, honours, then the shape. */
export const RANKS = { honours: 1 << 9, pungs: 1 << 10, pairs: 1 << 11, size: 1 << 12 } as const;

export const rankFacts = (number: number): RankFacts => ({
  ranks: number & 0x1ff,
  hasHonours: bit(number, 9),
  shape: bit(number, 10) ? 'pungs' : bit(number, 11) ? 'pairs' : 'other',
});

/** Concealment: 0-4 melded kongs, concealed kongs, concealed pungs; claims none, some, four; two flags. */
export const CONCEALMENT = { selfDrawn: 1, closedByFan: 2, size: 5 * 5 * 5 * 3 * 4 } as const;
const CLAIMS = [0, 1, 4] as const;
export const concealment = (melded: number, kongs: number, pungs: number, claims: number, flags: number): number =>
  (((melded * 5 + kongs) * 5 + pungs) * 3 + (claims === 4 ? 2 : claims === 0 ? 0 : 1)) * 4 + flags;

export const concealmentFacts = (number: number): ConcealmentFacts => ({
  selfDrawn: bit(number, 0),
  isClosedByFan: bit(number, 1),
  claims: CLAIMS[(number >> 2) % 3]!,
  concealedPungs: Math.floor(number / 12) % 5,
  concealedKongs: Math.floor(number / 60) % 5,
  meldedKongs: Math.floor(number / 300),
});

/** Reading: form 3 bits, wait 2 bits, ends and fives in all parts (2 flags from bit 5), Tile Hogs 2 bits. */
export const READING = { waitShift: 3, partsShift: 5, hogsShift: 7, size: 1 << 9 } as const;

export const readingFacts = (number: number): ReadingFacts => ({
  form: FORMS[number & 7]!,
  wait: WAIT_SHAPES[(number >> 3) & 3]!,
  hasEndInAll: bit(number, 5),
  hasFiveInAll: bit(number, 6),
  hogs: number >> 7,
});

/** Honours: seven pungs, pair none, wind or dragon, seat wind, prevalent wind. */
export const HONOURS = { wind: 1, dragon: 2, size: 128 * 3 * 16 } as const;
export const honours = (pungs: number, pair: number, seat: Seat, prevalent: Seat): number =>
  ((pungs * 3 + pair) * 4 + seat) * 4 + prevalent;

export function honourFacts(number: number): { pungs: Tile[]; pair: Tile; winds: Winds } {
  const mask = Math.floor(number / 48);
  const pungs = [0, 1, 2, 3, 4, 5, 6].filter(rank => bit(mask, rank)).map(rank => (EAST + rank) as Tile);
  const pairKind = Math.floor(number / 16) % 3;
  const pair = (pairKind === 0 ? -1 : pairKind === HONOURS.wind ? EAST : RED) as Tile;
  return { pungs, pair, winds: { seat: ((number >> 2) & 3) as Seat, prevalent: (number & 3) as Seat } };
}

/** Pair beside chows: an honour, any suited one, a five of each suit; with Knitted Straight an honour or suited. */
export const CHOW_PAIRS = { honour: 0, suited: 1, fives: 2, knittedHonour: 5, knittedSuited: 6, size: 8 } as const;
const FIVES = [4, 13, 22] as Tile[];

export const pairOfClass = (pairClass: number): Tile =>
  pairClass === CHOW_PAIRS.honour || pairClass === CHOW_PAIRS.knittedHonour
    ? EAST
    : (FIVES[pairClass - 2] ?? (0 as Tile));

/** The pungs of 27 bits, in order of kind. */
export const pungsOfMask = (mask: number): Tile[] =>
  Array.from({ length: 27 }, (_, kind) => kind as Tile).filter(kind => bit(mask, kind));
