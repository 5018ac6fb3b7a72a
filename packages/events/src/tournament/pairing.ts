import type { ByPlayer } from '@gorrion/rules';
import { drawnTables, rankedSession } from '../rotation/index.ts';
import type { TableDraw } from './facts.ts';
import { sitterOf } from './read.ts';
import { no } from './refusals.ts';
import { isDrawnSession, nextSession, robinSessions, seatsOf } from './seats.ts';
import { playerResults, standingAfter } from './standings.ts';
import type { PairingState, TournamentState } from './state.ts';

/* Makes the tables of sessions of a round robin that depend on what was played: by rank, by draw. */

type Seats = ByPlayer<number>;

/** Returns all players with a place of their own, the best first; before the first result in the order of the draw. */
export function ranked(state: TournamentState): readonly number[] {
  const drawn = state.draw?.order ?? [];
  const ranks = new Map(drawn.map((player, rank) => [player, rank]));
  const rankOf = (player: number) => ranks.get(player) ?? drawn.length + player;
  return standingAfter(state, playerResults(state), Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.place - other.place || rankOf(one.player) - rankOf(other.player))
    .map(({ player }) => player);
}

/** Returns all sessions that have begun as a chart of roster numbers; empty chairs are left out with their tables. */
export function played(state: TournamentState) {
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
      readonly pairing: Pick<PairingState, 'tables' | 'entrants' | 'byes' | 'version' | 'ties' | 'tied' | 'unplayed'>;
      /** What the tables were drawn from, if they were. */
      readonly drawn?: Omit<TableDraw, 'isPromised'>;
    }
  | ReturnType<typeof no>;

export const FEWEST_PLAYERS = 4;
export const tooFew = no('too-few-players', { fewest: FEWEST_PLAYERS });

/** Returns the tables of the next session of a round robin that has no chart. `seed` decides where a draw does. */
export function pairedRobin(state: TournamentState, seed: string): Paired {
  const session = nextSession(state);
  const players = ranked(state).filter(player => sitterOf(state, session, player) !== null);
  if (players.length < FEWEST_PLAYERS) return tooFew;
  if (players.length % 4 !== 0) return no('not-fours', { players: players.length });
  const teams = teamsAmong(state, players);
  if (!isDrawnSession(state, session)) {
    return { ok: true, pairing: { tables: rankedSession({ standing: players, played: played(state), teams }) } };
  }
  return { ok: true, pairing: { tables: drawnTables(players, teams, seed) }, drawn: { list: players, teams } };
}

/** Returns how many sessions an event has as far as is known: the round robin and the rounds of its knock-out. */
export function sessionsKnown(state: TournamentState): number {
  const robin = robinSessions(state.plan);
  return Math.max(robin, state.pairings.at(-1)?.session ?? 0, state.sessions.at(-1)?.session ?? 0);
}
