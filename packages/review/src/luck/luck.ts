import type { ReviewedDecision, ReviewedLuck } from '@gorrion/protocol';
import { rounded } from '../values/round.ts';
import type { DrawLuck } from './draws.ts';

/** Standard deviation of one step of `draws` between the strong and the expert level's values (bench/results.md). */
const STEP_DEVIATION = 1.7;
const NORMAL_95 = 1.96;

/**
 * Splits a hand's result into the draws, the measured losses and the rest. `plusMinus` joins the intervals of the losses
 * with the usual disagreement of two levels about as many draws; errors that both levels share are not in it.
 */
export function luckOf(
  { draws, steps }: DrawLuck,
  decisions: readonly ReviewedDecision[],
  result: number,
): ReviewedLuck {
  const lost = decisions.reduce((sum, { loss }) => sum + Math.max(0, loss), 0);
  const sampled = decisions.reduce((sum, { plusMinus }) => sum + (plusMinus ?? 0) ** 2, 0);
  const [wall, own] = [rounded(draws), rounded(-lost)];
  return {
    draws: wall,
    decisions: own,
    others: rounded(result - wall - own),
    result,
    plusMinus: rounded(Math.sqrt(sampled + steps * (NORMAL_95 * STEP_DEVIATION) ** 2)),
  };
}
