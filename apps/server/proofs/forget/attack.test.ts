import { sized } from '@gorrion/rules/testing/wide';
import { expect, it, vi } from 'vitest';
import { attackByForgetting } from './attack.ts';

vi.setConfig({ testTimeout: 120_000 });

it('guests who repeatedly ask to be forgotten do not slow down the table of other guests', async () => {
  const { quiet, attacked, quietRssMb, peakRssMb, calls } = await attackByForgetting({
    attackers: sized(4, 8),
    tables: sized(6, 12),
    entries: sized(250, 500),
    ms: sized(2000, 4000),
  });
  expect(calls).toBeGreaterThan(sized(10, 50));
  expect(attacked.p50).toBeLessThan(4 * quiet.p50 + 15);
  expect(attacked.p95).toBeLessThan(4 * quiet.p95 + 40);
  expect(peakRssMb - quietRssMb).toBeLessThan(200);
});
