import type { ReviewedDecision } from '@gorrion/protocol';
import type { SeatCommand } from '@gorrion/rules';
import type { TileMark } from '../../board/index.ts';
import { rightMoves } from './question.ts';
import type { Attempt } from './useQuestion.ts';

const NONE: readonly TileMark[] = [];

const markOf = (move: SeatCommand | undefined, kind: TileMark['kind']): readonly TileMark[] =>
  move?.type === 'discard' ? [{ zone: 'hand', seat: move.seat, tile: move.tile, kind }] : NONE;

/** Returns the tiles that are pointed out: a wrong answer, or once it is explained the right one and what was played. */
export function marksOf(decision: ReviewedDecision, attempt: Attempt): readonly TileMark[] {
  if (attempt.stage === 'asked') return NONE;
  if (attempt.stage === 'wrong') return markOf(attempt.move, 'played');
  const right = attempt.stage === 'right' ? attempt.move : rightMoves(decision)[0]?.action;
  return [...markOf(right, 'best'), ...markOf(decision.played, 'played')];
}
