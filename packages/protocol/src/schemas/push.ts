import { LANGUAGES } from '@gorrion/rules';
import { z } from 'zod';
import { completeWishes, LONGEST_ENDPOINT, PUSH_KINDS, PUSH_LEADS, type PushWish } from '../push.ts';
import { zoneSchema } from './texts.ts';

/* Schemas of what a page asks about the calls of its device. */

const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

/** An address has one spelling, so that a browser is one device. */
const endpoint = z
  .string()
  .max(LONGEST_ENDPOINT, { abort: true })
  .regex(/^https?:\/\/[!-~]+$/, { abort: true })
  .refine(text => !text.includes('#') && URL.parse(text)?.href === text);

/** A point of P-256 (65 bytes) and a secret (16 bytes), base64url. */
const p256dh = z.string().regex(/^B[\w-]{86}$/);
const auth = z.string().regex(/^[\w-]{22}$/);

const wishesSchema = z
  .strictObject({
    kinds: z.partialRecord(z.enum(PUSH_KINDS), z.boolean()),
    lead: z.literal(PUSH_LEADS),
    quiet: z.strictObject({ isOn: z.boolean(), from: minute, to: minute, exceptAtTable: z.boolean() }),
  })
  .transform(completeWishes);

const address = z.strictObject({ endpoint, keys: z.strictObject({ p256dh, auth }) });

export const pushWishSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    address,
    language: z.enum(LANGUAGES),
    zone: zoneSchema,
    wishes: wishesSchema,
  }),
  z.strictObject({ type: z.literal('move'), address }),
  z.strictObject({ type: z.literal('unsubscribe') }),
  z.strictObject({ type: z.literal('try') }),
]) satisfies z.ZodType<PushWish>;
