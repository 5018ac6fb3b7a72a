import { z } from 'zod';
import { CAST_WISHES } from '../casts.ts';
import { QUICK_WORDS } from '../chat.ts';
import type { ClientToServer } from '../messages.ts';
import { PLAY_NOW_WAYS } from '../playNow.ts';
import { BOT_LEVELS, HANDS } from '../settings.ts';
import { callLinkWishSchema } from './callLink.ts';
import { envelopeOf, idSchema, tableEnvelopeSchema } from './commands.ts';
import { reportSchema } from './peace.ts';
import { settingsSchema } from './settings.ts';
import { chatText, openText } from './texts.ts';
import { reviewCommandSchema, reviewPlaceSchema } from './together.ts';

const nothing = z.strictObject({});
/** Any short text, so that a wrong code gets `no-such-table` and not `bad-message`. */
const code = openText(32);
const viewer = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal('spectator'),
  z.literal('teacher'),
]);

/** An id of a game, or of its link without names; a wrong one gets `no-such-game`. */
const game = openText(60);

/** An id of a group or event. */
const ledger = openText(40);

/** Schemas of every message that a client may send, by name. */
export const clientSchemas = {
  'me:rename': z.strictObject({ name: openText(400) }),
  'me:forget': nothing,
  'me:hidden': z.strictObject({ isHidden: z.boolean() }),
  'lobby:watch': nothing,
  'lobby:unwatch': nothing,
  'queue:join': z.strictObject({
    id: idSchema,
    way: z.enum(PLAY_NOW_WAYS),
    hands: z.literal(HANDS),
    level: z.enum(BOT_LEVELS),
  }),
  'queue:leave': nothing,
  'table:open': z.strictObject({ id: idSchema, settings: settingsSchema, against: z.enum(BOT_LEVELS).optional() }),
  'table:enter': z.strictObject({
    code,
    since: z.int().min(0).max(1_000_000).optional(),
    viewer: viewer.optional(),
    asCaster: z.boolean().optional(),
  }),
  'table:watching': z.strictObject({ code }),
  'table:transcript': z.strictObject({ code }),
  'table:inspect': z.strictObject({ code }),
  'table:exit': z.strictObject({ code }),
  'table:command': z.strictObject({ code, envelope: tableEnvelopeSchema }),
  'table:say': z.union([
    z.strictObject({ code, id: idSchema, text: chatText }),
    z.strictObject({ code, id: idSchema, word: z.enum(QUICK_WORDS) }),
  ]),
  'table:report': z.strictObject({ code, report: reportSchema }),
  'table:call-link': z.strictObject({ code, wish: callLinkWishSchema }),
  'table:cast': z.strictObject({ code, wish: z.enum(CAST_WISHES), instead: openText(64).nullish() }),
  'cast:table': nothing,
  'review:join': z.strictObject({ game, at: reviewPlaceSchema.nullable() }),
  'review:leave': z.strictObject({ game }),
  'review:act': z.strictObject({ game, envelope: envelopeOf(reviewCommandSchema) }),
  'ledger:watch': z.strictObject({ ledger }),
  'ledger:unwatch': z.strictObject({ ledger }),
  time: nothing,
} satisfies { [Name in keyof ClientToServer]: z.ZodType<Parameters<ClientToServer[Name]>[0]> };

export type ClientMessage = keyof typeof clientSchemas;

/**
 * `cast`: the key of a link; the page is a spectator of its table, in the browser of any person. `token`: that of a program, whose
 * request has `program` in its query.
 */
export const handshakeSchema = z.object({
  version: z.int(),
  cast: openText(64).optional(),
  token: openText(64).optional(),
});

/** What a program may say with a token: it plays and watches as its person, and changes nothing of that person. */
export const PROGRAM_MESSAGES = [
  'lobby:watch',
  'lobby:unwatch',
  'queue:join',
  'queue:leave',
  'table:open',
  'table:enter',
  'table:watching',
  'table:transcript',
  'table:exit',
  'table:command',
  'table:say',
  'time',
] as const satisfies readonly ClientMessage[];
