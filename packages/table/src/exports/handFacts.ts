import type { GameRecord } from '@gorrion/protocol';
import type { BySeat, HandEvent, HandRecord, Player, SessionEvent } from '@gorrion/rules';
import { handsOf } from '../record/replay.ts';

type Dealt = Extract<HandEvent, { type: 'dealt' }>;

/** A hand of a record that came to a result, for those who write it in another form. */
export interface HandFacts {
  /** Number of the hand in its game, from 1. */
  readonly number: number;
  readonly round: number;
  /** The player of each seat. */
  readonly seating: BySeat<Player>;
  readonly dealt: Dealt;
  /** What happened after the deal. */
  readonly events: readonly HandEvent[];
  readonly record: HandRecord;
}

/** Returns the hand of these facts; undefined if it came to no result. */
function factsOf(events: readonly SessionEvent[]): HandFacts | undefined {
  const begun = events.find(event => event.type === 'hand-begun');
  const scored = events.find(event => event.type === 'hand-scored');
  const [dealt, ...played] = events.flatMap(event => (event.type === 'hand' ? [event.event] : []));
  if (!begun || !scored || dealt?.type !== 'dealt') return undefined;
  const { number, round, seating } = begun;
  return { number, round, seating, dealt, events: played, record: scored.record };
}

/** Returns the hands of a record in order. A deal that was dealt again is left out. */
export const handsIn = ({ facts }: GameRecord): readonly HandFacts[] =>
  handsOf(facts).flatMap(({ begin, end }) => {
    const inner = facts.slice(begin, end).flatMap(({ event }) => (event.type === 'session' ? [event.event] : []));
    return factsOf(inner) ?? [];
  });

/** Returns who won; undefined where nobody did. */
export const wonIn = (events: readonly HandEvent[]): Extract<HandEvent, { type: 'won' }> | undefined =>
  events.find(event => event.type === 'won');
