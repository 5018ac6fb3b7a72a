import { LANGUAGES } from '@gorrion/rules';
import { z } from 'zod';
import { type HookTarget, type HookWish, LONGEST_HOOK } from '../hooks.ts';

/* Schemas of what a page asks about the hooks of a group, and about calls to a table. */

const url = z
  .string()
  .max(LONGEST_HOOK, { abort: true })
  .regex(/^https?:\/\/[!-~]+$/);
const token = z.string().regex(/^[\w.~+/=-]{8,300}$/);

const targetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('discord'), url: url.regex(/\/api\/webhooks\/\d+\/[\w-]+(\?|$)/) }),
  z.strictObject({ kind: z.enum(['slack', 'json']), url }),
  z.strictObject({
    kind: z.literal('telegram'),
    token: z.string().regex(/^\d{4,16}:[\w-]{20,80}$/),
    chat: z.string().regex(/^(-?\d{1,20}|@\w{4,40})$/),
  }),
  z.strictObject({ kind: z.literal('matrix'), url, room: z.string().regex(/^![!-~]{1,254}$/), token }),
]) satisfies z.ZodType<HookTarget>;

const hook = z.int().min(1).max(1_000_000);

export const hookWishSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), target: targetSchema, language: z.enum(LANGUAGES) }),
  z.strictObject({ type: z.enum(['test', 'remove']), hook }),
]) satisfies z.ZodType<HookWish>;

/** A table to which the members of a group are called. */
export const seatCallSchema = z.strictObject({ table: z.string().regex(/^[A-Za-z0-9-]{1,40}$/) });
