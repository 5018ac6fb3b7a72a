import type { GameRecord, RecordedFact } from '@gorrion/protocol';
import {
  type ByPlayer,
  type BySeat,
  type HandEvent,
  nameOfHand,
  type Player,
  placeOfHand,
  type Seat,
} from '@gorrion/rules';

/** A hand of a record, in the order of the deals. A hand that was stopped and dealt again is two. */
export interface DealtHand {
  readonly index: number;
  /** Its name in addresses: "e3", and "e3-2" if it was dealt again. */
  readonly key: string;
  readonly number: number;
  readonly round: Seat;
  readonly seating: BySeat<Player>;
  /** Index of the fact with which it begins, and of the first fact after it. */
  readonly begin: number;
  readonly end: number;
  /** Whether it was won, drawn or stopped; false for a hand that the record leaves in play. */
  readonly isOver: boolean;
  /** Points of each player by this hand, penalties included; undefined if it was dealt again or is not over. */
  readonly changes: ByPlayer<number> | undefined;
}

/** A hand in the making. */
type Draft = { -readonly [K in keyof DealtHand]: DealtHand[K] };

function keyOf(number: number, round: Seat, known: readonly Draft[]): string {
  const name = nameOfHand(placeOfHand({ number, round }, known));
  const again = known.filter(hand => hand.number === number).length;
  return again === 0 ? name : `${name}-${again + 1}`;
}

/** Returns the hands of a record in the order of their deals. */
export function dealtHands({ facts }: Pick<GameRecord, 'facts'>): readonly DealtHand[] {
  const hands: Draft[] = [];
  for (const [n, { event }] of facts.entries()) {
    if (event.type !== 'session') continue;
    const inner = event.event;
    if (inner.type === 'hand-begun') {
      const { number, round, seating } = inner;
      const key = keyOf(number, round, hands);
      const [index, changes, isOver] = [hands.length, undefined, false];
      hands.push({ index, key, number, round, seating, begin: n, end: n + 1, isOver, changes });
      continue;
    }
    const hand = hands.at(-1);
    if (!hand || !['hand', 'hand-scored', 'hand-voided'].includes(inner.type)) continue;
    hand.end = n + 1;
    if (inner.type === 'hand-scored') hand.changes = inner.record.changes;
    hand.isOver ||= inner.type !== 'hand';
  }
  return hands;
}

/** An event of a hand, with the index of its fact. */
export interface HandFact {
  readonly event: HandEvent;
  readonly fact: number;
}

/** Returns the events of a hand, in order. */
export function eventsOf(facts: readonly RecordedFact[], { begin, end }: DealtHand): readonly HandFact[] {
  return facts
    .slice(begin, end)
    .flatMap(({ event }, n) =>
      event.type === 'session' && event.event.type === 'hand' ? [{ event: event.event.event, fact: begin + n }] : [],
    );
}
