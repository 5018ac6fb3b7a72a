import { type Ruleset, winnings } from '@gorrion/rules';

/**
 * What a hand that nobody wins is worth, in table points above a hand that another seat wins: it saves that payment. All
 * values of a hand have this unit and this zero.
 */
export const SAVED = 14;

/**
 * Returns what a win of `points` is worth in the same unit: its payments (ruling 80) and the payment that it saves. No
 * points are no legal win and worth 0. `relish` is the factor on the points; 1 counts them as they are paid.
 */
export function worthOf(points: number, selfDrawn: boolean, relish: number, { extraPoints }: Ruleset): number {
  if (points === 0) return 0;
  return SAVED + winnings(relish * points, selfDrawn, extraPoints);
}
