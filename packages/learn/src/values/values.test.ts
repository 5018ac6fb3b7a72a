import { expect, it } from 'vitest';
import { isCount, isRecord } from './index.ts';

it('tells objects from lists and from nothing', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'x', 7].some(isRecord)).toBe(false);
});

it('counts with whole numbers from 0', () => {
  expect([0, 7].every(isCount)).toBe(true);
  expect([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '1', null].some(isCount)).toBe(false);
});
