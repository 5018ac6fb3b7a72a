import type { GameRecord, ReviewedCandidate, ReviewedDecision, ReviewReason } from '@gorrion/protocol';
import { reasonsOf } from '@gorrion/review';
import {
  type HandState,
  isSameAction,
  type ScoredFan,
  type SeatCommand,
  safeActions,
  suitOf,
  viewFor,
} from '@gorrion/rules';
import { replayTable } from '@gorrion/table';

/* The position before a mistake as a question, and what is right. */

/** What the player knew when they decided, and what they could do. */
export interface Position {
  readonly hand: HandState;
  readonly actions: readonly SeatCommand[];
}

/**
 * Returns the position before a decision as its player saw it: tiles of others and of the wall are hidden. Strict play
 * and counting by hand are turned off, so that the table offers what is legal as buttons.
 */
export function positionBefore(
  record: GameRecord,
  { before, seat }: Pick<ReviewedDecision, 'before' | 'seat'>,
): Position {
  const { hand } = replayTable(record.facts.slice(0, before)).session;
  const seen = viewFor(hand, seat);
  const view: HandState = { ...seen, rules: { ...seen.rules, assist: 'assisted' } };
  return { hand: view, actions: safeActions(view, seat) };
}

/** Returns the moves that count as right: the best one, and every one that cannot be told apart from it. */
export const rightMoves = ({ candidates }: ReviewedDecision): readonly ReviewedCandidate[] =>
  candidates.filter(({ isEqual }, n) => n === 0 || isEqual);

export const isRight = (decision: ReviewedDecision, move: SeatCommand): boolean =>
  rightMoves(decision).some(({ action }) => isSameAction(action, move));

const worthOf = ({ goal }: ReviewedCandidate): number | null => goal && (goal.byDiscard ?? goal.selfDrawn);

/**
 * Returns why an answer is worse than the best move, the most telling reason first. None names the tile of the best
 * discard, which is still to be found. Empty if the expert did not look into the answer.
 */
export function whyWrong(decision: ReviewedDecision, move: SeatCommand, { hand }: Position): readonly ReviewReason[] {
  const { seat, kind, candidates, played } = decision;
  const isPlayed = isSameAction(move, played);
  const reasons = isPlayed ? decision.reasons : reasonsOf({ view: hand, seat, played: move, candidates, kind });
  return reasons.filter(({ id }) => id !== 'idle-kept');
}

/** What helps to find the right answer without naming it. */
export type Hint =
  | { readonly id: 'count-it' }
  | { readonly id: 'safety' }
  | { readonly id: 'aim' | 'aim-call'; readonly fan: ScoredFan; readonly points: number }
  | { readonly id: 'suit'; readonly suit: 'characters' | 'bamboos' | 'dots' | 'honours' }
  | { readonly id: 'weigh' };

/** Returns one hint: what the best move is after, or else of what suit it is. */
export function hintFor({ candidates, reasons, kind }: ReviewedDecision): Hint {
  const [best] = candidates;
  if (kind === 'win') return { id: 'count-it' };
  if (reasons[0]?.id === 'dangerous') return { id: 'safety' };
  const fan = best?.goal?.fans[0];
  const points = best ? worthOf(best) : null;
  if (fan !== undefined && points !== null)
    return { id: best?.action.type === 'discard' ? 'aim' : 'aim-call', fan, points };
  if (best?.action.type === 'discard') return { id: 'suit', suit: suitOf(best.action.tile) ?? 'honours' };
  return { id: 'weigh' };
}
