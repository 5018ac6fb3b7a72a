import { expect, test, vi } from 'vitest';
import { DOUBLE_IDS, SPECIAL_IDS } from '../scoring/counted.ts';
import { classicalAgreementOf } from '../testing/classicalAgreement.ts';
import { sized } from '../testing/wide.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const HANDS = sized(4000, 20_000);

test('[C36] [C46] [C65] two independent counts agree on random hands of winners and of others', () => {
  const { complete, met, different } = classicalAgreementOf(36, HANDS);
  expect(different).toEqual([]);
  expect(complete).toBeGreaterThan(0.85 * HANDS);
  for (const id of [...DOUBLE_IDS, ...SPECIAL_IDS]) expect(met.get(id) ?? 0, id).toBeGreaterThan(HANDS / 1000);
});
