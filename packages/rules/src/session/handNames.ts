import type { Seat } from '../tiles/seat.ts';
import type { HandRecord } from './state.ts';

/** Where a hand stands in its session. */
export interface HandPlace {
  readonly round: Seat;
  /** Number of the hand in its round, from 1: at most 4 by the competition's rules, any number by the older ways. */
  readonly inRound: number;
}

/** A hand by its number in the session and its round. A hand that is dealt again keeps its number. */
type Numbered = Pick<HandRecord, 'number' | 'round'>;

/**
 * Returns where a hand stands. `hands` are the hands before it, in order; the hand itself and later ones may be among
 * them. By the older ways only they tell how long a round is, because a banker may stay (CLASSICAL 13).
 */
export function placeOfHand({ number, round }: Numbered, hands: readonly Numbered[]): HandPlace {
  const first = hands.find(hand => hand.round === round)?.number ?? number;
  return { round, inRound: number - Math.min(first, number) + 1 };
}

const LETTERS = 'eswn';

/** Returns the name of a hand, which no other hand of its session has: "e3" for the third of the East round. */
export const nameOfHand = ({ round, inRound }: HandPlace): string => `${LETTERS[round]}${inRound}`;
