import { describe, expect, it } from 'vitest';
import { HistogramCounter, meanOf, NOTHING, quantileOf, together } from './histogram.ts';

function counted(values: readonly number[]) {
  const counter = new HistogramCounter();
  for (const value of values) counter.add(value);
  return counter.histogram;
}

describe('a histogram', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => n + 1);

  it('knows the mean exactly and a quantile to a tenth', () => {
    const times = counted(hundred);
    expect(meanOf(times)).toBe(50.5);
    expect(quantileOf(times, 0.5)).toBeGreaterThanOrEqual(50);
    expect(quantileOf(times, 0.5)).toBeLessThan(55);
    expect(quantileOf(times, 0.99)).toBeGreaterThanOrEqual(99);
    expect(quantileOf(times, 0.99)).toBeLessThan(109);
  });

  it('is the same counted at once or added up', () => {
    const apart = together(counted(hundred.slice(0, 30)), counted(hundred.slice(30)));
    expect(apart).toEqual(counted(hundred));
    expect(together(NOTHING, apart)).toEqual(apart);
  });

  it('has mean and quantile 0 without values', () => {
    expect([meanOf(NOTHING), quantileOf(NOTHING, 0.99)]).toEqual([0, 0]);
  });
});
