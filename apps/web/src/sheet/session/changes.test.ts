import { expect, it } from 'vitest';
import { changesOf, sumOf } from './changes.ts';

it('a correction is four whole numbers, of which the empty ones are 0', () => {
  expect(changesOf(['-10', '', '+10', ' 0 '])).toEqual([-10, 0, 10, 0]);
  expect(changesOf(['\u22125', '', '', ''])).toEqual([-5, 0, 0, 0]);
  expect(changesOf(['1.5', '', '', ''])).toBeUndefined();
  expect(changesOf(['x', '', '', ''])).toBeUndefined();
  expect([sumOf([-10, 0, 10, 0]), sumOf([-10, 0, 0, 0])]).toEqual([0, -10]);
});
