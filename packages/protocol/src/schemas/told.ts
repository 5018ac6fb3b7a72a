import { PLAYERS } from '@gorrion/rules';
import { z } from 'zod';
import { QUICK_WORDS } from '../chat.ts';
import type { Lobby, ServerToClient } from '../messages.ts';
import type { ApiTables } from '../publicApi.ts';
import { REFUSALS } from '../refusals.ts';
import { describes } from './describes.ts';
import { apiListedTable } from './publicApi.ts';

/*
 * Schemas of what a program is told while it plays, as it is described to others. Facts and states have many shapes, which the
 * types of this package name: `TableEvent` and `TableState`.
 */

const code = z.string().describe('Code of a table.');
const time = z.number().describe('Server time: milliseconds since 1970.');
const refusal = z.enum(REFUSALS);
const person = z.strictObject({ id: z.string(), name: z.string() });
const behind = z.number().optional().describe('Time (ms) by which spectators see the table later.');
const viewer = z
  .union([z.literal(PLAYERS), z.enum(['spectator', 'teacher'])])
  .describe('Whose knowledge it is: a player by their number, or a spectator.');

const entry = z.strictObject({
  seq: z.int().describe('Counts what this viewer sees: 1, 2, 3, without gaps.'),
  at: time,
  event: z.looseObject({ type: z.string() }).describe('A fact, as this viewer may know it: `TableEvent`.'),
});

const entries = z.array(entry);
const snapshot = z.strictObject({
  code,
  viewer,
  seq: z.int().describe('The newest entry that the state contains.'),
  at: time,
  state: z.looseObject({}).describe('All that this viewer may know of the table: `TableState`.'),
  watchers: z.int(),
  behind,
});

const line = z.union([
  z.strictObject({ from: person, room: z.enum(['players', 'spectators']), at: time, text: z.string() }),
  z.strictObject({ from: person, room: z.enum(['players', 'spectators']), at: time, word: z.enum(QUICK_WORDS) }),
]);

const queue = z.union([
  z.strictObject({
    type: z.literal('waiting'),
    names: z.array(z.string()),
    finishes: z.array(z.unknown()).optional(),
    others: z.int(),
    until: time,
  }),
  z.strictObject({ type: z.literal('seated'), code, isSeated: z.boolean() }),
  z.strictObject({ type: z.literal('ended'), code: refusal }),
]);

/** What is told to pages alone: of finished games that several look at, and of groups and events. */
type ForPages = 'review:room' | 'review:said' | 'review:messages' | 'review:closed' | 'ledger:changed';
type Told = Exclude<keyof ServerToClient, ForPages>;
const told = <Name extends Told>() => describes<Parameters<ServerToClient[Name]>[0]>();

/** Schemas of every message that a program may be told, by name, each with when it comes. */
export const toldSchemas = {
  hello: z
    .strictObject({ protocol: z.int(), log: z.int() })
    .describe('First of all, on a plain websocket: the versions of messages and of facts.'),
  me: told<'me'>()(person).describe('Who the program plays for; again when the name changes.'),
  lobby: describes<Record<keyof Lobby, ApiTables['tables']>>()(
    z.strictObject({ open: z.array(apiListedTable), mine: z.array(apiListedTable) }),
  ).describe('After `lobby:watch`, whenever the list changes, at most once a second.'),
  queue: told<'queue'>()(queue).describe('After `queue:join`: who else waits, or where the game is.'),
  'table:entries': told<'table:entries'>()(z.strictObject({ code, entries, behind })).describe(
    'What has happened at a table, in order. Fold it into the state of the snapshot.',
  ),
  'table:snapshot': told<'table:snapshot'>()(snapshot).describe(
    'The whole state, where entries do not do: another viewer, a gap, a new game.',
  ),
  'table:watchers': told<'table:watchers'>()(z.strictObject({ code, count: z.int() })).describe('How many watch.'),
  'table:frozen': told<'table:frozen'>()(
    z.strictObject({ code, isFrozen: z.boolean(), isFaulty: z.boolean().optional() }),
  ).describe('The table stands still, or goes on.'),
  'table:said': told<'table:said'>()(z.strictObject({ code, line })).describe('A line of the chat.'),
  'table:chat': told<'table:chat'>()(z.strictObject({ code, lines: z.array(line) })).describe(
    'All lines that this program may read.',
  ),
  'table:call-link': told<'table:call-link'>()(z.strictObject({ code, link: z.string().nullable() })).describe(
    'Where the players talk.',
  ),
  announcement: told<'announcement'>()(
    z.strictObject({ number: z.int(), text: z.string(), until: time }).nullable(),
  ).describe('The notice of who runs the server, on connecting and when it changes; null once it is taken back.'),
  notice: told<'notice'>()(z.strictObject({ code: refusal, table: z.string().optional() })).describe(
    'Why the program stops playing, or is about to be cut: its token, a newer program, a restart.',
  ),
} as const satisfies Record<Told | 'hello', z.ZodType>;

/** The answer to whatever a program has said. */
export const answerSchema = z.union([
  z.looseObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), code: refusal }),
]);
