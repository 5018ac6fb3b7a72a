import { expect, test, vi } from 'vitest';
import { DOUBLE_IDS, SPECIAL_IDS } from '../scoring/counted.ts';
import { classicalAgreementOf } from '../testing/classicalAgreement.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

test('[C36] [C46] [C65] two independent counts agree on 20,000 random hands of winners and 20,000 of others', () => {
  const { complete, met, different } = classicalAgreementOf(36, 20_000);
  expect(different).toEqual([]);
  expect(complete).toBeGreaterThan(17_000);
  for (const id of [...DOUBLE_IDS, ...SPECIAL_IDS]) expect(met.get(id) ?? 0, id).toBeGreaterThan(20);
});
