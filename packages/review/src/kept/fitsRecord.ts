import type { GameRecord, HandReview, ReviewedDecision } from '@gorrion/protocol';
import { isClassical, isSameAction, type Seat } from '@gorrion/rules';
import { type DealtHand, dealtHands } from '../hands/dealtHands.ts';

function fitsHand(decision: ReviewedDecision, { begin, end }: DealtHand, seat: Seat): boolean {
  const { before, fact, played, candidates } = decision;
  if (decision.seat !== seat || before <= begin || fact < before || fact >= end) return false;
  if (candidates.some(({ action }) => action.seat !== seat)) return false;
  return candidates.some(({ action }) => isSameAction(action, played));
}

/** Whether a game is played by rules that the expert does not know. */
const isUnknown = ({ facts }: Pick<GameRecord, 'facts'>): boolean =>
  facts.some(
    ({ event }) =>
      event.type === 'session' && event.event.type === 'session-started' && isClassical(event.event.options.rules),
  );

/**
 * Whether a review can be one of this record: its hand is over, its decisions are those of the player's seat, in their
 * order and within the hand. Values are not checked: only another review could. A review of another game, or a made-up
 * one, does not fit. Games of the older ways have no reviews.
 */
export function fitsRecord(record: Pick<GameRecord, 'facts'>, { hand: index, player, decisions }: HandReview): boolean {
  if (isUnknown(record)) return false;
  const hand = dealtHands(record)[index];
  if (!hand?.isOver) return false;
  const seat = hand.seating.indexOf(player) as Seat;
  const isInOrder = decisions.every(({ before }, n) => n === 0 || before > decisions[n - 1]!.before);
  return isInOrder && decisions.every(decision => fitsHand(decision, hand, seat));
}
