import type { GameRecord } from '@gorrion/protocol';
import type { BySeat, HandEvent, HandRecord, Player } from '@gorrion/rules';

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

/** Returns the hands of a record in order. A deal that was dealt again is left out. */
export function handsIn({ facts }: GameRecord): readonly HandFacts[] {
  const hands: HandFacts[] = [];
  let begun: Pick<HandFacts, 'number' | 'round' | 'seating'> | undefined;
  let events: HandEvent[] = [];
  for (const { event } of facts) {
    if (event.type !== 'session') continue;
    const inner = event.event;
    if (inner.type === 'hand-begun') [begun, events] = [inner, []];
    else if (inner.type === 'hand') events.push(inner.event);
    else if (inner.type === 'hand-scored' && begun) {
      const [dealt, ...rest] = events;
      if (dealt?.type === 'dealt') hands.push({ ...begun, dealt, events: rest, record: inner.record });
    }
  }
  return hands;
}

/** Returns who won; undefined where nobody did. */
export const wonIn = (events: readonly HandEvent[]): Extract<HandEvent, { type: 'won' }> | undefined =>
  events.find(event => event.type === 'won');
