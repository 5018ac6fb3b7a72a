import { SCORED_FANS } from '@gorrion/rules';
import { z } from 'zod';
import { type GameId, type GameRecord, RECORD_FORMAT } from '../record.ts';
import { BOT_LEVELS } from '../settings.ts';
import { LOG_VERSION } from '../version.ts';
import { tableEventSchema } from './facts.ts';
import { MOST_HANDS, RULESET_IDS } from './settings.ts';
import { openText, shownName } from './texts.ts';

/**
 * Most facts of a record: a game of sixteen hands has some 6,000; four rounds in which bankers stay have some 12,000. A
 * server checks an upload between players' moves.
 */
const MOST_FACTS = 30_000;

const player = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
/** Totals of a whole game: a banker of the older ways may gain 24,000 points in one hand. */
const points = z.int().min(-10_000_000).max(10_000_000);
const byPlayer = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]);

/** An id of a game: a table's code and a number. */
export const gameIdSchema = z
  .string()
  .regex(/^(solo-)?[A-Za-z0-9]{1,40}-\d{1,4}$/)
  .transform(id => id as GameId);

export const sheetLineSchema = z.strictObject({
  hand: z.int().min(1).max(MOST_HANDS),
  kind: z.enum(['won', 'exhausted', 'void']),
  winner: player.optional(),
  from: player.optional(),
  points: points.optional(),
  fans: z.array(z.enum(SCORED_FANS)).max(90).optional(),
  changes: byPlayer(points),
});

export const sheetSchema = z.strictObject({
  ruleset: z.enum(RULESET_IDS),
  title: openText(100).optional(),
  hands: z.literal([4, 8, 16]),
  ratedAt: z.number().min(0).max(1e15).optional(),
  shownFrom: z.number().min(0).max(1e15).optional(),
  players: byPlayer(z.strictObject({ name: shownName, bot: z.enum(BOT_LEVELS).optional() })),
  lines: z.array(sheetLineSchema).max(MOST_HANDS),
  totals: byPlayer(points),
  tablePoints: byPlayer(z.number()).nullable(),
  end: z.enum(['complete', 'time', 'abandoned']).nullable(),
});

export const recordedFactsSchema = z
  .array(z.strictObject({ at: z.number().min(0).max(1e15), event: tableEventSchema }))
  .min(1)
  .max(MOST_FACTS);

/** A record of a game as a file holds it. Unknown keys are refused; numbers and texts are bounded. */
export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  id: gameIdSchema,
  log: z.int().min(1).max(LOG_VERSION),
  from: z.number().min(0),
  to: z.number().min(0),
  sheet: sheetSchema,
  facts: recordedFactsSchema,
}) as unknown as z.ZodType<GameRecord>;
