import { seeded, shuffled } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import type { TournamentEvent } from '../facts.ts';
import { pairedRobin } from '../pairing.ts';
import { lacks, playerOf, sessionOf } from '../read.ts';
import { no } from '../refusals.ts';
import { cutOf, pairedRound } from '../rounds.ts';
import { isByChart, isDrawnSession, isKnockOut, nextSession, robinSessions, seatedTables, seatsOf } from '../seats.ts';
import type { TournamentState } from '../state.ts';
import type { Decide } from './common.ts';
import { newSessionPromise } from './sessionDraw.ts';

/* Sessions: their tables, begin, clock and end (3.5.6). */

/** Returns why a session has no seats yet. */
function seatless(state: TournamentState, session: number) {
  if (!isByChart(state.plan, session)) return no('not-paired', { session });
  if (!state.draw) return no('not-drawn');
  return no('rotation-too-short', { needed: robinSessions(state.plan) });
}

/** Returns what keeps the next session from being made or begun; undefined if nothing does. */
function notNow(state: TournamentState) {
  if (state.stage !== 'open') return no('not-open');
  const running = state.sessions.find(({ stage }) => stage === 'playing');
  return running && no('session-running', { session: running.session });
}

export const beginSession: Decide<'begin-session'> = (state, { session }, { by }) => {
  const refused = lacks(state, by, 'clock');
  if (refused) return refused;
  if (sessionOf(state, session)) return no('session-begun', { session });
  const wrong = notNow(state);
  if (wrong) return wrong;
  const next = nextSession(state);
  if (session !== next) return no('not-next', { session: next });
  const seats = seatsOf(state, session);
  if (!seats) return seatless(state, session);
  const { tables, lost } = seatedTables(state, session, seats);
  if (!tables.some(({ isPlayed }) => isPlayed)) return no('nobody-plays');
  const known = state.lost.filter(one => one.session === session).map(({ player }) => player);
  return accept({ type: 'session-begun', session, tables, lost: lost.filter(player => !known.includes(player)) });
};

/** Returns a session that is being played, or why there is none. */
function running(state: TournamentState, session: number) {
  const found = sessionOf(state, session);
  if (!found) return no('session-not-begun', { session });
  return found.stage === 'over' ? no('session-over', { session }) : { ok: true as const, found };
}

export const pauseSession: Decide<'pause-session'> = (state, { session, isPaused }, { by }) => {
  const refused = lacks(state, by, 'clock');
  if (refused) return refused;
  const now = running(state, session);
  if (!now.ok) return now;
  if ((now.found.pausedAt !== undefined) === isPaused) return no(isPaused ? 'paused-already' : 'not-paused');
  return accept({ type: isPaused ? 'session-paused' : 'session-resumed', session });
};

export const callTime: Decide<'call-time'> = (state, { session }, { by }) => {
  const refused = lacks(state, by, 'clock');
  if (refused) return refused;
  const now = running(state, session);
  if (!now.ok) return now;
  return now.found.timeCalledAt === undefined ? accept({ type: 'time-called', session }) : accept();
};

export const endSession: Decide<'end-session'> = (state, { session }, { by }) => {
  const refused = lacks(state, by, 'clock');
  if (refused) return refused;
  const now = running(state, session);
  if (!now.ok) return now;
  const open = now.found.tables.filter(({ stage }) => stage === 'playing').length;
  return open > 0 ? no('sheets-open', { tables: open }) : accept({ type: 'session-ended', session });
};

/** Makes the tables of the next session, where no chart does. */
export const pairNext: Decide<'pair-next'> = (state, { ties }, { by, fresh, isBehind }) => {
  const refused = lacks(state, by, 'clock') ?? notNow(state);
  if (refused) return refused;
  const session = nextSession(state);
  if (isByChart(state.plan, session) || (!isKnockOut(state.plan, session) && session > robinSessions(state.plan)))
    return no('no-pairing');
  if (state.pairings.some(one => one.session === session)) return no('paired-already', { session });
  if (!state.draw) return no('not-drawn');
  // Tables by rank would tell how the others have done.
  if (isBehind && !isDrawnSession(state, session)) return no('results-held');
  const known = state.sessionPromise?.session === session ? state.sessionPromise : undefined;
  const fallback = known ? undefined : newSessionPromise(session, { fresh });
  const { seed } = known ?? fallback!;
  const { tied = [] } = cutOf(state) ?? {};
  if (tied.length > 0 && !ties) return no('tie-undecided');
  const order = ties === 'lot' ? shuffled(tied, seeded(fresh())) : tied;
  const told = tied.length > 0 && ties ? { ties, tied: order } : {};
  const paired = isKnockOut(state.plan, session) ? pairedRound(state, told) : pairedRobin(state, seed);
  if (!paired.ok) return paired;
  const { pairing, drawn } = paired;
  if (!drawn) return accept({ type: 'paired', session, ...pairing });
  const made = { type: 'paired', session, ...pairing, drawn: { ...drawn, isPromised: known !== undefined } } as const;
  return fallback ? accept<TournamentEvent>(fallback, made) : accept<TournamentEvent>(made);
};

/** A player loses a session: too late, absent, or sent away (article 90). */
export const loseSession: Decide<'lose-session'> = (state, { session, player }, { by }) => {
  const refused = lacks(state, by, 'rule');
  if (refused) return refused;
  const found = playerOf(state, player);
  if (!found || found.isSubstitute) return no('no-such-player');
  if (session > Math.max(robinSessions(state.plan), nextSession(state))) return no('no-such-session');
  const seats = seatsOf(state, session);
  if (seats && !seats.flat().includes(player)) return no('no-such-player');
  const isLost = state.lost.some(one => one.session === session && one.player === player);
  return isLost ? accept() : accept({ type: 'session-lost', session, player, isRuled: true });
};
