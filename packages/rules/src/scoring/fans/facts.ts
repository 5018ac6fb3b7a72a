import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

/**
 * What the rows of the fans may look at. Each kind of row sees one of these and nothing else, so a referee can read
 * a row by itself, and the scorer can tabulate it over all the values there are.
 */

/** Of all tiles and of how the hand was won: the same in every reading. */
export interface HandFacts {
  /** How many of the three suits are present. */
  readonly suits: number;
  readonly hasWinds: boolean;
  readonly hasDragons: boolean;
  /** Only 2, 3, 4, 6, 8 of bamboos and green dragons. */
  readonly isGreen: boolean;
  /** Only tiles that look the same upside down. */
  readonly isReversible: boolean;
  readonly isNineGates: boolean;
  readonly selfDrawn: boolean;
  readonly lastOfWall: boolean;
  readonly afterKong: boolean;
  readonly robbingKong: boolean;
  readonly lastOfKind: boolean;
}

/** Ranks over all suits, and the coarse shape of the reading. */
export interface RankFacts {
  /** Bit 0 for rank 1 ... bit 8 for rank 9. */
  readonly ranks: number;
  readonly hasHonours: boolean;
  readonly shape: 'pungs' | 'pairs' | 'other';
}

/** Kongs, concealed pungs and claims. */
export interface ConcealmentFacts {
  readonly meldedKongs: number;
  readonly concealedKongs: number;
  /** Concealed pungs that are no kongs (rulings 54, 55). */
  readonly concealedPungs: number;
  readonly selfDrawn: boolean;
  /** Claimed melds: none, some (1-3, given as 1), four. */
  readonly claims: 0 | 1 | 4;
  /** The form is concealed by nature, and the rules add no Fully Concealed Hand to it (ruling 52). */
  readonly isClosedByFan: boolean;
}

export const FORMS = [
  'sets',
  'knitted-straight',
  'seven-pairs',
  'seven-shifted-pairs',
  'thirteen-orphans',
  'lesser-knitted',
  'lesser-knitted-straight',
  'greater-knitted',
] as const;
export type Form = (typeof FORMS)[number];
export const WAIT_SHAPES = ['none', 'edge', 'closed', 'single'] as const;
export type WaitShape = (typeof WAIT_SHAPES)[number];

/** Of one reading: its form, what its parts have in common, and the wait. */
export interface ReadingFacts {
  readonly form: Form;
  readonly wait: WaitShape;
  /** Four sets and a pair, each with a terminal or an honour. */
  readonly hasEndInAll: boolean;
  /** Four sets and a pair, each with a five. */
  readonly hasFiveInAll: boolean;
  /** Kinds held four times without a kong that count as Tile Hog (ruling 66). */
  readonly hogs: number;
}

/** Whether the reading is all chows (fan 63). */
export interface ChowFacts {
  readonly chows: number;
  readonly isKnitted: boolean;
  readonly isPairSuited: boolean;
}

export interface Winds {
  readonly seat: Seat;
  readonly prevalent: Seat;
}

/** No pair, or one that no fan asks for. */
export const NO_PAIR = -1 as Tile;
