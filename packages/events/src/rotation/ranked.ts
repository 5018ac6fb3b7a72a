import type { Rotation, Separation, Table } from './rotation.ts';
import { seatTable, windCounts } from './winds.ts';

/*
 * Tables by rank: the first session is drawn, then the best four play each other, the next four, and so on, as far as
 * nobody meets twice.
 */

export interface RankedNeeds extends Separation {
  /** All players, the best first. */
  readonly standing: readonly number[];
  /** The sessions played so far. */
  readonly played: Rotation;
}

/** Costs of meeting a team-mate, another to be kept apart, and somebody again. A seat t tables from its rank costs t^2. */
const MATES = 1_000_000;
const APART = 100_000;
const AGAIN = 400;

/** Returns what it costs that two players meet, by their ranks. */
function meetingCosts({ standing, played, teams = [], apart = [] }: RankedNeeds): Uint32Array {
  const size = standing.length;
  const costs = new Uint32Array(size ** 2);
  const rankOf = new Map(standing.map((player, rank) => [player, rank]));
  const add = (one: number, other: number, cost: number): void => {
    const [a, b] = [rankOf.get(one), rankOf.get(other)];
    if (a === undefined || b === undefined || a === b) return;
    costs[a * size + b]! += cost;
    costs[b * size + a]! += cost;
  };
  const addAll = (group: readonly number[], cost: number): void => {
    for (const [n, a] of group.entries()) for (const b of group.slice(n + 1)) add(a, b, cost);
  };
  for (const team of teams) addAll(team, MATES);
  for (const [a, b] of apart) add(a, b, APART);
  for (const table of played.sessions.flat()) addAll(table, AGAIN);
  return costs;
}

/** Exchanges seats while that makes the sum of all costs smaller. `ranks` holds the rank at each seat. */
function improve(ranks: number[], costs: Uint32Array): void {
  const size = ranks.length;
  const costAt = (rank: number, seat: number, except: number): number => {
    const first = seat & ~3;
    let cost = ((seat >> 2) - (rank >> 2)) ** 2;
    for (let k = first; k < first + 4; k++) if (k !== except) cost += costs[rank * size + ranks[k]!]!;
    return cost;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let i = 0; i < size; i++) {
      for (let j = (i | 3) + 1; j < size; j++) {
        const [a, b] = [ranks[i]!, ranks[j]!];
        const change = costAt(b, i, i) + costAt(a, j, j) - costAt(a, i, i) - costAt(b, j, j);
        if (change >= 0) continue;
        [ranks[i], ranks[j]] = [b, a];
        isBetter = true;
      }
    }
  }
}

/**
 * Returns the tables of the next session by rank, the best first. Each player has the seat in which they have started
 * least.
 * @throws RangeError unless the players are different and a multiple of four
 */
export function rankedSession(needs: RankedNeeds): readonly Table[] {
  const { standing, played } = needs;
  if (standing.length % 4 !== 0 || new Set(standing).size !== standing.length)
    throw new RangeError('tables have four different players');
  const ranks = [...standing.keys()];
  improve(ranks, meetingCosts(needs));
  const counts = windCounts(played);
  return Array.from({ length: standing.length / 4 }, (_, t) => {
    const [a, b, c, d] = ranks.slice(4 * t, 4 * t + 4).map(rank => standing[rank]!);
    return seatTable([a!, b!, c!, d!], counts);
  });
}
