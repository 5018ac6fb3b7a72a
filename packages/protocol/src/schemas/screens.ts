import { z } from 'zod';
import type { ScreenWish } from '../screens.ts';
import { shortText } from './texts.ts';

/* Schemas of what a page asks about large screens. */

export const screenWishSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('offer') }),
  z.strictObject({
    type: z.literal('pair'),
    code: shortText(40),
    table: shortText(40),
    isMoved: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('release'), table: shortText(40) }),
]) satisfies z.ZodType<ScreenWish>;
