import type { HandState, Seat } from '@gorrion/rules';
import { dangers } from '../chance/danger.ts';
import { type Chances, chancesSeen } from '../chance/rates.ts';
import { givenUp } from '../future/course.ts';
import { Future } from '../future/future.ts';
import { lookAround, type Sight } from '../sight/sight.ts';
import type { Position } from '../targets/position.ts';
import { type Prospects, prospectsOf } from '../targets/prospects.ts';
import { type AfterDiscard, afterDiscards } from './discards.ts';
import type { Style } from './style.ts';

/** What a seat sees, and what follows from it for every position of one decision. */
export interface Outlook {
  readonly sight: Sight;
  readonly chances: Chances;
  readonly danger: Float64Array;
  readonly style: Style;
}

export function outlookOf(view: HandState, seat: Seat, style: Style): Outlook {
  const sight = lookAround(view, seat);
  return { sight, chances: chancesSeen(sight), danger: dangers(sight), style };
}

export interface ValuedDiscard extends AfterDiscard {
  /** What the hand is worth afterwards, and that less what the discard may cost. */
  readonly value: number;
  readonly net: number;
}

/** The most promising discards by what the future holds, the others as if the hand were given up. */
export function discardsOf(position: Position, { chances, danger, style }: Outlook): readonly ValuedDiscard[] {
  const prospects = prospectsOf(position, chances, style.slack);
  const future = new Future(position, prospects, chances, style.budget);
  const after = afterDiscards(position.counts, prospects, chances).toSorted((a, b) => b.weight - a.weight);
  const least = style.leastShare * (after[0]?.weight ?? 0);
  return after.map((each, rank) => {
    const isPromising = rank < style.lookedInto && each.weight > least;
    const value = isPromising
      ? future.valueWithout(each.kind, position.isOpen, style.budget.nodes)
      : givenUp(chances.drawsLeft);
    return { ...each, value, net: value - danger[each.kind]! * (value + style.dealtIn) };
  });
}

export interface Waiting {
  readonly value: number;
  readonly missing: number;
}

export const prospectsIn = (position: Position, { chances, style }: Outlook): Prospects =>
  prospectsOf(position, chances, style.slack);

/** What a hand of thirteen is worth, given its prospects, which must be the latest made. */
export function waiting(position: Position, prospects: Prospects, { chances, style }: Outlook): Waiting {
  const future = new Future(position, prospects, chances, style.budget);
  // One state to look into, where a discard has several: it may cost twice as much.
  const value = future.valueWithout(undefined, position.isOpen, 2 * style.budget.nodes);
  return { value, missing: prospects.missing };
}
