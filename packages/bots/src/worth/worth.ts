import { type McrRules, type Seat, winnings } from '@gorrion/rules';

/**
 * Worth of a drawn hand, in table points. Zero is the worth of a hand that another seat wins, so a drawn hand is worth
 * about what a loser pays. All values of hands have this unit and this zero.
 */
export const SAVED = 14;

/**
 * Returns the worth of a win of `points` to a seat, in table points: its payments (article 80), by discard the mean of
 * the three who may give the tile, and the payment that it saves. Zero points mean no legal win and are worth 0.
 * `relish` multiplies the points before they are paid, so a payment that begins at a number of points would begin at another;
 * 1 counts them as they are.
 */
export function worthOf(points: number, seat: Seat, selfDrawn: boolean, relish: number, rules: McrRules): number {
  if (points === 0) return 0;
  return SAVED + winnings(relish * points, seat, selfDrawn ? seat : 'any-other', rules);
}
