import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelHeights, ticksOf } from './graph.ts';

describe('the axis of a graph', () => {
  it('has round steps up to what is shown', () => {
    expect(ticksOf(25)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticksOf(3)).toEqual([0, 1, 2, 3]);
    expect(ticksOf(27)).toEqual([0, 10, 20, 30]);
    expect(ticksOf(110)).toEqual([0, 50, 100, 150]);
  });

  it('never has more than six steps, and reaches the highest value (seed 7)', () => {
    const check = (highest: number) => {
      const ticks = ticksOf(highest);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    };
    fc.assert(fc.property(fc.double({ min: 0.25, max: 5000, noNaN: true }), check), { seed: 7 });
  });
});

describe('labels beside lines', () => {
  it('keep their distance and order, and stay within the bounds (seed 8)', () => {
    const check = (heights: readonly number[]) => {
      const placed = labelHeights(heights, 19, [12, 214]);
      const order = heights.map((_, n) => n).toSorted((a, b) => heights[a]! - heights[b]! || a - b);
      for (const [at, n] of order.slice(1).entries())
        expect(placed[n]! - placed[order[at]!]!).toBeGreaterThanOrEqual(19 - 1e-9);
      for (const one of placed) expect(one >= 12 - 1e-9 && one <= 214 + 1e-9).toBe(true);
    };
    fc.assert(
      fc.property(fc.array(fc.double({ min: 12, max: 214, noNaN: true }), { minLength: 1, maxLength: 6 }), check),
      {
        seed: 8,
      },
    );
  });
});
