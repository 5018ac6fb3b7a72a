import { expect, it } from 'vitest';
import { luckOf } from './luck.ts';

it('a hand of which nothing is known leaves its whole result to the others', () => {
  expect(luckOf({ draws: 0, steps: 0 }, [], -12)).toEqual({
    draws: 0,
    decisions: 0,
    others: -12,
    result: -12,
    plusMinus: 0,
  });
});
