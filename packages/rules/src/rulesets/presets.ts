import type { ClassicalRules, McrRules } from './ruleset.ts';

/**
 * The rules of a state in which no hand was begun. They stay as they are: every stored log folds from them, so a new option
 * is named in the presets alone, and one that is on or off only in `MCR_FLAGS`.
 */
export const unplayedRules: McrRules = {
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

/** The World Mahjong Organization's competition rules of 2006: our default (RULEBOOK §17). */
export const wmo2006: McrRules = { ...unplayedRules, flowerAfterClaim: true };

/** The Chinese rules of 1998 as practised today and on Botzone. */
export const cn1998: McrRules = {
  ...wmo2006,
  id: 'cn1998',
  kongPoints: { meldedAndConcealed: 5, twoConcealed: 6 },
  fullyConcealedOnClosedFans: false,
  allGreenHalfFlush: false,
  allTerminalsDoublePung: false,
  nineGatesTerminalPungs: 'one',
  eastDealtHu: true,
  flowerExposure: 'manual',
  flowerAfterClaim: false,
};

/** The World Mahjong Organization's update of 11 April 2014, as far as it is known (RULEBOOK §17). */
export const wmo2014: McrRules = { ...wmo2006, id: 'wmo2014', wallRebuild: true };

/** The Mahjong International League's practice at tables: 1998 without flowers. */
export const milTable: McrRules = { ...cn1998, id: 'milTable', flowerExposure: 'none' };

/** The same online, by its commentary for play on the network. */
export const mil: McrRules = { ...milTable, id: 'mil', knittedStraightWaits: 'other-kinds' };

/** The European Mahjong Association's practice. */
export const ema: McrRules = {
  ...wmo2006,
  id: 'ema',
  knittedStraightWaits: 'none',
  tileHogForcedPairs: false,
  tileHogHonors: false,
  eastDealtHu: true,
  flowerExposure: 'manual',
  flowerAfterClaim: false,
  timeEnd: 'finish-hand',
  scoreMode: 'declared',
  assist: 'strict',
};

/** What the three older ways have in common (CLASSICAL.md). */
const CLASSICAL = {
  family: 'classical',
  limit: 2000,
  exchanges: false,
  houseDoubles: true,
  namesDiscards: false,
  setsAndPairOnly: false,
  strictlyInHand: false,
  concealedKongShown: false,
  laidChowStands: false,
  dragonPlayed: false,
  clockwise: false,
  winnerOfRound: false,
  replacementOptional: false,
  bankerHands: 3,
  lastTileSelfDraw: true,
  replacementThroughFlower: false,
  eastDealtHu: true,
  lastDiscard: 'claims-allowed',
  flowerExposure: 'auto',
  flowerOrder: 'rounds',
  seatChange: 'none',
  timeEnd: 'finish-hand',
  tieTablePoints: 'average',
  minPoints: 0,
  seconds: { think: 10, first: 20, claim: 3 },
  scoreMode: 'auto',
  assist: 'assisted',
} as const satisfies Omit<ClassicalRules, 'id'>;

/** A. J. Serralheiro's text of 2003, as played in Macau. */
export const macau: ClassicalRules = { ...CLASSICAL, id: 'macau', exchanges: true, namesDiscards: true };

/** A Spanish description of the game of the 1920s: no flowers, a dead wall of fourteen. */
export const spanish1920: ClassicalRules = {
  ...CLASSICAL,
  id: 'spanish1920',
  flowerExposure: 'none',
  bankerHands: 'until-lost',
};

/** A Spanish pamphlet: seats by dice, two throws, loose tiles. */
export const pamphlet: ClassicalRules = { ...CLASSICAL, id: 'pamphlet' };

export const MCR_RULESETS = { wmo2006, wmo2014, cn1998, mil, milTable, ema } as const;
export type McrRulesetId = keyof typeof MCR_RULESETS;
export const CLASSICAL_RULESETS = { macau, spanish1920, pamphlet } as const;
export type ClassicalRulesetId = keyof typeof CLASSICAL_RULESETS;
export const RULESETS: Readonly<{ [Id in McrRulesetId]: McrRules } & { [Id in ClassicalRulesetId]: ClassicalRules }> = {
  ...MCR_RULESETS,
  ...CLASSICAL_RULESETS,
};
export type RulesetId = McrRulesetId | ClassicalRulesetId;

/** Whether a set of rules is one of the older ways. */
export const isClassicalId = (id: RulesetId): id is ClassicalRulesetId => Object.hasOwn(CLASSICAL_RULESETS, id);
