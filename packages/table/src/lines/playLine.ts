import type { GameRecord, TableState } from '@gorrion/protocol';
import {
  decide,
  evolve,
  familyOf,
  type HandCommand,
  type HandEvent,
  type HandState,
  hasFourteen,
  isFlower,
  isReplacementAsked,
  legalActions,
  ok,
  paymentsOf,
  type Result,
  type RuleError,
  SEATS,
  type Seat,
  type SeatCommand,
  showsFlowersAtOnce,
} from '@gorrion/rules';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';

/*
 * A hand of a finished game played on from a moment of it, on the same wall. The table sees to the rules and counts the
 * points, whatever the game had chosen: a line asks about tiles, not about declaring.
 */

/** Returns a hand as a line plays it on. */
const underTable = (hand: HandState): HandState => ({
  ...hand,
  rules: { ...hand.rules, assist: 'assisted', scoreMode: 'auto' },
});

const isWhole = ({ seats }: HandState, seat: Seat): boolean =>
  seats[seat].concealed.length + 3 * seats[seat].melds.length === 13;

/** Whether neighbours are still to exchange tiles before the first discard. What they gave stays as the game had it. */
const isBeforeExchanges = ({ rules, exchanges }: HandState): boolean =>
  familyOf(rules).hasExchanges(rules) && exchanges === undefined;

/** Whether a seat or several are to decide now: nothing of the move before is still to happen. */
export function isDecision(hand: HandState): boolean {
  const { phase, rules, seats } = hand;
  if (phase.name === 'claims') return !phase.taken && phase.made.every(claim => claim?.kind !== 'said');
  if (isReplacementAsked(hand)) return true;
  if (phase.name !== 'turn' || phase.owes || !hasFourteen(seats[phase.seat])) return false;
  if (phase.source === 'deal' && isBeforeExchanges(hand)) return false;
  if (phase.source === 'deal' && !SEATS.every(seat => seat === phase.seat || isWhole(hand, seat))) return false;
  return !(showsFlowersAtOnce(rules) && SEATS.some(seat => seats[seat].concealed.some(isFlower)));
}

/** A moment of a record from which a line can begin. */
export interface LineMoment {
  /** Index of its hand among those of the record, from 0. */
  readonly hand: number;
  /** The table at that moment; its hand is as the game played it. */
  readonly table: TableState;
  /** The hand as a line plays it on. */
  readonly state: HandState;
  /** Whether it is the first decision of the hand. */
  readonly isDeal: boolean;
}

/** Returns the moment of a record before a fact; undefined if nobody was to decide then. */
export function lineMoment({ facts }: Pick<GameRecord, 'facts'>, before: number): LineMoment | undefined {
  let table = unopened;
  let hand = -1;
  let decisions = 0;
  for (const fact of facts.slice(0, before)) {
    table = evolveTable(table, fact);
    if (fact.event.type !== 'session') continue;
    if (fact.event.event.type === 'hand-begun') [hand, decisions] = [hand + 1, 0];
    else if (fact.event.event.type === 'hand' && isDecision(table.session.hand)) decisions += 1;
  }
  if (hand < 0 || table.session.phase !== 'playing' || !isDecision(table.session.hand)) return undefined;
  return { hand, table, state: underTable(table.session.hand), isDeal: decisions === 1 };
}

/** Returns the number of facts before the first decision of a hand, by its index; undefined if it has none. */
export function dealtAt({ facts }: Pick<GameRecord, 'facts'>, hand: number): number | undefined {
  let table = unopened;
  let found = -1;
  for (const [n, fact] of facts.entries()) {
    table = evolveTable(table, fact);
    if (fact.event.type !== 'session') continue;
    if (fact.event.event.type === 'hand-begun') found += 1;
    if (found > hand) return undefined;
    if (found === hand && fact.event.event.type === 'hand' && isDecision(table.session.hand)) return n + 1;
  }
  return undefined;
}

/** Returns the seats whose answer a line waits for. */
export function seatsAsked(hand: HandState): readonly Seat[] {
  const { phase } = hand;
  if (phase.name === 'turn') return [phase.seat];
  return phase.name === 'claims' ? SEATS.filter(seat => legalActions(hand, seat).length > 0) : [];
}

export const foldLine = (start: HandState, events: readonly HandEvent[]): HandState => events.reduce(evolve, start);

/** Returns the events with which a claim window closes in which nobody is left to answer; none otherwise. */
export function closing(hand: HandState): readonly HandEvent[] {
  if (hand.phase.name !== 'claims' || seatsAsked(hand).length > 0) return [];
  const closed = decide(hand, { type: 'close-claims' });
  return closed.ok ? closed.value : [];
}

/** Returns what the answer of a seat causes, or why the rules refuse it. */
export function lineEvents(hand: HandState, command: SeatCommand): Result<readonly HandEvent[], RuleError> {
  const decided = decide(hand, command);
  if (!decided.ok) return decided;
  return ok([...decided.value, ...closing(foldLine(hand, decided.value))]);
}

/** Returns the points that each seat gained or paid in a hand that is over; null before. */
export function resultOf(hand: HandState): readonly [number, number, number, number] | null {
  const paid = paymentsOf(hand);
  return paid ? [paid[0].change, paid[1].change, paid[2].change, paid[3].change] : null;
}

/** Returns the command that an event of a line follows from in this hand; undefined if no line has such an event. */
export function commandOf({ phase }: HandState, event: HandEvent): HandCommand | undefined {
  switch (event.type) {
    case 'discarded':
      return { type: 'discard', seat: event.seat, tile: event.tile };
    case 'claim-made':
      return { type: 'claim', seat: event.seat, claim: event.claim };
    case 'flower-exposed':
      return { type: 'expose-flower', seat: event.seat, tile: event.tile };
    case 'kong-added':
      return { type: 'declare-kong', seat: event.seat, tile: event.tile };
    case 'melded':
      return event.meld.kind === 'kong' && event.meld.form === 'concealed'
        ? { type: 'declare-kong', seat: event.seat, tile: event.meld.tile }
        : { type: 'close-claims' };
    case 'won':
      return event.from === event.seat ? { type: 'declare-win', seat: event.seat } : { type: 'close-claims' };
    case 'replacement-declined':
      return { type: 'decline-replacement', seat: event.seat };
    case 'drew':
      return phase.name === 'turn' ? { type: 'draw', seat: event.seat } : { type: 'close-claims' };
    case 'replacement-owed':
    case 'exhausted':
      return { type: 'close-claims' };
    default:
      return undefined;
  }
}
