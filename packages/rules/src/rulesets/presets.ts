import type { Ruleset } from './ruleset.ts';

/** The World Mahjong Organization's competition rules of 2006: our default (RULEBOOK §17). */
export const wmo2006: Ruleset = {
  id: 'wmo2006',
  kongPoints: { meldedAndConcealed: 6, twoConcealed: 8 },
  fullyConcealedOnClosedFans: true,
  allGreenHalfFlush: true,
  allTerminalsDoublePung: true,
  nineGatesTerminalPungs: 'all',
  knittedStraightWaits: 'fourth-set-and-pair',
  tileHogForcedPairs: true,
  tileHogHonors: true,
  waits: 'formal',
  combinedWaits: 'one-point',
  lastTileSelfDraw: true,
  replacementThroughFlower: false,
  eastDealtHu: false,
  lastDiscard: 'hu-only',
  flowerExposure: 'auto',
  seatChange: 'appendix4',
  timeEnd: 'void-hand',
  tieTablePoints: 'average',
  minPoints: 8,
  extraPoints: 8,
  seconds: { think: 10, first: 20, claim: 3 },
  scoreMode: 'auto',
  assist: 'assisted',
};

/** The Chinese rules of 1998 as practised today and on Botzone. */
export const cn1998: Ruleset = {
  ...wmo2006,
  id: 'cn1998',
  kongPoints: { meldedAndConcealed: 5, twoConcealed: 6 },
  fullyConcealedOnClosedFans: false,
  allGreenHalfFlush: false,
  allTerminalsDoublePung: false,
  nineGatesTerminalPungs: 'one',
  eastDealtHu: true,
  flowerExposure: 'manual',
};

/** The European Mahjong Association's practice. */
export const ema: Ruleset = {
  ...wmo2006,
  id: 'ema',
  knittedStraightWaits: 'none',
  tileHogForcedPairs: false,
  tileHogHonors: false,
  eastDealtHu: true,
  flowerExposure: 'manual',
  timeEnd: 'finish-hand',
  scoreMode: 'declared',
  assist: 'strict',
};

export const RULESETS = { wmo2006, cn1998, ema } as const;
export type RulesetId = keyof typeof RULESETS;
