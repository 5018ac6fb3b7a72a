import type { ByPlayer } from '@gorrion/rules';
import {
  afterRound,
  bracketOf,
  drawnTables,
  type KnockoutRound,
  type RoundResults,
  rankedSession,
  roundsOf,
  windCounts,
} from '../rotation/index.ts';
import type { TableDraw } from './facts.ts';
import { tableOf } from './read.ts';
import { isDrawnSession, nextSession, ownPlayers, robinSessions, seatsOf } from './seats.ts';
import { playerResults, standingAfter } from './standings.ts';
import type { PairingState, TournamentState } from './state.ts';

/* Makes the tables of sessions that depend on what was played: by rank, by draw, by knock-out (3.5.4). */

type Seats = ByPlayer<number>;

/** Players who may be seated, the best first; before the first result in the order of the draw. */
function standing(state: TournamentState): readonly number[] {
  const active = new Set(
    ownPlayers(state)
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ number }) => number),
  );
  const drawn = state.draw?.order ?? [];
  const ranks = new Map(drawn.map((player, rank) => [player, rank]));
  const rankOf = (player: number) => ranks.get(player) ?? drawn.length + player;
  return standingAfter(state, playerResults(state), Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.place - other.place || rankOf(one.player) - rankOf(other.player))
    .map(({ player }) => player)
    .filter(player => active.has(player));
}

/** Returns all sessions that have begun as a chart of roster numbers; empty chairs are left out with their tables. */
function played(state: TournamentState) {
  const isWhole = (seats: ByPlayer<number | null>): seats is Seats => !seats.includes(null);
  return { sessions: state.sessions.map(({ session }) => (seatsOf(state, session) ?? []).filter(isWhole)) };
}

/** Returns the teams as groups of roster numbers. */
function teamsAmong({ players }: TournamentState, among: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const { number, team } of players)
    if (team && among.includes(number)) groups.set(team, [...(groups.get(team) ?? []), number]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

export type Paired =
  | {
      readonly ok: true;
      readonly pairing: Pick<PairingState, 'tables' | 'entrants' | 'byes'>;
      /** What the tables were drawn from, if they were. */
      readonly drawn?: Omit<TableDraw, 'isPromised'>;
    }
  | { readonly ok: false; readonly code: 'not-fours' | 'too-few-players' | 'no-pairing'; readonly players: number };

/** Returns the tables of a session of a round robin that has no chart. `seed` decides where a draw does. */
export function pairedRobin(state: TournamentState, seed: string): Paired {
  const players = standing(state);
  if (players.length < 4) return { ok: false, code: 'too-few-players', players: players.length };
  if (players.length % 4 !== 0) return { ok: false, code: 'not-fours', players: players.length };
  const teams = teamsAmong(state, players);
  if (!isDrawnSession(state, nextSession(state))) {
    return { ok: true, pairing: { tables: rankedSession({ standing: players, played: played(state), teams }) } };
  }
  return { ok: true, pairing: { tables: drawnTables(players, teams, seed) }, drawn: { list: players, teams } };
}

/** Returns the results of a round by table. Who has lost the session is behind everybody, also where nobody has played. */
function roundResults(state: TournamentState, { session, tables }: PairingState): RoundResults {
  const results = playerResults(state);
  return tables.map(table =>
    table.map(player => {
      const { tablePoints = 0, points = 0, isLost = false } = results.get(player)?.[session - 1] ?? {};
      return { player, tablePoints: isLost ? -1 : tablePoints, points };
    }),
  );
}

/** Returns a round of a knock-out as it was paired, whoever was exchanged by hand since. */
function asPlayed(state: TournamentState, pairing: PairingState): KnockoutRound {
  const { entrants = [], byes = [], tables } = pairing;
  const [plan] = roundsOf(entrants.length, state.plan.advance);
  return { ...plan!, resting: byes, seated: tables };
}

/** Returns who goes on after a round, the best first; the winner after the final. */
export const goingOn = (state: TournamentState, pairing: PairingState): readonly number[] =>
  afterRound(asPlayed(state, pairing), pairing.entrants ?? [], roundResults(state, pairing)).on;

/** Returns those who enter the next round of a knock-out, the best first; none after the final. */
function nextEntrants(state: TournamentState): readonly number[] {
  const last = state.pairings.findLast(({ entrants }) => entrants !== undefined);
  if (!last) {
    const players = standing(state);
    return state.plan.form === 'mixed' ? players.slice(0, state.plan.finalists) : players;
  }
  return last.entrants!.length === 4 ? [] : goingOn(state, last);
}

/** Returns the tables of the next round of a knock-out. */
export function pairedRound(state: TournamentState): Paired {
  const entrants = nextEntrants(state);
  const isBegun = state.pairings.some(one => one.entrants !== undefined);
  if (isBegun && entrants.length === 0) return { ok: false, code: 'no-pairing', players: 0 };
  if (entrants.length < 4) return { ok: false, code: 'too-few-players', players: entrants.length };
  const { rounds } = bracketOf(entrants, state.plan.advance, [], windCounts(played(state)));
  const { seated, resting } = rounds[0]!;
  return { ok: true, pairing: { tables: seated, entrants, byes: resting } };
}

/** Whether every table of a round has its result. */
export const isRoundOver = (state: TournamentState, { session, tables }: PairingState): boolean =>
  tables.every((_, n) => {
    const stage = tableOf(state, { session, table: n + 1 })?.stage;
    return stage === 'final' || stage === 'not-played';
  });

/** Returns how many sessions an event has as far as is known: the round robin and the rounds of its knock-out. */
export function sessionsKnown(state: TournamentState): number {
  const robin = robinSessions(state.plan);
  return Math.max(robin, state.pairings.at(-1)?.session ?? 0, state.sessions.at(-1)?.session ?? 0);
}
