import type { Ruleset } from '../rulesets/ruleset.ts';
import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import type { Score } from './types.ts';

/**
 * What each seat gains or pays for a win (ruling 80). P is the hand's points with flowers, B `rules.extraPoints`.
 * By self-draw (`from` is `seat`) each other pays B + P; by discard or robbed kong the giver pays B + P, others B.
 */
export function settle(score: Score, seat: Seat, from: Seat, rules: Ruleset): BySeat<number> {
  const points = score.total + score.flowers;
  const paid = (payer: Seat): number => rules.extraPoints + (from === seat || payer === from ? points : 0);
  const total = bySeat(payer => (payer === seat ? 0 : paid(payer))).reduce((sum, part) => sum + part, 0);
  return bySeat(payer => (payer === seat ? total : -paid(payer)));
}
