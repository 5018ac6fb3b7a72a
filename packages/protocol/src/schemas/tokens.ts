import { z } from 'zod';
import { LONGEST_NAME } from '../state.ts';
import { LONGEST_TOKEN_NAME, TOKEN_DAYS, type TokenWish } from '../tokens.ts';
import { personName } from './texts.ts';

/* Schemas of what a person asks about their tokens. */

const id = z.string().regex(/^[0-9a-f]{32}$/);
const make = z.strictObject({ type: z.literal('make'), days: z.literal(TOKEN_DAYS) });

export const tokenWishSchema = z.discriminatedUnion('type', [
  z.discriminatedUnion('scope', [
    make.extend({ scope: z.enum(['read', 'play']), name: personName(LONGEST_TOKEN_NAME) }),
    // A bot sits at tables under the name of its token.
    make.extend({ scope: z.literal('bot'), name: personName(LONGEST_NAME) }),
  ]),
  z.strictObject({ type: z.literal('renew'), id }),
  z.strictObject({ type: z.literal('revoke'), id }),
]) satisfies z.ZodType<TokenWish>;
