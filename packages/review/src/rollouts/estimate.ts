import type { DecisionKind } from '@gorrion/protocol';

/* How losses are estimated from pairs of rollouts, and when there are enough of them. */

/** What is expected of a loss before anything is played out (points). */
export interface Prior {
  readonly mean: number;
  readonly deviation: number;
}

/** Share of a loss in the wide search's values that is lost when the hand is played, and the deviation from it (points). */
interface Fit {
  readonly share: number;
  readonly deviation: number;
}

/** Of claims the search knows less: of what it says, more is lost, with a wider spread (bench/results.md). */
const CLAIMS: Fit = { share: 1.1, deviation: 3 };
const OTHERS: Fit = { share: 0.6, deviation: 1.2 };

/** Returns what is expected of a loss (points) in the search's values, for a kind of decision. */
export function priorOf(kind: DecisionKind, loss: number): Prior {
  const { share, deviation } = kind === 'claim' ? CLAIMS : OTHERS;
  return { mean: share * loss, deviation };
}

/** Points from which on a loss is an inaccuracy and a mistake. */
export const INACCURACY = 0.7;
export const MISTAKE = 2;

/** What pairs show before any is played: a variance of 36 (points squared), as if seen in 20 pairs. */
const USUAL_VARIANCE = 36;
const USUAL_PAIRS = 20;
/** Half of a 95 % interval in standard errors. */
const NORMAL_95 = 1.96;

export interface Estimate {
  readonly loss: number;
  readonly standardError: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
}

/** Returns the estimate of a loss from the differences of pairs, reference less played. */
export function estimateOf(differences: readonly number[], prior: Prior | undefined): Estimate {
  const n = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / n;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const variance = (squares + USUAL_PAIRS * USUAL_VARIANCE) / (n + USUAL_PAIRS - 1) / n;
  const priorWeight = prior ? 1 / prior.deviation ** 2 : 0;
  const weight = 1 / variance + priorWeight;
  const loss = (mean / variance + (prior?.mean ?? 0) * priorWeight) / weight;
  const standardError = 1 / Math.sqrt(weight);
  return { loss, standardError, plusMinus: NORMAL_95 * standardError };
}

/** Returns whether more pairs would hardly change the verdict. */
export function isDecided({ loss, standardError, plusMinus }: Estimate): boolean {
  const [low, high] = [loss - plusMinus, loss + plusMinus];
  if (low > MISTAKE || high < INACCURACY || (low > INACCURACY && high < MISTAKE)) return true;
  return (loss - standardError > MISTAKE && low > 0) || loss + standardError < INACCURACY;
}
