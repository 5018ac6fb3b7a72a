import { expect, test } from 'vitest';
import { wmo2006 } from '../rulesets/presets.ts';
import { settle } from './settle.ts';

const score = { total: 8, flowers: 0, fans: [] };

test('[R80] eight points by self-draw are worth 48, by discard 32', () => {
  expect(settle(score, 0, 0, wmo2006)).toEqual([48, -16, -16, -16]);
  expect(settle(score, 2, 1, wmo2006)).toEqual([-8, -16, 32, -8]);
});

test('[R80] [R81] flowers are paid, and the sum is nothing', () => {
  const paid = settle({ ...score, flowers: 3 }, 3, 0, wmo2006);
  expect(paid).toEqual([-19, -8, -8, 35]);
});
