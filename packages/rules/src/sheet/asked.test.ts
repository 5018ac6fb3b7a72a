import { describe, expect, it } from 'vitest';
import { askedForFoul, type GivenRuling, timesBefore } from './asked.ts';

describe('what the book asks for a foul', () => {
  it('[R93] is 10 to each and a dead hand for a false win below the minimum', () => {
    const asked = { article: '3.11.6.6', points: 10, paidTo: 'each-opponent', penalties: ['dead-hand'] };
    expect(askedForFoul('false-hu-points', 0)).toEqual(asked);
  });

  it('[R96] is a warning for a first change of mind, then 5, 10, 20, 40 to each', () => {
    const asked = [0, 1, 2, 3, 4].map(before => askedForFoul('change-of-mind', before));
    expect(asked.map(({ points }) => points)).toEqual([0, 5, 10, 20, 40]);
    expect(asked.map(({ penalties }) => penalties)).toEqual([['warn'], [], [], [], []]);
  });

  it('names no receiver where one player was injured, and no penalty where the umpire decides', () => {
    expect(askedForFoul('reveal-other', 0).paidTo).toBeUndefined();
    expect(askedForFoul('rule-violation', 0).penalties).toBeUndefined();
  });
});

describe('earlier rulings', () => {
  const article = '3.11.6.3';
  const given = (hand: number, at: number, rest: Partial<GivenRuling> = {}): GivenRuling => ({
    hand,
    at,
    ruling: { kind: 'warn', player: 2, article },
    ...rest,
  });

  it('count against the same player by the same section, unless they were taken back', () => {
    const rulings = [
      given(1, 60_000),
      given(2, 120_000, { revoked: 'not so' }),
      given(3, 180_000, { ruling: { kind: 'warn', player: 1, article } }),
      given(4, 240_000),
    ];
    expect(timesBefore(rulings, article, 2)).toBe(2);
    expect(timesBefore(rulings, '3.11.6.4', 2)).toBe(0);
    expect(timesBefore(rulings, article, undefined)).toBe(0);
  });

  it('count once for one foul, whatever the clock says', () => {
    expect(timesBefore([given(1, 9_999), given(1, 10_000)], article, 2)).toBe(1);
    expect(timesBefore([given(1, 9_999), given(2, 10_000)], article, 2)).toBe(2);
    expect(timesBefore([given(1, 10_000), given(1, 40_000)], article, 2)).toBe(2);
  });
});
