import type { Rotation, Table, TablePlace } from './rotation.ts';

/*
 * Starting winds. Which seat of their table players start in does not change whom they meet, so seats are given last.
 * Seating is an edge colouring of the bipartite graph of tables and players with four colours. Halving the edges twice
 * along Euler circuits gives one in which each player's four counts differ by at most one (D. de Werra, 1971).
 */

interface Seating {
  /** Index of the table over all sessions. */
  readonly table: number;
  readonly player: number;
}

/**
 * Divides edges into two halves. Each table, which has an even number of edges, has half of them in either; each player
 * has half of theirs, rounded up or down.
 */
function halve(edges: readonly Seating[]): readonly [Seating[], Seating[]] {
  // Nodes: player p is 2 p + 2, table t is 2 t + 1, and 0 pairs the players with an odd number of edges.
  const ends: [number, number][] = edges.map(({ table, player }) => [2 * player + 2, 2 * table + 1]);
  const at = new Map<number, number[]>();
  const join = (node: number, edge: number): void => {
    const list = at.get(node);
    if (list) list.push(edge);
    else at.set(node, [edge]);
  };
  for (const [edge, [player, table]] of ends.entries()) {
    join(player, edge);
    join(table, edge);
  }
  for (const [node, list] of [...at]) {
    if (list.length % 2 === 0) continue;
    join(node, ends.length);
    join(0, ends.length);
    ends.push([node, 0]);
  }
  const halves: [Seating[], Seating[]] = [[], []];
  const isUsed = new Uint8Array(ends.length);
  const next = (node: number): number | undefined => {
    const list = at.get(node)!;
    while (list.length > 0 && isUsed[list.at(-1)!]) list.pop();
    return list.pop();
  };
  for (const start of at.keys()) {
    let node = start;
    for (let edge = next(node); edge !== undefined; edge = next(node)) {
      isUsed[edge] = 1;
      const [player, other] = ends[edge]!;
      const isForward = node === player;
      if (edge < edges.length) halves[isForward ? 0 : 1].push(edges[edge]!);
      node = isForward ? other : player;
    }
  }
  return halves;
}

/** Returns the same tables with seats such that each player's numbers of starts in the four winds differ by at most one. */
export function balanceWinds({ sessions }: Rotation): Rotation {
  const tables = sessions.flat();
  const edges = tables.flatMap((players, table) => players.map(player => ({ table, player })));
  const winds = halve(edges).flatMap(half => halve(half));
  const seats = tables.map(() => [0, 0, 0, 0]);
  for (const [wind, starts] of winds.entries()) for (const { table, player } of starts) seats[table]![wind] = player;
  let next = 0;
  return { sessions: sessions.map(session => session.map(() => seats[next++] as unknown as Table)) };
}

/** Numbers of starts in East, South, West and North. */
export type WindCounts = readonly [number, number, number, number];

/** Returns how often each player starts in each wind. */
export function windCounts({ sessions }: Rotation): ReadonlyMap<number, WindCounts> {
  const counts = new Map<number, [number, number, number, number]>();
  for (const table of sessions.flat()) {
    for (const [wind, player] of table.entries()) {
      const own = counts.get(player) ?? [0, 0, 0, 0];
      own[wind]!++;
      counts.set(player, own);
    }
  }
  return counts;
}

/** All orders of four seats. */
const ORDERS: readonly Table[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].filter(() => a !== b).flatMap(c => (c === a || c === b ? [] : [[a, b, c, 6 - a - b - c] as const])),
  ),
);

/**
 * Returns the four players in the seats in which they have started least, given their counts so far. A seat's count is
 * half of what the sum of all squared counts grows by, so that this keeps all counts equal.
 */
export function seatTable(players: Table, counts: ReadonlyMap<number, WindCounts>): Table {
  const costOf = (order: Table): number =>
    order.reduce((sum, player, wind) => sum + (counts.get(players[player]!)?.[wind] ?? 0), 0);
  const best = ORDERS.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  return [players[best[0]]!, players[best[1]]!, players[best[2]]!, players[best[3]]!];
}

const spreadOf = (counts: WindCounts): number => Math.max(...counts) - Math.min(...counts);

/** Whether a player's starting winds are as equal as their number allows. */
export const isBalanced = (counts: WindCounts): boolean => spreadOf(counts) <= 1;

/** Returns the rotation with the seats of all tables but the fixed ones given anew, balanced as well as those allow. */
export function balanceAround(rotation: Rotation, fixed: readonly TablePlace[]): Rotation {
  if (fixed.length === 0) return balanceWinds(rotation);
  const isFixed = (session: number, table: number) =>
    fixed.some(place => place.session === session && place.table === table);
  const counts = new Map<number, [number, number, number, number]>();
  for (const [player, own] of windCounts(rotation)) counts.set(player, [...own]);
  const sessions = rotation.sessions.map(session => [...session]);
  const move = (table: Table, by: 1 | -1): void => {
    for (const [wind, player] of table.entries()) counts.get(player)![wind]! += by;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [s, session] of sessions.entries()) {
      for (const [t, table] of session.entries()) {
        if (isFixed(s, t)) continue;
        move(table, -1);
        const seated = seatTable(table, counts);
        const costOf = (seats: Table) => seats.reduce((sum, player, wind) => sum + counts.get(player)![wind]!, 0);
        // Only a better seating counts, so that this ends.
        const chosen = costOf(seated) < costOf(table) ? seated : table;
        move(chosen, 1);
        if (chosen !== table) [session[t], isBetter] = [chosen, true];
      }
    }
  }
  return { sessions };
}
