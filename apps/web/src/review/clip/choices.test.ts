import { expect, it } from 'vitest';
import { MOST_MOVES, towards, withFrom, withTo } from './choices.ts';

it('a clip never ends before it begins, and has at most so many moves', () => {
  const range = { from: 40, to: 46 };
  expect(withFrom(range, 44)).toEqual({ from: 44, to: 46 });
  expect(withFrom(range, 50)).toEqual({ from: 50, to: 50 });
  expect(withFrom(range, 2)).toEqual({ from: 2, to: 2 + MOST_MOVES - 1 });
  expect(withTo(range, 12)).toEqual({ from: 12, to: 12 });
  expect(withTo(range, 90)).toEqual({ from: 90 - MOST_MOVES + 1, to: 90 });
  expect([towards(range, 41), towards(range, 45), towards(range, 60)]).toEqual([
    { from: 41, to: 46 },
    { from: 40, to: 45 },
    { from: 40, to: 60 },
  ]);
});
