/*
 * Bayesian rating of games with any number of places: the Bradley-Terry model with full pairs, Algorithm 1 of R. C. Weng
 * and C.-J. Lin, "A Bayesian approximation method for online ranking", Journal of Machine Learning Research 12 (2011).
 * Every two at a table are compared; who has the better place of two has won, equal places are half a win each.
 */

/** What is believed of a strength: a normal distribution. A deviation of 0 is certain and never changes. */
export interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

export interface Pairing {
  /** Standard deviation of the luck of one game, in the unit of the means. */
  readonly beta: number;
  /** Variance that a strength gains before each game is the square of this, in the unit of the means. */
  readonly tau: number;
  /**
   * Weight of one comparison, above 0 and at most 1. The paper counts the three comparisons of a player as three games (1),
   * though all three rest on one performance: then a deviation falls faster than errors do.
   */
  readonly weight: number;
}

/** Least share of a variance that is left after a game (kappa in the paper). */
const LEAST_LEFT = 1e-4;

/** Returns the scale on which the difference of two means becomes a chance. */
export const scaleOf = (one: Belief, other: Belief, beta: number): number =>
  Math.sqrt(one.deviation ** 2 + other.deviation ** 2 + 2 * beta ** 2);

/** Returns the chance that one is placed before the other. */
export const chanceBefore = (one: Belief, other: Belief, beta: number): number =>
  1 / (1 + Math.exp((other.mean - one.mean) / scaleOf(one, other, beta)));

/** Returns what was won of a comparison: 1, 0, or one half for equal ranks. */
const wonOf = (own: number, other: number): number => (own < other ? 1 : own > other ? 0 : 0.5);

const unsettled = (belief: Belief, tau: number): Belief =>
  belief.deviation === 0 ? belief : { ...belief, deviation: Math.hypot(belief.deviation, tau) };

/**
 * Returns what is believed after one game. `ranks` go with `before`; the smaller is better, and only their order counts.
 */
export function afterGame(
  before: readonly Belief[],
  ranks: readonly number[],
  { beta, tau, weight }: Pairing,
): readonly Belief[] {
  const players = before.map(belief => unsettled(belief, tau));
  return players.map((own, at) => {
    if (own.deviation === 0) return own;
    const variance = own.deviation ** 2;
    let [shift, information] = [0, 0];
    players.forEach((other, beside) => {
      if (beside === at) return;
      const scale = scaleOf(own, other, beta);
      const chance = chanceBefore(own, other, beta);
      shift += (variance / scale) * (wonOf(ranks[at]!, ranks[beside]!) - chance);
      // Gamma of the paper: the deviation beside the scale keeps the variance from falling too fast.
      information += (own.deviation / scale) * (variance / scale ** 2) * chance * (1 - chance);
    });
    return {
      mean: own.mean + weight * shift,
      deviation: own.deviation * Math.sqrt(Math.max(1 - weight * information, LEAST_LEFT)),
    };
  });
}
