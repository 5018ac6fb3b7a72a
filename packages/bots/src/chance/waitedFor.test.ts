import { describe, expect, it } from 'vitest';
import { waitedFor } from './waitedFor.ts';

describe('a tile that completes a hand', () => {
  it('is thrown the less the later it is and the more of the hand lies open', () => {
    for (const melds of [0, 1, 2, 3]) {
      const byDraws = [...waitedFor(melds)];
      for (let left = 1; left < byDraws.length; left++) {
        expect(byDraws[left]).toBeGreaterThanOrEqual(byDraws[left - 1]!);
      }
      expect(byDraws[1]).toBeLessThan(0.8 * byDraws[15]!);
      if (melds > 0) expect(waitedFor(melds)[10]).toBeLessThan(waitedFor(melds - 1)[10]!);
    }
    expect(waitedFor(4)).toBe(waitedFor(3));
  });
});
