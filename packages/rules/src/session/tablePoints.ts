import type { Ruleset } from '../rulesets/ruleset.ts';
import { type ByPlayer, byPlayer, PLAYERS, type Player } from './players.ts';

/** Table points of first to fourth place (article 86). */
const POINTS = [4, 2, 1, 0] as const;

/** Returns places 1 to 4 by total; equal totals share the better place. */
export const placesOf = (totals: ByPlayer<number>): ByPlayer<number> =>
  byPlayer(player => 1 + totals.filter(total => total > totals[player]).length);

/**
 * Returns table points 4, 2, 1, 0 by total. Players with equal totals get the average of their places; by option the
 * better starting seat goes first, or all get the points of the best place (article 86).
 */
export function tablePoints(totals: ByPlayer<number>, ties: Ruleset['tieTablePoints']): ByPlayer<number> {
  const places = placesOf(totals);
  const tiedWith = (player: Player) => PLAYERS.filter(other => totals[other] === totals[player]);
  return byPlayer(player => {
    const first = places[player] - 1;
    const tied = tiedWith(player);
    if (ties === 'full') return POINTS[first]!;
    if (ties === 'starting-seat') return POINTS[first + tied.indexOf(player)]!;
    return tied.reduce<number>((sum, _, n) => sum + POINTS[first + n]!, 0) / tied.length;
  });
}
