import { describe, expect, test, vi } from 'vitest';
import { MCR_RULESETS } from '../../rulesets/presets.ts';
import type { McrRules } from '../../rulesets/ruleset.ts';
import { sized } from '../../testing/wide.ts';
import { scorer, scoreWin } from '../score.ts';
import { plainScore } from './plainScore.ts';
import { FLAVOURS, randomClaim, seededNumbers } from './randomClaim.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const VARIANTS: Readonly<Record<string, McrRules>> = {
  ...MCR_RULESETS,
  physicalWaits: { ...MCR_RULESETS.wmo2006, waits: 'physical' },
  voidWaits: { ...MCR_RULESETS.wmo2006, combinedWaits: 'void' },
  voidSingleWaits: { ...MCR_RULESETS.wmo2006, combinedWaits: 'void-with-single' },
  lastTileByDiscard: { ...MCR_RULESETS.cn1998, lastTileSelfDraw: false, tileHogHonors: false },
};

describe('the fast scorer and the plain one', () => {
  test.each(Object.keys(VARIANTS))('[R58] [R60] on random hands under %s', name => {
    const rules = VARIANTS[name]!;
    const random = seededNumbers(2006);
    for (const flavour of FLAVOURS) {
      for (let turn = 0; turn < sized(300, 1500); turn++) {
        const claim = randomClaim(random, flavour);
        const [fast, plain] = [scoreWin(claim, rules), plainScore(claim, rules)];
        expect(fast?.total, JSON.stringify(claim)).toBe(plain?.total);
        expect(scorer(rules).total(claim)).toBe(fast?.total ?? -1);
        const sum = fast?.fans.reduce((points, fan) => points + fan.points * fan.times, 0) ?? 0;
        expect(sum - claim.flowers).toBe(fast?.total);
      }
    }
  });
});
