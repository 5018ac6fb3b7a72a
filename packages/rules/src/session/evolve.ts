import { evolve } from '../hand/evolve.ts';
import { undealt } from '../hand/state.ts';
import type { SessionEvent } from './events.ts';
import { byPlayer } from './players.ts';
import { type SessionState, seatOf, unstarted } from './state.ts';

/** Folds an event into a session. It never refuses. */
export function evolveSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'session-started':
      return { ...unstarted, phase: 'between', options: event.options };
    case 'hand-begun':
      return {
        ...state,
        phase: 'playing',
        handNumber: event.number,
        round: event.round,
        seating: event.seating,
        hand: undealt,
      };
    case 'hand':
      return { ...state, hand: evolve(state.hand, event.event) };
    case 'hand-scored':
      return {
        ...state,
        phase: 'between',
        results: [...state.results, event.record],
        totals: byPlayer(player => state.totals[player] + event.record.changes[player]),
        fouls: byPlayer(player => state.hand.seats[seatOf(state, player)].fouls),
      };
    case 'time-called':
      return { ...state, isTimeUp: true };
    case 'session-ended':
      return { ...state, phase: 'over', end: { reason: event.reason, tablePoints: event.tablePoints } };
  }
}
