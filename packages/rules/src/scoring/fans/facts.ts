import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

/*
 * Facts that the rows of the fans depend on. A row depends on one kind of fact only, so that a referee can read it by
 * itself and the scorer can tabulate it over all values.
 */

/** Facts of all tiles and of how the hand was won, the same in every reading. */
export interface HandFacts {
  /** Number of suits that are present (0-3). */
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
  /** Concealed pungs that are no kongs (articles 54, 55). */
  readonly concealedPungs: number;
  readonly selfDrawn: boolean;
  /** Claimed melds: 0, 1 for one to three, 4. */
  readonly claims: 0 | 1 | 4;
  /** Whether a fan implies a concealed hand and the options add no Fully Concealed Hand to it (article 52). */
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

/** Facts of one reading: its form, its wait, and what its parts have in common. */
export interface ReadingFacts {
  readonly form: Form;
  readonly wait: WaitShape;
  /** Four sets and a pair, each with a terminal or an honour. */
  readonly hasEndInAll: boolean;
  /** Four sets and a pair, each with a five. */
  readonly hasFiveInAll: boolean;
  /** Kinds held four times without a kong that count as Tile Hog (article 66). */
  readonly hogs: number;
}

/** Facts on which All Chows depends (fan 63). `chows` is the number of chows. */
export interface ChowFacts {
  readonly chows: number;
  readonly isKnitted: boolean;
  readonly isPairSuited: boolean;
}

export interface Winds {
  readonly seat: Seat;
  readonly prevalent: Seat;
}

/** Stands for no pair, or for a pair on which no fan depends. */
export const NO_PAIR = -1 as Tile;
