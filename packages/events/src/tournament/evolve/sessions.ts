import { PLAYERS, withPlayer as withChair } from '@gorrion/rules';
import type { Fact } from '../../ledger/index.ts';
import type { SeatPlace } from '../commands.ts';
import type { FactOf, TournamentEvent } from '../facts.ts';
import { RIGHTS_OF } from '../people.ts';
import { actorOf, sitterOf } from '../read.ts';
import { isByChart } from '../seats.ts';
import type { PromiseState, SessionState, TableState, TournamentState } from '../state.ts';

/* Folds facts about the plan, the draw, seats and sessions. */

export const withSession = (
  state: TournamentState,
  session: number,
  change: (session: SessionState) => SessionState,
): TournamentState => ({
  ...state,
  sessions: state.sessions.map(one => (one.session === session ? change(one) : one)),
});

type Seats = readonly [number, number, number, number];

/** Returns tables with the values of two seats exchanged. */
function exchanged(tables: readonly Seats[], one: SeatPlace, other: SeatPlace): readonly Seats[] {
  const valueAt = ({ table, seat }: SeatPlace) => tables[table - 1]![seat]!;
  const [a, b] = [valueAt(one), valueAt(other)];
  const put = (of: readonly Seats[], { table, seat }: SeatPlace, value: number) =>
    of.map((seats, n) => (n === table - 1 ? withChair(seats, seat, value) : seats));
  return put(put(tables, one, b), other, a);
}

function seatsExchanged(state: TournamentState, event: FactOf<'seats-exchanged'>): TournamentState {
  const { session, one, other } = event;
  if (isByChart(state.plan, session) && state.rotation) {
    const sessions = state.rotation.sessions.map((tables, n) =>
      n === session - 1 ? exchanged(tables, one, other) : tables,
    );
    return { ...state, rotation: { sessions }, origin: { by: 'hand' }, isChartLate: state.draw !== null };
  }
  const pairings = state.pairings.map(pairing =>
    pairing.session === session
      ? { ...pairing, tables: exchanged(pairing.tables, one, other), isExchanged: true as const }
      : pairing,
  );
  return { ...state, pairings };
}

/** Begins the tables of a session that wait for a fourth player, if nobody is missing there any more. */
const begunWhereWhole = (state: TournamentState, session: number, at: number): TournamentState =>
  withSession(state, session, one => ({
    ...one,
    tables: one.tables.map(table => {
      const isWhole = PLAYERS.every(chair => sitterOf(state, session, table.players[chair]) !== null);
      const isWaiting = table.stage === 'not-played' && table.to === undefined;
      return isWhole && isWaiting ? { ...table, stage: 'playing', from: at } : table;
    }),
  }));

/** A player who is named in their own place plays again themself. */
function substituted(state: TournamentState, event: FactOf<'substituted'>, at: number): TournamentState {
  const { session, player, by, isLost } = event;
  const isOther = (one: { readonly session: number; readonly player: number }) =>
    one.session !== session || one.player !== player;
  const others = state.substitutes.filter(isOther);
  const substitutes = by === player ? others : [...others, { session, player, by, isLost }];
  // What the substitute plays counts for the player: the session is not lost any more.
  const lost = isLost ? state.lost : state.lost.filter(isOther);
  return begunWhereWhole({ ...state, substitutes, lost }, session, at);
}

/** Seats somebody where the chart has nobody, or nobody again; in a session that is played at the table itself. */
function seatTaken(
  state: TournamentState,
  { session, table, seat }: FactOf<'seat-emptied'> | FactOf<'seat-filled'>,
  player: number | null,
  at: number,
): TournamentState {
  const drawn = state.rotation?.sessions[session - 1]?.[table - 1]?.[seat] ?? 0;
  const others = (state.filled ?? []).filter(one => one.session !== session || one.drawn !== drawn);
  const filled = player === null ? others : [...others, { session, drawn, player }];
  const seated = withSession({ ...state, filled }, session, one => ({
    ...one,
    tables: one.tables.map(of => (of.table === table ? { ...of, players: withChair(of.players, seat, player) } : of)),
  }));
  return begunWhereWhole(seated, session, at);
}

function drawn(state: TournamentState, event: FactOf<'lots-drawn'>, at: number): TournamentState {
  const { promise } = state;
  if (!promise) return state;
  const { order, absent } = event;
  const { publishedAt = Number.POSITIVE_INFINITY } = promise;
  const isPromised = publishedAt <= at && (event.isPromised ?? publishedAt < at);
  const draws = state.draws + 1;
  const draw = { promise, order, absent, at, number: draws, isPromised };
  // Whose seats were filled was of the numbers before.
  const { filled: _, ...known } = state;
  return { ...known, promise: null, draw, draws, isChartLate: false };
}

/** A promise counts from the moment at which everybody can see its commitment. */
const published = (promise: PromiseState, at: number): PromiseState => ({ publishedAt: at, ...promise });

function promised(state: TournamentState, event: FactOf<'draw-promised'>, at: number): TournamentState {
  const { type: _, ...rest } = event;
  const promise = { ...rest, at };
  return { ...state, draw: null, promise: state.stage === 'open' ? published(promise, at) : promise };
}

function paired(state: TournamentState, event: FactOf<'paired'>, at: number): TournamentState {
  const { type: _, drawn: from, ...pairing } = event;
  const { sessionPromise: promise } = state;
  const added = from && promise ? { ...pairing, draw: { ...from, promise } } : pairing;
  const others = state.pairings.filter(({ session }) => session !== pairing.session);
  const isAnew = others.length < state.pairings.length;
  const made = isAnew ? { ...added, remadeAt: at } : added;
  return { ...state, pairings: [...others, made], sessionPromise: null };
}

function begun(state: TournamentState, { session, tables, lost }: FactOf<'session-begun'>, at: number) {
  const opened = tables.map(
    ({ players, isReal, isPlayed }, n): TableState => ({
      table: n + 1,
      isReal,
      players,
      stage: isPlayed ? 'playing' : 'not-played',
      hand: 1,
      told: null,
      hands: [],
      corrections: [],
      signed: [null, null, null, null],
      umpireSigned: null,
      toldLost: [],
      fouls: [],
      ...(isPlayed && { from: at }),
    }),
  );
  const next: SessionState = { session, stage: 'playing', begunAt: at, pausedFor: 0, tables: opened };
  return {
    ...state,
    sessions: [...state.sessions, next],
    lost: [...state.lost, ...lost.map(player => ({ session, player }))],
  };
}

function resumed({ pausedAt, ...session }: SessionState, at: number): SessionState {
  return pausedAt === undefined ? session : { ...session, pausedFor: session.pausedFor + at - pausedAt };
}

function withoutOpening({ opensAt: _, ...state }: TournamentState): TournamentState {
  return state;
}

/** Folds a fact about the plan and its publication; undefined if it is about something else. */
export function evolvePlan(
  state: TournamentState,
  { event, at, by }: Fact<TournamentEvent>,
): TournamentState | undefined {
  switch (event.type) {
    case 'created': {
      const organiser = { number: 1, name: null, role: 'organiser', key: null, person: by, isGone: false } as const;
      const helpers = [{ ...organiser, rights: RIGHTS_OF.organiser, tables: null }];
      return { ...state, plan: { ...state.plan, name: event.name }, helpers };
    }
    case 'planned':
      return { ...state, plan: { ...state.plan, ...event.changes } };
    case 'announced':
      return { ...state, stage: 'announced', opensAt: event.opensAt };
    case 'opened':
      return {
        ...withoutOpening(state),
        stage: 'open',
        wasOpen: true,
        promise: state.promise && published(state.promise, at),
      };
    case 'unopened':
      return { ...withoutOpening(state), stage: 'draft' };
    case 'event-ended':
      return { ...state, stage: 'over' };
    default:
      return undefined;
  }
}

/** Folds a fact about the draw, seats and sessions; undefined if it is about something else. */
export function evolveSessions(
  state: TournamentState,
  { event, at, by }: Fact<TournamentEvent>,
): TournamentState | undefined {
  switch (event.type) {
    case 'draw-promised':
      return promised(state, event, at);
    case 'lots-drawn':
      return drawn(state, event, at);
    case 'rotation-set':
      return { ...state, rotation: event.rotation, origin: event.origin, isChartLate: state.draw !== null };
    case 'seats-exchanged':
      return seatsExchanged(state, event);
    case 'substituted':
      return substituted(state, event, at);
    case 'seat-filled':
      return seatTaken(state, event, event.player, at);
    case 'seat-emptied':
      return seatTaken(state, event, null, at);
    case 'session-draw-promised': {
      const { type: _, ...promise } = event;
      return { ...state, sessionPromise: { ...promise, at } };
    }
    case 'paired':
      return paired(state, event, at);
    case 'session-begun':
      return begun(state, event, at);
    case 'session-paused':
      return withSession(state, event.session, one => ({ ...one, pausedAt: at }));
    case 'session-resumed':
      return withSession(state, event.session, one => resumed(one, at));
    case 'time-called':
      return withSession(state, event.session, one => ({ ...resumed(one, at), timeCalledAt: at }));
    case 'session-ended':
      return withSession(state, event.session, one => ({ ...resumed(one, at), stage: 'over' }));
    case 'session-lost': {
      const { session, player, isRuled } = event;
      return { ...state, lost: [...state.lost, { session, player, ...(isRuled && { by: actorOf(state, by) }) }] };
    }
    default:
      return undefined;
  }
}
