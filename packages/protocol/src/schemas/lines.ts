import type { HandEvent } from '@gorrion/rules';
import { z } from 'zod';
import { type GameLine, MOST_LINE_EVENTS, MOST_LINES } from '../lines.ts';
import { BOT_LEVELS } from '../settings.ts';
import { handEventSchema } from './facts.ts';
import { shownName } from './texts.ts';

/* Schemas of lines that people send, or that a file holds. Whether they follow from their record is for `checkLine`. */

const points = z.int().min(-1_000_000).max(1_000_000);
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** The facts of a line that its author sends. */
const played = {
  kind: z.enum(['branch', 'attempt']),
  hand: z.int().min(0).max(999),
  before: z.int().min(1).max(30_000),
  seat,
  events: z.array(handEventSchema).min(1).max(MOST_LINE_EVENTS) as unknown as z.ZodType<readonly HandEvent[]>,
  result: z.tuple([points, points, points, points]).nullable(),
  level: z.enum(BOT_LEVELS).optional(),
  isByBots: z.literal(true).optional(),
};

/** What a person does to the lines of a game: adds one, or deletes one. */
export const lineChangeSchema = z.union([
  z.strictObject({ line: z.strictObject(played) }),
  z.strictObject({ drop: z.string().regex(/^b\d{1,4}$/) }),
]);

/** Lines that a file holds beside its record. */
export const linesSchema = z
  .array(
    z.strictObject({
      ...played,
      id: z.string().regex(/^b\d{1,4}$/),
      author: shownName,
      isOwn: z.boolean(),
      at: z.number().min(0).max(1e15),
    }),
  )
  .max(MOST_LINES) as unknown as z.ZodType<readonly GameLine[]>;
