import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logChanceOfOrder, ordersOf, surprise, worthsOf } from './orders.ts';

const SEED = { seed: 26, numRuns: 200 };
const worth = fc.double({ min: -3, max: 3, noNaN: true });
const four = fc.tuple(worth, worth, worth, worth);
const ALL = ordersOf([1, 1, 1, 1]);

describe('chances of orders', () => {
  it('are those of 24 orders that make one whole (seed 26)', () => {
    expect(new Set(ALL.map(String)).size).toBe(24);
    fc.assert(
      fc.property(four, worths => {
        expect(ALL.reduce((sum, order) => sum + Math.exp(logChanceOfOrder(worths, order)), 0)).toBeCloseTo(1, 9);
      }),
      SEED,
    );
  });

  it('say of two players what their two strengths say (seed 26)', () => {
    fc.assert(
      fc.property(four, worths => {
        const before = ALL.filter(order => order.indexOf(0) < order.indexOf(1));
        const chance = before.reduce((sum, order) => sum + Math.exp(logChanceOfOrder(worths, order)), 0);
        expect(chance).toBeCloseTo(1 / (1 + Math.exp(worths[1] - worths[0])), 9);
      }),
      SEED,
    );
  });

  it('surprise by ln 24 among equals, with and without ties', () => {
    for (const ranks of [
      [1, 2, 3, 4],
      [1, 1, 3, 4],
      [1, 1, 1, 1],
    ]) {
      expect(surprise([0, 0, 0, 0], ranks)).toBeCloseTo(Math.log(24), 12);
    }
  });

  it('surprise less if the stronger comes first, and are nearer to each other if less is known', () => {
    const certain = [1900, 1700, 1500, 1300].map(mean => ({ mean, deviation: 0 }));
    const vague = certain.map(({ mean }) => ({ mean, deviation: 300 }));
    const [sure, unsure] = [worthsOf(certain, 100), worthsOf(vague, 100)];
    expect(surprise(sure, [1, 2, 3, 4])).toBeLessThan(surprise(unsure, [1, 2, 3, 4]));
    expect(surprise(sure, [4, 3, 2, 1])).toBeGreaterThan(surprise(unsure, [4, 3, 2, 1]));
  });

  it('take the orders that agree with a tie', () => {
    expect(ordersOf([2, 1, 2, 4])).toEqual([
      [1, 0, 2, 3],
      [1, 2, 0, 3],
    ]);
  });
});
