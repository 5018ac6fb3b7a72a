import { z } from 'zod';
import { LONGEST_TOKEN_NAME, TOKEN_DAYS, TOKEN_SCOPES, type TokenWish } from '../tokens.ts';
import { personName } from './texts.ts';

/* Schemas of what a person asks about their tokens. */

export const tokenWishSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('make'),
    name: personName(LONGEST_TOKEN_NAME),
    scope: z.enum(TOKEN_SCOPES),
    days: z.literal(TOKEN_DAYS),
  }),
  z.strictObject({ type: z.literal('revoke'), id: z.string().regex(/^[0-9a-f]{32}$/) }),
]) satisfies z.ZodType<TokenWish>;
