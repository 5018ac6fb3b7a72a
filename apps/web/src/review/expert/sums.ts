import type { ReviewedDecision } from '@gorrion/protocol';
import { isMistake, lossOf } from '../../client/mistakes/mistakes.ts';
import type { PlacedHand } from './placed.ts';

/** What the decisions of one hand or of several come to. */
export interface DecisionSums {
  readonly count: number;
  /** Decisions without a loss that can be told from nothing. */
  readonly withoutLoss: number;
  readonly mistakes: number;
  readonly inaccuracies: number;
  /** Points lost by mistakes and inaccuracies, zero or more. */
  readonly lost: number;
  readonly hands: number;
}

const withVerdict = (faults: readonly ReviewedDecision[], verdict: ReviewedDecision['verdict']) =>
  faults.filter(decision => decision.verdict === verdict).length;

export function sumsOf(hands: readonly PlacedHand[]): DecisionSums {
  const decisions = hands.flatMap(({ review }) => review.decisions);
  const faults = decisions.filter(isMistake);
  return {
    count: decisions.length,
    withoutLoss: decisions.length - faults.length,
    mistakes: withVerdict(faults, 'mistake'),
    inaccuracies: withVerdict(faults, 'inaccuracy'),
    lost: lossOf(faults),
    hands: hands.length,
  };
}
