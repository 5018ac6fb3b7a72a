import { type ByPlayer, byPlayer, PLAYERS, type Player } from '@gorrion/rules';
import { impsOf, type Scale } from './scale.ts';
import { teamAt } from './seating.ts';
import type { DuplicateWish, HandResult } from './types.ts';

/*
 * The comparison: what a player made of a hand, beside what others made of the same seat in the same hand. Pages compute
 * it from the open results, as the tests do.
 */

/** A player's result of a hand, compared. */
export interface Cell {
  /** Points that the player gained or paid in the hand. */
  readonly points: number;
  /** Mean of the same seat over the tables, or over the other tables. */
  readonly mean: number;
  readonly deviation: number;
  readonly imps: number;
}

/** The results of all tables of one hand; null where a table did not play it. */
export interface ComparedHand {
  /** From 1. */
  readonly hand: number;
  readonly results: readonly (HandResult | null)[];
  /** By table, then by player. A hand that one table alone has played compares with nothing. */
  readonly cells: readonly (ByPlayer<Cell> | null)[];
}

export interface Sum {
  readonly points: number;
  readonly imps: number;
}

export interface Comparison {
  readonly hands: readonly ComparedHand[];
  /** By table, then by player. */
  readonly totals: readonly ByPlayer<Sum>[];
}

type Results = readonly (readonly HandResult[] | null)[];

function cellOf(points: number, all: readonly number[], scale: Scale): Cell {
  const sum = all.reduce((total, one) => total + one, 0);
  const isAlone = all.length < 2;
  const others = isAlone ? points : (sum - points) / (all.length - 1);
  const mean = scale.mean === 'others' ? others : sum / all.length;
  const deviation = isAlone ? 0 : points - mean;
  return { points, mean, deviation, imps: impsOf(scale, deviation) };
}

function comparedHand(results: Results, hand: number, scale: Scale): ComparedHand {
  const found = results.map(table => table?.find(one => one.hand === hand && one.kind !== 'void') ?? null);
  const pointsOf = (player: Player) => found.flatMap(result => (result ? [result.changes[player]] : []));
  const all = byPlayer(pointsOf);
  const cells = found.map(result => result && byPlayer(player => cellOf(result.changes[player], all[player], scale)));
  return { hand, results: found, cells };
}

/** Compares the results of all tables. A void hand counts nowhere. */
export function compare(results: Results, hands: number, scale: Scale): Comparison {
  const compared = Array.from({ length: hands }, (_, n) => comparedHand(results, n + 1, scale));
  const totalOf = (table: number, player: Player): Sum => {
    const cells = compared.flatMap(({ cells }) => cells[table]?.[player] ?? []);
    const sum = (of: (cell: Cell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
    return { points: sum(cell => cell.points), imps: sum(cell => cell.imps) };
  };
  return { hands: compared, totals: results.map((_, table) => byPlayer(player => totalOf(table, player))) };
}

/** A line of the standings: a seat at a table, or a team. Equal IMPs share a place. */
export interface Standing extends Sum {
  readonly place: number;
  /** From 0; undefined for a team. */
  readonly table?: number;
  readonly player?: Player;
  /** Number of the team, from 0; undefined for a single player. */
  readonly team?: number;
}

const ranked = (lines: readonly Omit<Standing, 'place'>[]): readonly Standing[] =>
  lines
    .toSorted((a, b) => b.imps - a.imps || b.points - a.points)
    .map(line => ({ ...line, place: 1 + lines.filter(({ imps }) => imps > line.imps).length }));

/** Returns all single players who have a result, the best first. */
export const standingsOf = ({ totals }: Comparison, results: Results): readonly Standing[] =>
  ranked(
    totals.flatMap((sums, table) =>
      results[table] ? PLAYERS.map(player => ({ ...sums[player], table, player })) : [],
    ),
  );

/** Returns the sum of a team's four seats. */
function teamSum({ totals }: Comparison, team: number, teams: number): Sum {
  const sums = totals.flatMap((all, table) => PLAYERS.filter(p => teamAt(table, p, teams) === team).map(p => all[p]));
  return {
    points: sums.reduce((total, { points }) => total + points, 0),
    imps: sums.reduce((total, { imps }) => total + imps, 0),
  };
}

/** Returns all teams, the best first. */
export const teamStandings = (comparison: Comparison, { teams = [] }: Pick<DuplicateWish, 'teams'>) =>
  ranked(teams.map((_, team) => ({ ...teamSum(comparison, team, teams.length), team })));
