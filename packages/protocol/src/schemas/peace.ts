import { z } from 'zod';
import { LONGEST_REPORT, type PeaceWish, REGARDS, REPORT_REASONS, type Report } from '../peace.ts';
import type { GameId } from '../record.ts';
import { idSchema, personIdSchema } from './commands.ts';
import { longText } from './texts.ts';

/* Schemas of what a person asks about others, and of reports. */

export const reportSchema = z.strictObject({
  id: idSchema,
  person: personIdSchema,
  reason: z.enum(REPORT_REASONS),
  text: longText(LONGEST_REPORT),
}) satisfies z.ZodType<Report>;

export const peaceWishSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('list'),
    list: z.enum(REGARDS),
    person: personIdSchema,
    isListed: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('report'),
    game: z.string().regex(/^[A-Za-z0-9-]{1,60}$/) as unknown as z.ZodType<GameId>,
    report: reportSchema,
  }),
]) satisfies z.ZodType<PeaceWish>;
