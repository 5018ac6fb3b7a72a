import { z } from 'zod';
import type { DeviceWish } from '../devices.ts';
import { shortText, shownName } from './texts.ts';

/* Schemas of what a page asks about a person's devices. */

/** Base64 of an address. */
const id = z.string().regex(/^[\w-]{1,1400}$/);

/** A passkey's answer. The library of the server checks what is inside. */
const answer = z.looseObject({ id, response: z.looseObject({}) });

export const deviceWishSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('offer') }),
  z.strictObject({ type: z.literal('withdraw') }),
  z.strictObject({ type: z.literal('confirm'), isSame: z.boolean() }),
  z.strictObject({ type: z.literal('claim'), code: shortText(40) }),
  z.strictObject({ type: z.literal('collect'), name: shownName }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('sign-out'), device: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ type: z.literal('sign-out-others') }),
  z.strictObject({ type: z.literal('ask-passkey') }),
  z.strictObject({ type: z.literal('add-passkey'), answer }),
  z.strictObject({ type: z.literal('drop-passkey'), id }),
  z.strictObject({ type: z.literal('ask-return') }),
  z.strictObject({ type: z.literal('return'), answer }),
]) satisfies z.ZodType<DeviceWish>;
