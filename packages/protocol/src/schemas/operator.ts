import { z } from 'zod';
import { LONGEST_ANNOUNCED, LONGEST_ANNOUNCEMENT, type OperatorWish } from '../operator.ts';
import { personIdSchema } from './commands.ts';
import { shortText } from './texts.ts';

/* Schemas of what the operator's page asks for. */

const id = z.string().regex(/^[\w-]{1,64}$/);

export const operatorWishSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sign-in'), key: shortText(200) }),
  z.strictObject({ type: z.literal('sign-out') }),
  z.strictObject({ type: z.literal('close-report'), report: id }),
  z.strictObject({ type: z.literal('ban'), guest: shortText(64) }),
  z.strictObject({ type: z.literal('lift-ban'), person: personIdSchema }),
  z.strictObject({
    type: z.literal('announce'),
    text: shortText(LONGEST_ANNOUNCEMENT),
    minutes: z.int().min(1).max(LONGEST_ANNOUNCED),
  }),
  z.strictObject({ type: z.literal('end-announcement') }),
  z.strictObject({ type: z.enum(['drain', 'undrain']), node: id }),
  z.strictObject({ type: z.literal('back-up') }),
]) satisfies z.ZodType<OperatorWish>;
