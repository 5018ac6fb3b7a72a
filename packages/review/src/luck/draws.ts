import type { RecordedFact } from '@gorrion/protocol';
import { type BySeat, evolve, type HandEvent, type HandState, type Seat, undealt } from '@gorrion/rules';
import { type DealtHand, eventsOf } from '../hands/dealtHands.ts';
import { type ValuingLevel, valueOfHand } from './handValue.ts';

/** Mean value of a dealt hand by seat, for the strong level (bench/results.md). */
export const AVERAGE_START: BySeat<number> = [-2.1, -5.6, -5.1, -6.1];

/**
 * Points by which a value rises in the mean with a draw: the search before it foresees less than the search after it. It
 * is taken off every draw, so that draws bring nothing in the long run (bench/results.md).
 */
const USUAL_RISE = 1.2;

const DRAWING: ReadonlySet<HandEvent['type']> = new Set(['dealt', 'drew', 'flower-exposed', 'replacement-owed']);

/** What the wall gave a seat in a hand. */
export interface DrawLuck {
  /** Points by the deal against an average one, and by every own draw. */
  readonly draws: number;
  /** Number of values whose differences were summed up. */
  readonly steps: number;
}

/** Follows a hand's values before and after the draws of one seat. */
class DrawSum {
  draws = 0;
  steps = 0;
  /** Value before a draw whose tile, or whose flowers' replacements, are still to be seen. */
  #before: number | undefined;
  #isDealt = false;
  readonly #seat: Seat;
  readonly #level: ValuingLevel;

  constructor(seat: Seat, level: ValuingLevel) {
    this.#seat = seat;
    this.#level = level;
  }

  /** Takes in an event and the hand before it. */
  add(event: HandEvent, state: HandState): void {
    const isDrawing = DRAWING.has(event.type);
    if (!this.#isDealt) {
      if (isDrawing) return;
      this.#isDealt = true;
      this.#count(AVERAGE_START[this.#seat], state);
      return;
    }
    if (this.#before !== undefined && !isDrawing) {
      this.#count(this.#before + USUAL_RISE, state);
      this.#before = undefined;
    }
    if (event.type === 'drew' && event.seat === this.#seat)
      this.#before ??= valueOfHand(state, this.#seat, this.#level);
  }

  #count(before: number, state: HandState): void {
    const after = valueOfHand(state, this.#seat, this.#level);
    if (after === undefined) return;
    this.draws += after - before;
    this.steps++;
  }
}

/**
 * Returns the luck of a seat's draws in a hand: what its values say before and after each of them. Draws of hands that
 * have no value are left out. Yields what each draw brought.
 */
export function* drawLuck(
  facts: readonly RecordedFact[],
  hand: DealtHand,
  seat: Seat,
  level: ValuingLevel = 'strong',
): Generator<number, DrawLuck> {
  const sum = new DrawSum(seat, level);
  let state = undealt;
  for (const { event } of eventsOf(facts, hand)) {
    const { steps, draws } = sum;
    sum.add(event, state);
    state = evolve(state, event);
    if (sum.steps !== steps) yield sum.draws - draws;
  }
  return { draws: sum.draws, steps: sum.steps };
}
