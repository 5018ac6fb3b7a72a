/* Ranges that hold a true value in nine of ten cases. */

/** A number with the range that its sample leaves open; without a range where too few values say nothing of it. */
export interface Estimate {
  readonly value: number;
  /** Low and high end of the 90 % interval. */
  readonly range?: readonly [low: number, high: number];
  /** How many values it is from. */
  readonly count: number;
}

/** The normal distribution leaves 5 % beyond this on each side. */
const Z = 1.6448536269514722;

/** Returns a share of `count` cases with Wilson's interval; undefined if there is no case. */
export function shareOf(hits: number, count: number): Estimate | undefined {
  if (count === 0) return undefined;
  const value = hits / count;
  const weight = 1 + Z ** 2 / count;
  const middle = (value + Z ** 2 / (2 * count)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / count + Z ** 2 / (4 * count ** 2));
  return { value, range: [Math.max(0, middle - half), Math.min(1, middle + half)], count };
}

/** Quantiles of one and two degrees of freedom, for which the series below is too coarse. */
const FIRST_QUANTILES = [6.3138, 2.92] as const;

/**
 * Returns the value beyond which Student's distribution leaves 5 %, to three digits: the series of Abramowitz and
 * Stegun, Handbook of Mathematical Functions, 26.7.5.
 */
export function studentQuantile(degrees: number): number {
  const first = FIRST_QUANTILES[degrees - 1];
  if (first !== undefined) return first;
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, n) => sum + term / degrees ** (n + 1), Z);
}

/** Values of which only their number, their sum and the sum of their squares are known. */
interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** How far values may lie apart before any is seen, as if `weight` values had shown it. */
interface Spread {
  readonly variance: number;
  readonly weight: number;
}

/**
 * Returns the mean of values with Student's interval; undefined if there is none. A known `spread` keeps a few equal
 * values from looking certain. Without it a single value has no range.
 */
export function meanOf(
  { count, sum, squares }: Sums,
  spread: Spread = { variance: 0, weight: 0 },
): Estimate | undefined {
  if (count === 0) return undefined;
  const value = sum / count;
  const degrees = count - 1 + spread.weight;
  if (degrees === 0) return { value, count };
  const deviations = Math.max(0, squares - count * value ** 2);
  const variance = (deviations + spread.weight * spread.variance) / degrees;
  const half = studentQuantile(degrees) * Math.sqrt(variance / count);
  return { value, range: [value - half, value + half], count };
}
