import type { FanFrequencies } from '@gorrion/learn/fanbook';
import { wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { dotsOf, placeOf, rankOfFan, sharesFor } from './chart.ts';

const frequencies: FanFrequencies = {
  games: 10,
  hands: 160,
  wins: 100,
  seed: '',
  fans: {
    'mixed-straight': { wins: 6, with: {} },
    'mixed-triple-chow': { wins: 4, with: {} },
    'self-drawn': { wins: 30, with: {} },
  },
};

describe('the chart of frequencies', () => {
  it('has a dot for each fan that was won with', () => {
    expect(dotsOf(frequencies, wmo2006)).toEqual([
      { fan: 'mixed-straight', points: 8, share: 0.06 },
      { fan: 'mixed-triple-chow', points: 8, share: 0.04 },
      { fan: 'self-drawn', points: 1, share: 0.3 },
    ]);
  });

  it('is logarithmic, from the power of ten below a single win', () => {
    expect(sharesFor(325)).toEqual([0.001, 0.01, 0.1, 1]);
    expect(sharesFor(1001)).toEqual([0.0001, 0.001, 0.01, 0.1, 1]);
    expect(sharesFor(0)).toEqual([0.1, 1]);
    expect(placeOf(0.001, 325)).toBe(0);
    expect(placeOf(1, 325)).toBe(1);
    expect(placeOf(0.1, 325) - placeOf(0.01, 325)).toBeCloseTo(1 / 3);
    expect(placeOf(1 / 325, 325)).toBeGreaterThan(0);
  });

  it('ranks a fan among those of the same points', () => {
    expect(rankOfFan(frequencies, 'mixed-triple-chow', wmo2006)).toEqual({ place: 2, count: 10 });
    expect(rankOfFan(frequencies, 'robbing-the-kong', wmo2006)).toEqual({ place: 3, count: 10 });
  });
});
