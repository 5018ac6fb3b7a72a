import { type ByPlayer, byPlayer, type Ruleset, tablePoints } from '@gorrion/rules';

/* Who lost the session by article 90, as a sheet tells it: they have no table points, the others those of their places. */

type Tie = Ruleset['tieTablePoints'];
/** Ways to share the points of equal totals. A table that says nothing has the first. */
const TIES: readonly Tie[] = ['average', 'starting-seat', 'full'];

interface Ended {
  readonly totals: ByPlayer<number>;
  /** Null while the game is not over. */
  readonly tablePoints: ByPlayer<number> | null;
}

/**
 * Returns who lost the session: no table points, where the place by the total has some. Of the lowest total alone a
 * sheet does not tell, as it has none in any case.
 */
export function lostIn({ totals, tablePoints: given }: Ended): ByPlayer<boolean> {
  const due = TIES.map(tie => tablePoints(totals, tie)).find(points =>
    points.every((point, player) => given?.[player] === 0 || given?.[player] === point),
  );
  return byPlayer(player => given?.[player] === 0 && due !== undefined && due[player] > 0);
}
