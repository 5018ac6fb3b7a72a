import { expect, test, vi } from 'vitest';
import { agreementOf } from '../testing/agreement.ts';
import { sized } from '../testing/wide.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const HANDS = sized(4000, 20_000);

test('[R38] an explanation has the points and the fans of random hands', () => {
  const { complete, different } = agreementOf(80, HANDS);
  expect(different).toEqual([]);
  expect(complete).toBeGreaterThan(0.85 * HANDS);
});
