import type { GameRecord, ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
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
import { candidateOf } from '../game/moves.ts';

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

/** Why an answer is worse than the best move, as far as the expert's numbers tell. */
export type WrongReason =
  | { readonly id: 'played' }
  | { readonly id: 'not-looked-into' }
  | { readonly id: 'below-minimum'; readonly points: number; readonly minimum: number }
  | { readonly id: 'further'; readonly tiles: number }
  | { readonly id: 'dangerous'; readonly chance: number }
  | { readonly id: 'less-worth'; readonly points: number }
  | { readonly id: 'less-chance'; readonly chance: number }
  | { readonly id: 'less' };

/** The difference of the chances to deal in from which a discard is called dangerous. */
const DANGEROUS = 0.03;

const dangerIn = ({ danger }: ReviewedCandidate): number => danger.reduce((sum, chance) => sum + chance, 0);
const worthOf = ({ goal }: ReviewedCandidate): number | null => goal && (goal.byDiscard ?? goal.selfDrawn);

/** Returns why an answer is wrong. `minimum`: the points that a win needs. */
export function whyWrong(decision: ReviewedDecision, move: SeatCommand, minimum: number): WrongReason {
  const [best] = decision.candidates;
  const chosen = candidateOf(decision, move);
  if (isSameAction(move, decision.played)) return { id: 'played' };
  if (!best || !chosen) return { id: 'not-looked-into' };
  if (chosen.distance === 1 && chosen.goal === null && chosen.secured < minimum)
    return { id: 'below-minimum', points: chosen.secured, minimum };
  if (chosen.distance !== null && best.distance !== null && chosen.distance > best.distance)
    return { id: 'further', tiles: chosen.distance - best.distance };
  if (dangerIn(chosen) - dangerIn(best) >= DANGEROUS) return { id: 'dangerous', chance: dangerIn(chosen) };
  const [points, most] = [worthOf(chosen), worthOf(best)];
  if (points !== null && most !== null && points < most) return { id: 'less-worth', points };
  if (chosen.winChance !== null && best.winChance !== null && chosen.winChance < best.winChance)
    return { id: 'less-chance', chance: chosen.winChance };
  return { id: 'less' };
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
