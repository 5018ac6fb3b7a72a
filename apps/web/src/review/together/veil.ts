import type { GameReview, ReviewPlace } from '@gorrion/protocol';
import { type HandOfMoves, moveOfDecision } from '../expert/placed.ts';

/** Returns a review without what it says of one position: what the expert thinks waits until the votes are shown. */
export function veiled(review: GameReview, hands: readonly HandOfMoves[], hidden: ReviewPlace | undefined): GameReview {
  const hand = hidden && hands[hidden.hand];
  if (!hand) return review;
  return {
    ...review,
    hands: review.hands.map(one =>
      one.hand === hidden.hand
        ? { ...one, decisions: one.decisions.filter(({ before }) => moveOfDecision(hand, before) !== hidden.move) }
        : one,
    ),
  };
}
