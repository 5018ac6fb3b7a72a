import type { Entry, TableEvent, TableState } from '@gorrion/protocol';
import {
  COMPETITION_WALL,
  type HandEvent,
  handBegun,
  type Score,
  type SessionEvent,
  winnerAlone,
  winningHand,
} from '@gorrion/rules';
import { evolveTable } from './evolve.ts';
import { oldClockOf } from './oldClocks.ts';
import { unopened } from './unopened.ts';

/*
 * Upgrades stored logs to the newest version when they are read. What an older entry lacks follows from the entries
 * before it, so a log is read from its beginning. An old entry is known by what it lacks, not by the version of its row:
 * a hand that is packed again, or scrubbed of a name, keeps old entries in a row of the newest version.
 */

/** A win of versions 1-4, with the winner's score alone. */
type OldWin = { readonly score: Score };

type DealEvent = Extract<HandEvent, { type: 'dealt' }>;

const lacks = (fact: object, key: string): boolean => !(key in fact);

function isOldInHand(event: HandEvent): boolean {
  return (event.type === 'dealt' && lacks(event, 'layout')) || (event.type === 'won' && lacks(event, 'claim'));
}

function isOldInSession(event: SessionEvent): boolean {
  if (event.type === 'hand') return isOldInHand(event.event);
  if (event.type === 'hand-begun') return lacks(event, 'seating');
  return event.type === 'hand-scored' && lacks(event.record, 'round');
}

/** Whether an older version wrote the entry. */
function isOld({ event }: Entry): boolean {
  if (event.type === 'session') return isOldInSession(event.event);
  return event.type === 'table-opened' && lacks(event, 'clock');
}

function dealt({ type, rules, prevalentWind, dice, breakAt, wall, hands, fouls }: DealEvent): HandEvent {
  return { type, rules, prevalentWind, dice, layout: COMPETITION_WALL, breakAt, wall, hands, fouls };
}

function handEvent({ session: { hand } }: TableState, event: HandEvent): HandEvent {
  if (event.type === 'dealt') return dealt(event);
  if (event.type !== 'won') return event;
  const { type, seat, from, tile, robbed, score, payments, shown } = event as typeof event & OldWin;
  const claim = winningHand(hand, seat, tile);
  return { type, seat, from, tile, robbed, claim, scores: winnerAlone(seat, score), payments, shown };
}

function sessionEvent(state: TableState, event: SessionEvent): SessionEvent {
  if (event.type === 'hand') return { type: 'hand', event: handEvent(state, event.event) };
  const { options, hand, round } = state.session;
  if (event.type === 'hand-begun') return handBegun(event.number, options.rules.seatChange);
  if (event.type !== 'hand-scored' || hand.phase.name !== 'over') return event;
  const { number, players, changes } = event.record;
  return { type: 'hand-scored', record: { number, round, outcome: hand.phase.outcome, players, changes } };
}

function newest(state: TableState, event: TableEvent): TableEvent {
  if (event.type === 'session') return { type: 'session', event: sessionEvent(state, event.event) };
  if (event.type !== 'table-opened') return event;
  const { type, settings, host, address } = event;
  return { type, settings, clock: oldClockOf(settings), host, ...(address && { address }) };
}

/** Returns a whole log with every entry as this version writes it. */
export function upcast(log: readonly Entry[]): readonly Entry[] {
  if (!log.some(isOld)) return log;
  let state = unopened;
  return log.map(entry => {
    const known = isOld(entry) ? { ...entry, event: newest(state, entry.event) } : entry;
    state = evolveTable(state, known);
    return known;
  });
}
