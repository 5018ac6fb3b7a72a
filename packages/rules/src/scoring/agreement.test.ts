import { expect, test, vi } from 'vitest';
import { agreementOf } from '../testing/agreement.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

test('[R38] [R80] an explanation has the points, the fans and the payments of 20,000 random hands', () => {
  const { complete, different } = agreementOf(80, 20_000);
  expect(different).toEqual([]);
  expect(complete).toBeGreaterThan(17_000);
});
