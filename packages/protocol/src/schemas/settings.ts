import { CLASSICAL_FLAGS, MCR_FLAGS, MCR_RULESETS, type McrRulesetId, RULESETS, type RulesetId } from '@gorrion/rules';
import { z } from 'zod';
import {
  ABSENCE_POLICIES,
  BOT_LEVELS,
  CALL_WORDS,
  CLAIM_SECONDS,
  CLOCK_NAMES,
  DELAYS,
  HANDS,
  HINT_LEVELS,
  LEAST_FINISHES,
  LONGEST_SETTINGS_NAME,
  PACES,
  type RuleChoices,
  SEAT_DRAWS,
  TALKS,
  type TableSettings,
  VISIBILITIES,
  WATCHING,
  WAYS,
} from '../settings.ts';
import { DUPLICATE_WALLS, type SealedDeals } from '../shuffle.ts';
import { shortText } from './texts.ts';

/* Schemas of a table's settings. Unknown keys are refused; numbers and texts are bounded. */

export const RULESET_IDS = Object.keys(RULESETS) as [RulesetId, ...RulesetId[]];
export const MCR_RULESET_IDS = Object.keys(MCR_RULESETS) as [McrRulesetId, ...McrRulesetId[]];

/** Most hands of a game: a banker who does not lose may stay (CLASSICAL 13). */
export const MOST_HANDS = 400;

/** Most points of a minimum: the book's. Fewer are for beginners. */
const BOOK_MINIMUM = 8;

/** Returns the schemas of options that are off where they are absent. New at each call: what is shared, the published schema refers to. */
export const flagsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, z.boolean().optional()])) as Record<Name, z.ZodOptional<z.ZodBoolean>>;

const ruleChoices = z.strictObject({
  kongPoints: z.strictObject({ meldedAndConcealed: z.literal([5, 6]), twoConcealed: z.literal([6, 8]) }).optional(),
  fullyConcealedOnClosedFans: z.boolean().optional(),
  allGreenHalfFlush: z.boolean().optional(),
  allTerminalsDoublePung: z.boolean().optional(),
  nineGatesTerminalPungs: z.enum(['all', 'one']).optional(),
  knittedStraightWaits: z.enum(['fourth-set-and-pair', 'none', 'other-kinds']).optional(),
  tileHogForcedPairs: z.boolean().optional(),
  tileHogHonors: z.boolean().optional(),
  waits: z.enum(['formal', 'physical']).optional(),
  combinedWaits: z.enum(['one-point', 'void', 'void-with-single']).optional(),
  lastTileSelfDraw: z.boolean().optional(),
  replacementThroughFlower: z.boolean().optional(),
  eastDealtHu: z.boolean().optional(),
  lastDiscard: z.enum(['hu-only', 'claims-allowed']).optional(),
  flowerExposure: z.enum(['auto', 'manual', 'none']).optional(),
  flowerAfterClaim: z.boolean().optional(),
  flowerOrder: z.literal('rounds').optional(),
  seatChange: z.enum(['appendix4', 'none']).optional(),
  timeEnd: z.enum(['void-hand', 'finish-hand', 'no-limit']).optional(),
  tieTablePoints: z.enum(['average', 'starting-seat', 'full']).optional(),
  minPoints: z.int().min(1).max(BOOK_MINIMUM).optional(),
  extraPoints: z.int().min(0).max(16).optional(),
  scoreMode: z.enum(['auto', 'declared']).optional(),
  assist: z.enum(['assisted', 'strict']).optional(),
  limit: z.literal([500, 1000, 2000, 4000]).optional(),
  exchanges: z.boolean().optional(),
  bankerHands: z.literal([1, 3, 4, 'until-lost']).optional(),
  houseDoubles: z.boolean().optional(),
  namesDiscards: z.boolean().optional(),
  ...flagsOf(MCR_FLAGS),
  ...flagsOf(CLASSICAL_FLAGS),
}) satisfies z.ZodType<RuleChoices>;

/** In seconds. */
const ownClock = z.strictObject({
  move: z.int().min(3).max(300),
  first: z.int().min(3).max(300),
  bank: z.int().min(0).max(1800),
});

export const settingsSchema = z.strictObject({
  ruleset: z.enum(RULESET_IDS),
  rules: ruleChoices.optional(),
  hands: z.literal(HANDS),
  clock: z.enum(CLOCK_NAMES),
  ownClock: ownClock.optional(),
  absence: z.enum(ABSENCE_POLICIES),
  visibility: z.enum(VISIBILITIES),
  hints: z.enum(HINT_LEVELS).optional(),
  route: z.literal('shown').optional(),
  pace: z.enum(PACES).optional(),
  claimSeconds: z.literal(CLAIM_SECONDS).optional(),
  minutes: z.int().min(15).max(150).optional(),
  calls: z.enum(CALL_WORDS).optional(),
  talk: z.enum(TALKS).optional(),
  keepsTalk: z.literal(true).optional(),
  watching: z.enum(WATCHING).optional(),
  delay: z.literal(DELAYS).optional(),
  openHands: z.literal(true).optional(),
  seatDraw: z.enum(SEAT_DRAWS).optional(),
  umpire: z.literal('wanted').optional(),
  botLevel: z.enum(BOT_LEVELS).optional(),
  rated: z.literal(true).optional(),
  finishes: z.literal(LEAST_FINISHES).optional(),
  newcomers: z.literal('refused').optional(),
  outsideBots: z.literal(true).optional(),
  teacher: z.literal(true).optional(),
  way: z.enum(WAYS).optional(),
  name: shortText(LONGEST_SETTINGS_NAME).optional(),
}) satisfies z.ZodType<TableSettings>;

export const sealedDealsSchema = z.strictObject({
  duplicate: z.string().regex(/^[0-9a-f]{32}$/),
  walls: z.enum(DUPLICATE_WALLS),
}) satisfies z.ZodType<SealedDeals>;

/** Settings as a table's log holds them, with what only the server sets. */
export const keptSettingsSchema = settingsSchema.extend({
  deals: sealedDealsSchema.optional(),
}) satisfies z.ZodType<TableSettings>;
