import { legalActions, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { lookAround } from '../sight/sight.ts';
import { withConstants } from './constants.ts';
import { evaluateWith } from './evaluate.ts';
import { STRONG } from './styles.ts';

function* hands() {
  for (let hand = 0; hand < 20; hand++) yield* playout(`dealt in ${hand}`);
}

/** Returns a seat's view of its first turn with `drawsLeft` own draws left. */
function turnWith(drawsLeft: (left: number) => boolean) {
  for (const { before } of hands()) {
    if (before.phase.name !== 'turn') continue;
    const seat: Seat = before.phase.seat;
    const view = viewFor(before, seat);
    const actions = legalActions(before, seat).filter(({ type }) => type === 'discard');
    if (actions.length > 3 && drawsLeft(lookAround(view, seat).drawsLeft)) return { view, seat, actions };
  }
  throw new RangeError('no such turn');
}

/** Returns by how much a dearer deal-in lowers the value of each discard, divided by its danger. */
function perDanger(turn: ReturnType<typeof turnWith>, constants: Record<string, number>): readonly number[] {
  const values = (style: typeof STRONG) => evaluateWith(style, turn.view, turn.seat, turn.actions as SeatCommand[]);
  const [cheap, dear] = [
    values(withConstants(STRONG, { dealtIn: 0, dealtInLast: 0 })),
    values(withConstants(STRONG, constants)),
  ];
  return cheap.flatMap(({ value, danger = 0 }, n) => (danger > 1e-6 ? [(value - dear[n]!.value) / danger] : []));
}

describe('the price of a deal-in', () => {
  it.each([
    ['while the wall is long', (left: number) => left >= 10, { dealtIn: 50 }, 50],
    ['in the last turns', (left: number) => left <= 4, { dealtInLast: 50 }, 50],
    ['in the last turns, whatever it is before', (left: number) => left <= 4, { dealtIn: 50, dealtInLast: 0 }, 0],
    ['half way between', (left: number) => left === 7, { dealtIn: 50, dealtInLast: 0 }, 25],
  ])('is told by its own number %s', (_, drawsLeft, constants, price) => {
    const found = perDanger(turnWith(drawsLeft), constants);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toBeCloseTo(price, 6);
  });
});
