import { describe, expect, it } from 'vitest';
import { estimateOf, isDecided, priorOf } from './estimate.ts';

const equal = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);

describe('an estimate of a loss', () => {
  it('lies between what the search expects and what the pairs show, nearer to the pairs the more there are', () => {
    const prior = priorOf('discard', 5);
    const [few, many] = [estimateOf(equal(1, 25), prior), estimateOf(equal(1, 200), prior)];
    expect(few.loss).toBeLessThan(prior.mean);
    expect(few.loss).toBeGreaterThan(many.loss);
    expect(many.loss).toBeGreaterThan(1);
    expect(many.plusMinus).toBeLessThan(few.plusMinus);
    expect(few.plusMinus).toBeLessThan(1.96 * prior.deviation);
  });

  it('follows the pairs more closely for a claim, of which the search knows less', () => {
    const [discard, claim] = (['discard', 'claim'] as const).map(kind => estimateOf(equal(0, 50), priorOf(kind, 4)));
    expect(claim!.loss).toBeLessThan(discard!.loss);
    expect(claim!.plusMinus).toBeGreaterThan(discard!.plusMinus);
    expect(priorOf('kong', 4)).toEqual(priorOf('discard', 4));
  });

  it('without a prior is the mean of the pairs', () => {
    expect(estimateOf([1, 2, 3], undefined).loss).toBeCloseTo(2, 9);
  });

  it('never takes a few equal pairs for certain', () => {
    expect(estimateOf(equal(3, 25), undefined).plusMinus).toBeGreaterThan(1);
  });
});

describe('pairs', () => {
  const estimate = (loss: number, standardError: number) => ({ loss, standardError, plusMinus: 1.96 * standardError });

  it.each([
    ['a certain mistake', 4, 0.5, true],
    ['certainly nothing', 0, 0.3, true],
    ['a certain inaccuracy', 1.3, 0.2, true],
    ['a probable mistake', 2.9, 0.8, true],
    ['a mistake whose interval holds zero', 3, 1.6, false],
    ['a loss near a threshold', 2, 0.5, false],
  ])('are enough or not for %s', (_, loss, standardError, isEnough) => {
    expect(isDecided(estimate(loss, standardError))).toBe(isEnough);
  });
});
