import type { ReviewPlace } from '@gorrion/protocol';
import type { Seat } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';

/* Moments of a game, as people name them to each other. */

/** Returns a moment in few words, such as "E3 · turn 9". */
export type NameOfPlace = (place: ReviewPlace) => string;

/** What the name of a moment needs of its hand. */
interface NamedHand {
  readonly round: Seat;
  /** Hand of the round, from 1. */
  readonly inRound: number;
  readonly turn: number;
}

export const isSamePlace = (one: ReviewPlace | null | undefined, other: ReviewPlace | null | undefined): boolean =>
  one?.hand === other?.hand && one?.move === other?.move && one?.line === other?.line;

/** Returns a moment in few words, such as "E3 · turn 9" or "E3 · turn 12 · branch 2". */
export function placeName(t: Translate, hand: NamedHand | undefined, line: string | null): string {
  if (!hand) return t('together.elsewhere');
  const place = { hand: `${t(`replay.wind.${hand.round}`)}${hand.inRound}`, turn: t.number(hand.turn) };
  return line === null ? t('together.place', place) : t('together.placeOfBranch', { ...place, branch: line.slice(1) });
}
