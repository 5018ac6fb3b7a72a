import { type ByPlayer, byPlayer, PLAYERS } from '@gorrion/rules';
import type { SeatedTable } from './facts.ts';
import type { EventPlan } from './plan.ts';
import { playerOf, sessionOf, sitterOf } from './read.ts';
import type { TournamentState } from './state.ts';

/* Who sits where, before a session and in it. */

/** Players who have a place of their own in the event. */
export const ownPlayers = ({ players }: TournamentState) => players.filter(({ isSubstitute }) => !isSubstitute);

/** Whether a session is a round of a knock-out. */
export const isKnockOut = ({ form, sessions }: Pick<EventPlan, 'form' | 'sessions'>, session: number): boolean =>
  form === 'knock-out' || (form === 'mixed' && session > sessions);

/** Sessions of the round robin. */
export const robinSessions = ({ form, sessions }: Pick<EventPlan, 'form' | 'sessions'>): number =>
  form === 'knock-out' ? 0 : sessions;

/** Whether a session is seated by the rotation chart. */
export const isByChart = (plan: EventPlan, session: number): boolean =>
  plan.seating === 'chart' && session <= robinSessions(plan);

/** Whether the tables of a session of the round robin are drawn: by the plan, or because there is no standing yet. */
export const isDrawnSession = ({ plan }: TournamentState, session: number): boolean =>
  session <= robinSessions(plan) && (plan.seating === 'draw' || (plan.seating === 'by-rank' && session === 1));

/** Returns the session that begins next. */
export const nextSession = ({ sessions }: TournamentState): number => 1 + (sessions.at(-1)?.session ?? 0);

/** Whether a table, from 1, is played with real tiles. */
export const isRealTable = ({ place, realTables }: EventPlan, table: number): boolean =>
  place === 'real' || (place === 'both' && table <= realTables);

/** Returns the tables of a session by roster numbers; undefined while they are not known. */
export function seatsOf(state: TournamentState, session: number): readonly ByPlayer<number | null>[] | undefined {
  const begun = sessionOf(state, session);
  if (begun) return begun.tables.map(({ players }) => players);
  if (!isByChart(state.plan, session)) return state.pairings.find(one => one.session === session)?.tables;
  const tables = state.rotation?.sessions[session - 1];
  if (!tables || !state.draw) return undefined;
  const { order } = state.draw;
  const filled = new Map(state.filled?.flatMap(one => (one.session === session ? [[one.drawn, one.player]] : [])));
  return tables.map(drawn => byPlayer(chair => order[drawn[chair]! - 1] ?? filled.get(drawn[chair]!) ?? null));
}

/** Whether a seat of a session has no player of its own: it is empty, or a substitute has filled it. */
export const isOpenSeat = (state: TournamentState, player: number | null): boolean =>
  player === null || playerOf(state, player)?.isSubstitute === true;

/** Returns the tables with which a session begins, and who has lost it from the start. */
export function seatedTables(state: TournamentState, session: number, seats: readonly ByPlayer<number | null>[]) {
  const tables = seats.map(
    (players, n): SeatedTable => ({
      players,
      isReal: isRealTable(state.plan, n + 1),
      isPlayed: PLAYERS.every(chair => sitterOf(state, session, players[chair]) !== null),
    }),
  );
  const lost = seats.flat().filter(player => player !== null && sitterOf(state, session, player) === null);
  return { tables, lost: lost as number[] };
}

/** Returns where somebody sits in a session, also in the place of another. */
export function seatIn(state: TournamentState, session: number, player: number) {
  for (const [n, players] of (seatsOf(state, session) ?? []).entries())
    for (const seat of PLAYERS)
      if (sitterOf(state, session, players[seat]) === player) return { session, table: n + 1, seat };
  return undefined;
}
