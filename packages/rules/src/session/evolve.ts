import { wallOf } from '../family/familyOf.ts';
import { evolve } from '../hand/evolve.ts';
import { type HandState, undealt } from '../hand/state.ts';
import { playsClockwise, type Ruleset } from '../rulesets/ruleset.ts';
import type { SessionEvent } from './events.ts';
import { type ByPlayer, byPlayer } from './players.ts';
import { type SessionState, seatOf, unstarted } from './state.ts';

const adjusted = (state: SessionState, changes: ByPlayer<number>): SessionState => ({
  ...state,
  totals: byPlayer(player => state.totals[player] + changes[player]),
});

const foulsAfter = (state: SessionState): SessionState['fouls'] =>
  byPlayer(player => state.hand.seats[seatOf(state, player)].fouls);

/** Returns the hand before its deal. Where the turns go clockwise it says so: the players already sit around the table. */
const beforeDeal = (rules: Ruleset): HandState =>
  playsClockwise(rules) ? { ...undealt, wall: { ...undealt.wall, layout: wallOf(rules) } } : undealt;

/** Folds an event into a session. It never refuses. */
export function evolveSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'session-started':
      return { ...unstarted, phase: 'between', options: event.options, hand: beforeDeal(event.options.rules) };
    case 'hand-begun':
      return {
        ...state,
        phase: 'playing',
        handNumber: event.number,
        round: event.round,
        seating: event.seating,
        hand: beforeDeal(state.options.rules),
      };
    case 'hand':
      return { ...state, hand: evolve(state.hand, event.event) };
    case 'hand-scored':
      return {
        ...state,
        phase: 'between',
        results: [...state.results, event.record],
        totals: adjusted(state, event.record.changes).totals,
        fouls: foulsAfter(state),
      };
    case 'hand-voided':
      return {
        ...adjusted(state, event.changes),
        phase: 'between',
        handNumber: event.number - 1,
        fouls: foulsAfter(state),
        voidedHands: (state.voidedHands ?? 0) + 1,
      };
    case 'totals-adjusted': {
      const { tablePoints } = event;
      const { end } = state;
      return { ...adjusted(state, event.changes), ...(end && tablePoints && { end: { ...end, tablePoints } }) };
    }
    case 'disqualified':
      return { ...state, disqualified: [...(state.disqualified ?? []), event.player] };
    case 'time-called':
      return { ...state, isTimeUp: true };
    case 'session-ended':
      return { ...state, phase: 'over', end: { reason: event.reason, tablePoints: event.tablePoints } };
  }
}
