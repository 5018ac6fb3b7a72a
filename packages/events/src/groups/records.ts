import { PLAYERS, type Player, placesOf, type ScoredFan } from '@gorrion/rules';
import { type GroupGame, gamesOfSeason, isCompared, memberIn, membersIn, oldestFirst } from './games.ts';
import { seasonTable } from './season.ts';
import type { Season } from './types.ts';

/* The records of a group: the best of each kind, with the game in which it was. The older of two equals keeps it. */

/** Games in a row whose table points count together. */
export const RUN = 5;
/** Fewest games of a member in a season that may be the best. */
export const SEASON_GAMES = 8;

/** A record of one game. */
export interface GameMark {
  readonly member: number;
  readonly value: number;
  readonly game: GroupGame['id'];
  readonly at: number;
}

/** A record of one hand. */
export interface HandMark extends GameMark {
  /** Index of the hand's line in the game. */
  readonly line: number;
  readonly fans: readonly ScoredFan[];
}

/** A record of a member's games in a row, which ends with `game`. */
export interface RunMark extends GameMark {
  readonly games: number;
}

export interface SeasonMark {
  readonly member: number;
  /** Average table points. */
  readonly value: number;
  readonly games: number;
  readonly season: number;
}

export interface GroupRecords {
  /** Points of a hand. */
  readonly highestHand?: HandMark;
  /** Turns for which a winner was ready. */
  readonly longestWait?: HandMark;
  /** Points of a game. */
  readonly bestGame?: GameMark;
  /** Hands won in a game. */
  readonly mostWins?: GameMark;
  /** Points by which the winner of a game was behind the leader. */
  readonly comeback?: GameMark;
  /** Table points of `RUN` games in a row. */
  readonly bestRun?: RunMark;
  /** First places in a row. */
  readonly firstPlaces?: RunMark;
  /** Average table points of a season with at least `SEASON_GAMES` games. */
  readonly bestSeason?: SeasonMark;
}

/** Keeps the higher of two marks; of equals the one that was there. */
const higher = <M extends { readonly value: number }>(kept: M | undefined, next: M): M =>
  kept && kept.value >= next.value ? kept : next;

/** Returns the most points by which a player was behind the leader after any hand of a game. */
function mostBehind({ lines }: GroupGame, player: Player): number {
  const sums = [0, 0, 0, 0];
  let behind = 0;
  for (const { changes } of lines) {
    for (const one of PLAYERS) sums[one]! += changes[one];
    behind = Math.max(behind, Math.max(...sums) - sums[player]!);
  }
  return behind;
}

type Marks = { -readonly [K in keyof GroupRecords]: GroupRecords[K] };

function markHands(marks: Marks, game: GroupGame): void {
  for (const [line, { winner, points, fans = [], waited }] of game.lines.entries()) {
    const member = winner === undefined ? undefined : memberIn(game, winner);
    if (member === undefined) continue;
    const mark = { member, game: game.id, at: game.at, line, fans };
    if (points !== undefined) marks.highestHand = higher(marks.highestHand, { ...mark, value: points });
    if (waited !== undefined && waited > 0) marks.longestWait = higher(marks.longestWait, { ...mark, value: waited });
  }
}

function markGame(marks: Marks, game: GroupGame): void {
  const places = placesOf(game.totals);
  for (const { player, member } of membersIn(game)) {
    const mark = { member, game: game.id, at: game.at };
    const wins = game.lines.filter(({ winner }) => winner === player).length;
    if (game.totals[player] > 0) marks.bestGame = higher(marks.bestGame, { ...mark, value: game.totals[player] });
    if (wins > 0) marks.mostWins = higher(marks.mostWins, { ...mark, value: wins });
    const isAlone = places[player] === 1 && places.filter(place => place === 1).length === 1;
    const behind = isAlone ? mostBehind(game, player) : 0;
    if (behind > 0) marks.comeback = higher(marks.comeback, { ...mark, value: behind });
  }
}

/** Marks what a member did in games that follow each other. */
function markRuns(marks: Marks, games: readonly GroupGame[]): void {
  const points = new Map<number, number[]>();
  const firsts = new Map<number, number>();
  for (const game of games) {
    const places = placesOf(game.totals);
    for (const { player, member } of membersIn(game)) {
      const mark = { member, game: game.id, at: game.at };
      const own = [...(points.get(member) ?? []), game.tablePoints[player]].slice(-RUN);
      points.set(member, own);
      const value = own.reduce((sum, one) => sum + one, 0);
      if (own.length === RUN) marks.bestRun = higher(marks.bestRun, { ...mark, value, games: RUN });
      const run = places[player] === 1 ? (firsts.get(member) ?? 0) + 1 : 0;
      firsts.set(member, run);
      if (run > 1) marks.firstPlaces = higher(marks.firstPlaces, { ...mark, value: run, games: run });
    }
  }
}

/** Returns the records of games; `seasons` are compared with each other. */
export function recordsOf(games: readonly GroupGame[], seasons: readonly Season[]): GroupRecords {
  const ordered = oldestFirst(games.filter(isCompared));
  const marks: Marks = {};
  for (const game of ordered) {
    markHands(marks, game);
    markGame(marks, game);
  }
  markRuns(marks, ordered);
  for (const season of seasons)
    for (const { member, games, average } of seasonTable(gamesOfSeason(ordered, season)))
      if (games >= SEASON_GAMES)
        marks.bestSeason = higher(marks.bestSeason, { member, value: average, games, season: season.number });
  return marks;
}
