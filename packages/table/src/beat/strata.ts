import { isHonour, type Tile } from '@gorrion/rules';

/*
 * Groups of similar answers: by the question (chow; or pung, kong, win), the kind of tile, and the age of the hand.
 * People think longer about an honour than about a chow.
 */

export const QUESTION_KINDS = ['chow', 'pung-number', 'pung-honour'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export type Stratum = `${QuestionKind}/${'early' | 'late'}`;

/** The slots of a window: P for a seat that could pung, kong or win, C for the next seat's chow. */
export const SLOTS = ['P', 'C'] as const;
export type Slot = (typeof SLOTS)[number];

/** Number of discards from which a hand is late. */
const LATE = 24;

export const questionKindOf = (slot: Slot, tile: Tile): QuestionKind =>
  slot === 'C' ? 'chow' : isHonour(tile) ? 'pung-honour' : 'pung-number';

export const stratumOf = (slot: Slot, tile: Tile, discardsBefore: number): Stratum =>
  `${questionKindOf(slot, tile)}/${discardsBefore < LATE ? 'early' : 'late'}`;
