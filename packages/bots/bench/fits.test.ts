import { seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { LogisticFit } from './logisticFit.ts';
import { ProductFit } from './productFit.ts';

describe('a fit by factors', () => {
  it('finds the factors that made the counts', () => {
    const [rates, times] = [
      [0.5, 2],
      [0.8, 1, 1.2],
    ];
    const fit = new ProductFit([2, 3]);
    for (const [a, rate] of rates.entries()) {
      for (const [b, time] of times.entries()) fit.add([a, b], 100, 100 * rate * time);
    }
    const [first, second] = fit.solve();
    expect(first![1]! / first![0]!).toBeCloseTo(4, 3);
    expect(second![2]! / second![0]!).toBeCloseTo(1.5, 3);
    expect(first![0]! * second![1]!).toBeCloseTo(0.5, 3);
  });
});

describe('a fit of log-odds', () => {
  it('finds the terms that made the answers', () => {
    const random = seeded('odds');
    const fit = new LogisticFit([2, 2]);
    for (let n = 0; n < 40_000; n++) {
      const [a, b] = [random() & 1, random() & 1];
      const odds = -2 + 1.5 * a - 0.7 * b;
      fit.add([a, b], random() / 2 ** 32 < 1 / (1 + Math.exp(-odds)));
    }
    const [constant, first, second] = fit.solve();
    expect(constant![0]).toBeCloseTo(-2, 0);
    expect(first![1]).toBeGreaterThan(1.4);
    expect(first![1]).toBeLessThan(1.6);
    expect(second![1]).toBeGreaterThan(-0.8);
    expect(second![1]).toBeLessThan(-0.6);
  });
});
