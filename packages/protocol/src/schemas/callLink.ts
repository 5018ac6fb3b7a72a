import { z } from 'zod';
import { type CallLinkWish, hostOfCallLink, LONGEST_CALL_LINK } from '../callLink.ts';
import { openText } from './texts.ts';

/** An address that may be a call link. */
export const callLinkSchema = z
  .string()
  .max(LONGEST_CALL_LINK, { abort: true })
  .refine(link => hostOfCallLink(link) !== undefined);

/** Any short text as a link, so that a wrong one gets `bad-call-link` and not `bad-message`. */
export const callLinkWishSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set'), link: openText(4 * LONGEST_CALL_LINK) }),
  z.strictObject({ type: z.enum(['make', 'remove']) }),
]) satisfies z.ZodType<CallLinkWish>;
