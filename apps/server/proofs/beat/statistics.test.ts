import { seeded } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { kolmogorovSmirnov, percentile } from './statistics.ts';

const random = seeded('ks');
const sample = (count: number, shift: number) => Array.from({ length: count }, () => random() / 2 ** 32 + shift);

test('two samples of one distribution cannot be distinguished, two of different ones can', () => {
  expect(kolmogorovSmirnov(sample(150, 0), sample(150, 0)).p).toBeGreaterThan(1e-3);
  expect(kolmogorovSmirnov(sample(150, 0), sample(150, 0.4)).p).toBeLessThan(1e-4);
  expect(kolmogorovSmirnov([1, 1, 1], [1, 1, 1])).toEqual({ distance: 0, p: 1 });
});

test('percentiles are values that occurred', () => {
  const values = Array.from({ length: 100 }, (_, n) => n + 1);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([50, 99, 7]);
});
