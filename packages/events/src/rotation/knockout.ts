import type { Table } from './rotation.ts';
import { seatTable, type WindCounts } from './winds.ts';

/*
 * Knock-out (3.5.4): tables of four, from each of which the best or the best two go on, down to one final table. Where
 * the number of entrants is none that halves down to four, the best have a bye in the first round.
 */

/** How many of each table go on. */
export type Through = 1 | 2;

/** What one round looks like before anybody has played. */
export interface RoundPlan {
  readonly entrants: number;
  /** Entrants who go on without playing: the best. */
  readonly byes: number;
  readonly tables: number;
  /** Of each table. The final has one winner. */
  readonly through: number;
  /** Further players who go on: the best of the next place over all tables. */
  readonly extra: number;
}

/** A round with its players. */
export interface KnockoutRound extends RoundPlan {
  /** Players with a bye, the best first. */
  readonly resting: readonly number[];
  readonly seated: readonly Table[];
}

/** A player's result at a table of a knock-out. */
export interface KnockoutResult {
  readonly player: number;
  readonly tablePoints: number;
  readonly points: number;
  /** Who has lost the session goes no further. Who was there in vain, at a table that was not played, goes on. */
  readonly fate?: 'lost' | 'walk-over';
}

/** Results by table of one round. */
export type RoundResults = readonly (readonly KnockoutResult[])[];

export interface Bracket {
  /** All rounds from the first to the final. */
  readonly plans: readonly RoundPlan[];
  /** The rounds whose players are known. */
  readonly rounds: readonly KnockoutRound[];
  /** The order of all entrants after the final, the best first; undefined before. */
  readonly ranking: readonly number[] | undefined;
}

const FINAL = 4;

function largestBelow(entrants: number, factor: number): number {
  let size = FINAL;
  while (size * factor < entrants) size *= factor;
  return size;
}

function planTo(entrants: number, size: number, through: Through): RoundPlan {
  const tables = Math.min(Math.ceil((entrants - size) / (4 - through)), Math.floor(entrants / 4));
  const byes = entrants - 4 * tables;
  const going = size - byes;
  const each = Math.floor(going / tables);
  return { entrants, byes, tables, through: each, extra: going - each * tables };
}

function planOf(entrants: number, through: Through): RoundPlan {
  if (entrants === FINAL) return { entrants, byes: 0, tables: 1, through: 1, extra: 0 };
  const plan = planTo(entrants, largestBelow(entrants, through === 1 ? 4 : 2), through);
  // Too many entrants for one winner of each table: this round lets two go on.
  return plan.through >= 1 ? plan : planTo(entrants, largestBelow(entrants, 2), 2);
}

/**
 * Returns the rounds of a knock-out down to the final table.
 * @throws RangeError for fewer than four entrants
 */
export function roundsOf(entrants: number, through: Through): readonly RoundPlan[] {
  if (!Number.isInteger(entrants) || entrants < FINAL) throw new RangeError('a knock-out has four entrants at least');
  const plan = planOf(entrants, through);
  if (entrants === FINAL) return [plan];
  return [plan, ...roundsOf(plan.byes + plan.tables * plan.through + plan.extra, through)];
}

/** Deals entrants to tables to and fro, so that the best meet as late as possible. */
function seated(playing: readonly number[], tables: number, winds: ReadonlyMap<number, WindCounts>): readonly Table[] {
  return Array.from({ length: tables }, (_, t) => {
    const at = (pass: number) => playing[pass * tables + (pass % 2 === 0 ? t : tables - 1 - t)]!;
    return seatTable([at(0), at(1), at(2), at(3)], winds);
  });
}

function roundOf(seeds: readonly number[], plan: RoundPlan, winds: ReadonlyMap<number, WindCounts>): KnockoutRound {
  return {
    ...plan,
    resting: seeds.slice(0, plan.byes),
    seated: seated(seeds.slice(plan.byes), plan.tables, winds),
  };
}

/** Whether results are those of the players at the tables of a round, in any order within a table. */
export function isResultOf({ seated: tables }: KnockoutRound, results: RoundResults): boolean {
  const players = (table: readonly number[]) => table.toSorted((a, b) => a - b).join();
  return (
    results.length === tables.length &&
    tables.every((table, t) => players(table) === players(results[t]!.map(({ player }) => player)))
  );
}

interface Placed extends KnockoutResult {
  readonly table: number;
  readonly place: number;
}

interface AfterRound {
  readonly on: readonly number[];
  readonly out: readonly number[];
  /** Players of equal results of whom some go on and some do not, in the order of the entrants, which decided. */
  readonly tied: readonly number[];
  /** Those of `on` whose table was not played. */
  readonly walkOvers: readonly number[];
}

/**
 * Returns the players of a round who have played, the best first: by place at their table, then by table points, points
 * (3.10.1) and, if these are equal, by the order in which they entered the round.
 */
function placed(seeds: readonly number[], results: RoundResults): readonly Placed[] {
  const rankOf = new Map(seeds.map((player, rank) => [player, rank]));
  const better = (a: KnockoutResult, b: KnockoutResult): number =>
    b.tablePoints - a.tablePoints || b.points - a.points || rankOf.get(a.player)! - rankOf.get(b.player)!;
  return results
    .flatMap((results, table) => results.toSorted(better).map((result, place) => ({ ...result, table, place })))
    .toSorted((a, b) => a.place - b.place || better(a, b));
}

/**
 * Returns those who go on after a round, who rested or came through, and those who are out; the best of each first. Of a
 * table that was played as many go on as its round says, also if walk-overs then make the next round larger.
 * @param seeds the entrants of the round, the best first
 */
export function afterRound(round: KnockoutRound, seeds: readonly number[], results: RoundResults): AfterRound {
  const all = placed(seeds, results);
  const walkOvers = all.filter(({ fate }) => fate === 'walk-over');
  const played = all.filter(({ fate }) => fate === undefined);
  const winners = played.filter(({ place }) => place < round.through).length;
  const going = Math.max(winners, round.tables * round.through + round.extra - walkOvers.length);
  const on = [...played.slice(0, going), ...walkOvers].map(({ player }) => player);
  const out = [...played.slice(going), ...all.filter(({ fate }) => fate === 'lost')].map(({ player }) => player);
  const through = played.slice(0, going);
  const isEven = (one: Placed, other: Placed) =>
    one.tablePoints === other.tablePoints &&
    one.points === other.points &&
    (one.table === other.table || (one.place === other.place && one.place >= round.through));
  const even = played.filter((one, n) =>
    n < going ? played.slice(going).some(other => isEven(one, other)) : through.some(other => isEven(one, other)),
  );
  return {
    on: [...round.resting, ...on],
    out,
    tied: seeds.filter(seed => even.some(({ player }) => player === seed)),
    walkOvers: walkOvers.map(({ player }) => player),
  };
}

/**
 * Returns a knock-out as far as it has been played.
 * @param seeds the entrants, the best first: a standing, or the best 32, 16, 8 or 4 of one
 * @param results of the rounds played; the first that are not those of their round end it
 * @param winds starts so far, by which seats are given; without them all have started nowhere
 * @throws RangeError unless there are four different entrants at least
 */
export function bracketOf(
  seeds: readonly number[],
  through: Through,
  results: readonly RoundResults[] = [],
  winds: ReadonlyMap<number, WindCounts> = new Map(),
): Bracket {
  if (new Set(seeds).size !== seeds.length) throw new RangeError('an entrant is named twice');
  const plans = roundsOf(seeds.length, through);
  const rounds: KnockoutRound[] = [];
  let entrants = seeds;
  let out: readonly number[] = [];
  for (const [n, plan] of plans.entries()) {
    const round = roundOf(entrants, plan, winds);
    rounds.push(round);
    const played = results[n];
    if (!played || !isResultOf(round, played)) return { plans, rounds, ranking: undefined };
    if (n === plans.length - 1) {
      return { plans, rounds, ranking: [...placed(entrants, played).map(({ player }) => player), ...out] };
    }
    const after = afterRound(round, entrants, played);
    [entrants, out] = [after.on, [...after.out, ...out]];
  }
  return { plans, rounds, ranking: undefined };
}

/** Usual sizes of the knock-out that ends a mixed tournament. */
export const MIXED_SIZES = [4, 8, 16, 32] as const;
