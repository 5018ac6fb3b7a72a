import type { GameRecord, HandReview, ReviewedDecision } from '@gorrion/protocol';
import { isSameAction, type Seat } from '@gorrion/rules';
import { type DealtHand, dealtHands } from '../hands/dealtHands.ts';

function fitsHand(decision: ReviewedDecision, { begin, end }: DealtHand, seat: Seat): boolean {
  const { before, fact, played, candidates } = decision;
  if (decision.seat !== seat || before <= begin || fact < before || fact >= end) return false;
  if (candidates.some(({ action }) => action.seat !== seat)) return false;
  return candidates.some(({ action }) => isSameAction(action, played));
}

/**
 * Whether a review can be one of this record: its hand is over, its decisions are those of the player's seat, in their
 * order and within the hand. Values are not checked: only another review could. A review of another game, or a made-up
 * one, does not fit.
 */
export function fitsRecord(record: Pick<GameRecord, 'facts'>, { hand: index, player, decisions }: HandReview): boolean {
  const hand = dealtHands(record)[index];
  if (!hand?.isOver) return false;
  const seat = hand.seating.indexOf(player) as Seat;
  const isInOrder = decisions.every(({ before }, n) => n === 0 || before > decisions[n - 1]!.before);
  return isInOrder && decisions.every(decision => fitsHand(decision, hand, seat));
}
