import type { ByPlayer } from '@gorrion/rules';

/* Results as a person with a pencil reckons them, without the code of the product. */

/** The result of one table: roster numbers by starting wind, and their points. */
export interface PencilledTable {
  readonly players: ByPlayer<number>;
  readonly totals: ByPlayer<number>;
}

/**
 * Returns table points by total in twelfths, in which all of them are whole: 4, 2, 1, 0, and the mean of their places for
 * players with the same total (article 86).
 */
function twelfthsByRank(totals: ByPlayer<number>): number[] {
  const worth = [48, 24, 12, 0];
  const order = [...totals].sort((a, b) => b - a);
  return totals.map(total => {
    const places = order.flatMap((other, place) => (other === total ? [worth[place]!] : []));
    return places.reduce((sum, one) => sum + one, 0) / places.length;
  });
}

/** A row of the results of players, or of teams. */
export interface PencilledRow {
  readonly who: string;
  readonly tablePoints: number;
  readonly points: number;
}

/** Returns the sums of all players, the best first (3.10.1): table points, then points. */
export function sumsOf(tables: readonly PencilledTable[], nameOf: (player: number) => string): PencilledRow[] {
  const sums = new Map<string, { twelfths: number; points: number }>();
  for (const { players, totals } of tables) {
    const ranks = twelfthsByRank(totals);
    players.forEach((player, n) => {
      const who = nameOf(player);
      const sum = sums.get(who) ?? { twelfths: 0, points: 0 };
      sums.set(who, { twelfths: sum.twelfths + ranks[n]!, points: sum.points + totals[n as 0 | 1 | 2 | 3] });
    });
  }
  return [...sums]
    .map(([who, { twelfths, points }]) => ({ who, tablePoints: twelfths / 12, points }))
    .sort((a, b) => b.tablePoints - a.tablePoints || b.points - a.points || a.who.localeCompare(b.who));
}
