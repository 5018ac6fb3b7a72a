import { settleHands } from '../classical/settle.ts';
import { completesHand } from '../classical/shape.ts';
import { layoutOfWay } from '../classical/walls.ts';
import { countWin } from '../classical/win.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import type { Score } from '../scoring/types.ts';
import type { Family } from './family.ts';

/** The older ways: all four hands count by points and doubles (CLASSICAL.md). */
export const CLASSICAL: Family<ClassicalRules> = {
  layoutOf: layoutOfWay,
  hasExchanges: ({ exchanges }) => exchanges,
  commonWind: ({ opener }) => opener,
  knowsFirstDiscard: true,
  // The moon is drawn from the wall itself (CLASSICAL 62).
  replacementEndsWall: false,
  paymentsOf: () => undefined,
  completes: completesHand,
  scoreWin: (claim, rules): Score | undefined => {
    const counted = countWin(claim, rules);
    return counted && { total: counted.total, flowers: 0, fans: [], counted };
  },
  settle: settleHands,
};
