import type { ReviewedDecision, ReviewedLuck } from '@gorrion/protocol';
import { rounded } from '../values/round.ts';
import type { DrawLuck } from './draws.ts';

/** Standard deviation of one step of `draws` between the strong and the expert level's values (bench/results.md). */
const STEP_DEVIATION = 1.7;
const NORMAL_95 = 1.96;

/** Whether a decision counts as a loss: what is not marked is not held against the player. */
const isMarked = ({ verdict }: ReviewedDecision): boolean => verdict === 'mistake' || verdict === 'inaccuracy';

/**
 * Splits a hand's result into the draws, the marked losses and the rest. `plusMinus` joins the intervals of the losses
 * with the usual disagreement of two levels about as many draws; errors that both levels share are not in it.
 */
export function luckOf(
  { draws, steps }: DrawLuck,
  decisions: readonly ReviewedDecision[],
  result: number,
): ReviewedLuck {
  const marked = decisions.filter(isMarked);
  const lost = marked.reduce((sum, { loss }) => sum + loss, 0);
  const sampled = marked.reduce((sum, { plusMinus }) => sum + (plusMinus ?? 0) ** 2, 0);
  const [wall, own] = [rounded(draws), rounded(-lost)];
  return {
    draws: wall,
    decisions: own,
    others: rounded(result - wall - own),
    result,
    plusMinus: rounded(Math.sqrt(sampled + steps * (NORMAL_95 * STEP_DEVIATION) ** 2)),
  };
}
