import { expect, it } from 'vitest';
import { Latencies } from './latencies.ts';

it('tells percentiles in steps of 0.1 ms, however long a latency is', () => {
  const latencies = new Latencies();
  for (let ms = 1; ms <= 100; ms++) latencies.add(ms * 250);
  expect(latencies.summary()).toEqual({ count: 100, p50: 12_500.1, p99: 24_750.1, p999: 25_000, max: 25_000 });
});

it('tells no percentile above the largest latency, and zeros of none', () => {
  const latencies = new Latencies();
  expect(latencies.summary()).toEqual({ count: 0, p50: 0, p99: 0, p999: 0, max: 0 });
  latencies.add(0.02);
  expect(latencies.quantile(1)).toBe(0.02);
});
