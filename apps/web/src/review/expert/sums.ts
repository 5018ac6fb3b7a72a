import type { ReviewedDecision, ReviewStage } from '@gorrion/protocol';
import { isMistake } from '../mistakes/mistakes.ts';
import type { PlacedHand } from './placed.ts';

/** What the decisions of one hand or of several come to. */
export interface DecisionSums {
  readonly count: number;
  /** Decisions without a loss that can be told from nothing. */
  readonly withoutLoss: number;
  readonly mistakes: number;
  readonly inaccuracies: number;
  /** Points lost, zero or more; what is too close to call counts too. */
  readonly lost: number;
  /** `full` if every hand was reviewed in full. */
  readonly stage: ReviewStage;
  readonly hands: number;
}

const withVerdict = (decisions: readonly ReviewedDecision[], verdict: ReviewedDecision['verdict']) =>
  decisions.filter(decision => decision.verdict === verdict).length;

export function sumsOf(hands: readonly PlacedHand[]): DecisionSums {
  const decisions = hands.flatMap(({ review }) => review.decisions);
  return {
    count: decisions.length,
    withoutLoss: decisions.filter(decision => !isMistake(decision)).length,
    mistakes: withVerdict(decisions, 'mistake'),
    inaccuracies: withVerdict(decisions, 'inaccuracy'),
    lost: decisions.reduce((sum, { loss }) => sum + Math.max(0, loss), 0),
    stage: hands.every(({ review }) => review.stage === 'full') ? 'full' : 'overview',
    hands: hands.length,
  };
}
