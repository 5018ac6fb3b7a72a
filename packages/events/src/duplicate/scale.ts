/* IMPs: how much a deviation is worth. The scale is data, so that an organiser may take another one. */

export const MEANS = ['all', 'others'] as const;
/** With which mean a result is compared: that of all tables, or that of the other tables. */
export type Mean = (typeof MEANS)[number];

export interface Scale {
  /** Smallest deviation (points) of 1 IMP, 2 IMPs, and so on; each greater than the one before. */
  readonly bounds: readonly number[];
  readonly mean: Mean;
}

export const MOST_IMPS = 40;
export const GREATEST_BOUND = 10_000;

/**
 * The scale where the organiser names none. Its steps grow, as in bridge: a hand of 8 points decides something, and one of
 * 88 points does not decide everything.
 */
export const IMP_SCALE: Scale = {
  bounds: [2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90, 104, 119, 135],
  mean: 'all',
};

/** Returns whether bounds grow and stay within limits, so that a greater deviation is never worth less. */
export const isScale = ({ bounds }: Scale): boolean =>
  bounds.length > 0 &&
  bounds.length <= MOST_IMPS &&
  bounds.every((bound, n) => bound > (bounds[n - 1] ?? 0) && bound <= GREATEST_BOUND);

/** Rounds a deviation to a thousandth, so that thirds of a point do not miss a bound by a rounding error. */
const exact = (deviation: number): number => Math.round(deviation * 1000) / 1000;

/** Returns the IMPs of a deviation (points), with its sign. */
export function impsOf({ bounds }: Scale, deviation: number): number {
  const size = Math.abs(exact(deviation));
  const imps = bounds.filter(bound => size >= bound).length;
  return deviation < 0 && imps > 0 ? -imps : imps;
}
