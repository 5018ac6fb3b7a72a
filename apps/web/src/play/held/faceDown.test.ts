import { expect, it } from 'vitest';
import { type Lie, lieAfter, UPRIGHT } from './faceDown.ts';

/** Returns whether a phone lies on its face after readings of 100 ms each. */
function after(readings: readonly (readonly [beta: number, gamma: number])[], first: Lie = UPRIGHT): Lie {
  return readings.reduce((lie, [beta, gamma], n) => lieAfter(lie, beta, gamma, 100 * n), first);
}

it('covers the hand once the phone lies on its face for 300 ms, to whichever side it was turned', () => {
  expect(
    after([
      [40, 0],
      [180, 0],
      [180, 0],
      [180, 0],
    ]).isDown,
  ).toBe(false);
  expect(
    after([
      [40, 0],
      [180, 0],
      [180, 0],
      [180, 0],
      [179, 1],
    ]).isDown,
  ).toBe(true);
  expect(
    after([
      [-178, 4],
      [-178, 4],
      [-178, 4],
      [-178, 4],
    ]).isDown,
  ).toBe(true);
});

it('leaves it open in a hand that waves, upright, lying on its back or held sideways', () => {
  expect(
    after([
      [180, 0],
      [180, 0],
      [60, 0],
      [180, 0],
      [180, 0],
      [60, 0],
    ]).isDown,
  ).toBe(false);
  for (const [beta, gamma] of [
    [90, 0],
    [0, 0],
    [0, 80],
    [70, -60],
  ] as const) {
    expect(after(Array.from({ length: 9 }, () => [beta, gamma] as const)).isDown).toBe(false);
  }
});

it('opens it again once the phone is lifted', () => {
  const down: Lie = { isDown: true, since: undefined };
  expect(
    after(
      [
        [150, 0],
        [150, 0],
        [150, 0],
        [150, 0],
      ],
      down,
    ).isDown,
  ).toBe(true);
  expect(
    after(
      [
        [60, 0],
        [60, 0],
        [60, 0],
        [60, 0],
      ],
      down,
    ).isDown,
  ).toBe(false);
});
