import type { HandCommand } from '../hand/commands.ts';
import { decide } from '../hand/decide.ts';
import { paymentsOf } from '../hand/payments.ts';
import { ok, type Result, refuse } from '../result/result.ts';
import { bySeat } from '../tiles/seat.ts';
import type { SessionCommand, SessionError, SessionEvent } from './events.ts';
import { evolveSession } from './evolve.ts';
import { isLastHand, nextHand } from './nextHand.ts';
import { type ByPlayer, byPlayer, type Player } from './players.ts';
import { type EndReason, type HandRecord, playerAt, type SessionState, seatOf } from './state.ts';
import { tablePoints } from './tablePoints.ts';

type Decision = Result<readonly SessionEvent[], SessionError>;

/** Returns the score sheet's line of a hand that is over, by player; undefined before (articles 80, 96). */
function record(state: SessionState): HandRecord | undefined {
  const { phase } = state.hand;
  const payments = paymentsOf(state.hand);
  if (phase.name !== 'over' || !payments) return undefined;
  const { outcome } = phase;
  const changes = byPlayer(player => payments[seatOf(state, player)].change);
  const { handNumber: number, round, seating: players } = state;
  return { number, round, outcome, players, changes };
}

/** Returns table points, none for a player who lost the session. The others keep the points of their places. */
const withoutLost = ({ disqualified = [] }: SessionState, points: ByPlayer<number>): ByPlayer<number> =>
  byPlayer(player => (disqualified.includes(player) ? 0 : points[player]));

const ended = (state: SessionState, reason: EndReason): SessionEvent => ({
  type: 'session-ended',
  reason,
  tablePoints: withoutLost(state, tablePoints(state.totals, state.options.rules.tieTablePoints)),
});

/** Adds the line of a hand that is over, and the end of the session after its last hand. */
function withScoring(state: SessionState, events: readonly SessionEvent[]): readonly SessionEvent[] {
  const after = events.reduce(evolveSession, state);
  const line = record(after);
  if (!line || after.phase !== 'playing') return events;
  const scored: SessionEvent = { type: 'hand-scored', record: line };
  const scoredState = evolveSession(after, scored);
  if (scoredState.isTimeUp) return [...events, scored, ended(scoredState, 'time')];
  const isLast = isLastHand(scoredState);
  return isLast ? [...events, scored, ended(scoredState, 'complete')] : [...events, scored];
}

function playHand(state: SessionState, command: HandCommand): Decision {
  const decision = decide(state.hand, command);
  if (!decision.ok) return decision;
  return ok(
    withScoring(
      state,
      decision.value.map(event => ({ type: 'hand', event })),
    ),
  );
}

function beginHand(state: SessionState, command: Extract<SessionCommand, { type: 'begin-hand' }>): Decision {
  if (state.phase === 'playing') return refuse({ code: 'hand-in-progress' });
  const begun = nextHand(state);
  const { ring, dice, layout } = command;
  const after = evolveSession(state, begun);
  const fouls = bySeat(seat => state.fouls[playerAt(after, seat)]);
  const deal = { ring, dice, prevalentWind: begun.round, rules: state.options.rules, fouls, ...(layout && { layout }) };
  const dealt = playHand(after, { type: 'deal', deal });
  return dealt.ok ? ok([begun, ...dealt.value]) : dealt;
}

/**
 * Ends a session when its time is up or the players agree. A hand in progress is void or, by option, finished (article
 * 85).
 */
function end(state: SessionState, reason: 'time' | 'abandoned'): Decision {
  if (reason === 'time' && state.options.rules.timeEnd === 'no-limit') return ok([]);
  if (state.phase !== 'playing') return ok([ended(state, reason)]);
  if (reason === 'time' && state.options.rules.timeEnd === 'finish-hand') return ok([{ type: 'time-called' }]);
  const stopped = decide(state.hand, { type: 'stop-hand' });
  if (!stopped.ok) return stopped;
  const events: SessionEvent[] = stopped.value.map(event => ({ type: 'hand', event }));
  const after = events.reduce(evolveSession, state);
  const line = record(after);
  if (line) events.push({ type: 'hand-scored', record: line });
  return ok([...events, ended(events.reduce(evolveSession, state), reason)]);
}

/** Stops the hand in progress and voids it, so that the next deal has its number. Its penalties stay (article 98). */
function replayHand(state: SessionState): Decision {
  if (state.phase !== 'playing') return refuse({ code: 'hand-over' });
  const stopped = decide(state.hand, { type: 'stop-hand' });
  if (!stopped.ok) return stopped;
  const changes = byPlayer(player => state.hand.penalties[seatOf(state, player)]);
  const events = stopped.value.map(event => ({ type: 'hand', event }) as const);
  return ok([...events, { type: 'hand-voided', number: state.handNumber, changes }]);
}

/** Moves points outside a hand. After the end the table points are counted again. */
function adjust(state: SessionState, changes: ByPlayer<number>): Decision {
  const moved: SessionEvent = { type: 'totals-adjusted', changes };
  if (!state.end) return ok([moved]);
  const { totals } = evolveSession(state, moved);
  const points = tablePoints(totals, state.options.rules.tieTablePoints);
  return ok([{ ...moved, tablePoints: withoutLost(state, points) }]);
}

function disqualify({ disqualified }: SessionState, player: Player): Decision {
  if (disqualified?.includes(player)) return refuse({ code: 'bad-ruling' });
  return ok([{ type: 'disqualified', player }]);
}

/**
 * Returns the events of a command to a session, or why it is refused: 16 or 4 hands, seats, totals and end (articles
 * 82-87).
 */
export function decideSession(state: SessionState, command: SessionCommand): Decision {
  if (command.type === 'start') {
    if (state.phase !== 'unstarted') return refuse({ code: 'session-started' });
    return ok([{ type: 'session-started', options: command.options }]);
  }
  if (state.phase === 'unstarted') return refuse({ code: 'session-not-started' });
  if (command.type === 'adjust') return adjust(state, command.changes);
  if (state.phase === 'over') return refuse({ code: 'session-over' });
  switch (command.type) {
    case 'begin-hand':
      return beginHand(state, command);
    case 'play':
      if (state.phase !== 'playing') return refuse({ code: 'hand-over' });
      return playHand(state, command.command);
    case 'replay-hand':
      return replayHand(state);
    case 'disqualify':
      return disqualify(state, command.player);
    case 'end':
      return end(state, command.reason);
  }
}
