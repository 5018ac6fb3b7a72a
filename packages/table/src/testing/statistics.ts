/* Tail probabilities of test statistics. */

/** Returns the upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = Math.exp((-z * z) / 2) * 0.3989422804 * poly;
  return z > 0 ? tail : 1 - tail;
}

/** Returns a chi-square as a standard normal value (Wilson and Hilferty). */
export function normalOf(chiSquare: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(chiSquare / degrees) - (1 - spread)) / Math.sqrt(spread);
}

export interface ChiSquare {
  readonly chiSquare: number;
  readonly degrees: number;
  /** Probability of a greater value. */
  readonly p: number;
}

export const chiSquareOf = (chiSquare: number, degrees: number): ChiSquare => ({
  chiSquare: Math.round(chiSquare * 100) / 100,
  degrees,
  p: Number(upperTail(normalOf(chiSquare, degrees)).toPrecision(4)),
});

/** Returns the chi-square distance of counts from their expectation. Cells that cannot occur must be empty. */
export function distance(counts: ArrayLike<number>, expected: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const wanted = expected(cell);
    if (wanted > 0) sum += (counts[cell]! - wanted) ** 2 / wanted;
    else if (counts[cell]! > 0) return Number.POSITIVE_INFINITY;
  }
  return sum;
}
