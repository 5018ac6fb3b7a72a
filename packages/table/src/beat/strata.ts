import { isHonour, type Tile } from '@gorrion/rules';

/*
 * Answers that are alike: what was asked (a chow, or a pung, kong or win), of which kind of tile, and whether the hand
 * was still young. People think longer about an honour than about a chow.
 */

export const QUESTION_KINDS = ['chow', 'pung-number', 'pung-honour'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export type Stratum = `${QuestionKind}/${'early' | 'late'}`;

/** The slots of a window: P for a seat that could pung, kong or win, C for the next seat's chow. */
export const SLOTS = ['P', 'C'] as const;
export type Slot = (typeof SLOTS)[number];

/** From this discard of the hand on it is late. */
const LATE = 24;

export const questionKindOf = (slot: Slot, tile: Tile): QuestionKind =>
  slot === 'C' ? 'chow' : isHonour(tile) ? 'pung-honour' : 'pung-number';

export const stratumOf = (slot: Slot, tile: Tile, discardsBefore: number): Stratum =>
  `${questionKindOf(slot, tile)}/${discardsBefore < LATE ? 'early' : 'late'}`;
