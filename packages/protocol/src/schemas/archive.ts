import { PLAYERS, SCORED_FANS } from '@gorrion/rules';
import { z } from 'zod';
import type { GameChange } from '../archive.ts';
import { GAME_ACCESS } from '../record.ts';
import { openText } from './texts.ts';

/* Schemas of what readers ask the archive. */

const time = z.coerce.number().int().min(0).max(1e15);

/** The part of an address that says what a person looks for. */
export const gameSearchSchema = z.object({
  before: time.optional(),
  since: time.optional(),
  text: openText(100).optional(),
  fan: z.enum(SCORED_FANS).optional(),
  starred: z.literal('1').optional(),
  mistakes: z.literal('1').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const gameChangeSchema = z.union([
  z.strictObject({ access: z.enum(GAME_ACCESS) }),
  z.strictObject({ isStarred: z.boolean() }),
  z.strictObject({ alias: z.literal(true) }),
  z.strictObject({ isDropped: z.literal(true) }),
]) satisfies z.ZodType<GameChange>;

/** Which player of an uploaded game its bringer was. */
export const uploadSchema = z.strictObject({
  record: z.unknown(),
  player: z.literal(PLAYERS).nullable(),
});
