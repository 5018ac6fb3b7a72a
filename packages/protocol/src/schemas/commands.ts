import { FAN_IDS, FOUL_IDS, isArticle, KINDS, PLAYING_KINDS, type Tile, UMPIRE_POINTS } from '@gorrion/rules';
import { z } from 'zod';
import type { SeatAction, TableCommand, TableEnvelope } from '../commands.ts';
import { BOT_LEVELS } from '../settings.ts';
import { LONGEST_APPEAL } from '../sheet.ts';
import { SHUFFLE_OBJECTIONS } from '../shuffle.ts';
import { type PersonId, SMALL_WINS } from '../state.ts';
import { LONGEST_REMARK, MOST_ALSO, type Ruling } from '../umpire.ts';
import { MOST_HANDS, settingsSchema } from './settings.ts';
import { teacherActSchema } from './teaching.ts';
import { shortText } from './texts.ts';

/* Schemas of commands. Unknown keys are refused; numbers and texts are bounded. */

const tile = z
  .int()
  .min(0)
  .max(KINDS - 1)
  .transform(kind => kind as Tile);
const place = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const fan = z.enum(FAN_IDS);
const declared = z.array(fan).max(30).optional();

const claim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('win'), declared }),
  z.strictObject({ kind: z.literal('kong') }),
  z.strictObject({ kind: z.literal('pung') }),
  z.strictObject({ kind: z.literal('chow'), low: tile }),
  z.strictObject({ kind: z.literal('said'), word: z.enum(['chow', 'pung', 'kong']) }),
  z.strictObject({ kind: z.literal('pass') }),
]);

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('discard'), tile }),
  z.strictObject({ type: z.literal('claim'), claim }),
  z.strictObject({ type: z.literal('declare-kong'), tile }),
  z.strictObject({ type: z.literal('expose-flower'), tile }),
  z.strictObject({ type: z.literal('exchange'), tiles: z.array(tile).max(2) }),
  z.strictObject({ type: z.literal('declare-win'), declared }),
  z.strictObject({ type: z.literal('lay-down'), tiles: z.array(tile).min(1).max(3) }),
  z.strictObject({ type: z.literal('withdraw') }),
  z.strictObject({ type: z.literal('name-fan'), fan, times: z.int().min(0).max(4) }),
  z.strictObject({ type: z.literal('finish-count') }),
  z.strictObject({ type: z.literal('object'), fan, isObjecting: z.boolean() }),
  z.strictObject({ type: z.literal('confirm-count') }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('decline-replacement') }),
]) satisfies z.ZodType<SeatAction>;

/** A kind that can be claimed: any but flowers. */
const playingTile = z
  .int()
  .min(0)
  .max(PLAYING_KINDS - 1)
  .transform(kind => kind as Tile);
/** A missing switch gets its default. The most expensive hands are worth a few hundred points. */
const switches = z.strictObject({
  noClaims: z.boolean(),
  playDrawn: z.boolean(),
  autoWin: z.boolean(),
  autoWinFrom: z.int().min(0).max(999).default(0),
  smallWins: z.enum(SMALL_WINS).optional(),
  silentTiles: z.array(playingTile).max(PLAYING_KINDS).readonly().default([]),
  autoFlowers: z.boolean().default(true),
});

/** The public id of a person: 128 bits in hex. */
export const personIdSchema = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .transform(id => id as PersonId);

/** 32 bytes in hex. */
const bytes32 = z.string().regex(/^[0-9a-f]{64}$/);

/** A section of the third part of the book, as "3.11.6.6". */
const article = z.string().refine(isArticle);
const remark = shortText(LONGEST_REMARK);
/** More than any hand moves. */
const correction = z.int().min(-2000).max(2000);
const reason = { article, foul: z.enum(FOUL_IDS).optional(), remark: remark.optional() };

export const rulingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['warn', 'dead-hand', 'void-claim', 'disqualify']), player: place, ...reason }),
  z.strictObject({
    kind: z.literal('points'),
    player: place,
    points: z.literal(UMPIRE_POINTS),
    paidTo: z.union([z.literal('nobody'), z.literal('each-opponent'), place]),
    ...reason,
  }),
  z.strictObject({
    kind: z.literal('discard-shown'),
    player: place,
    tiles: z.array(tile).min(1).max(14).optional(),
    ...reason,
  }),
  z.strictObject({ kind: z.literal('replay-hand'), ...reason }),
  z.strictObject({
    kind: z.literal('correct'),
    changes: z.tuple([correction, correction, correction, correction]),
    article,
    remark,
  }),
]) satisfies z.ZodType<Ruling>;

/** What is given with a ruling. */
export const alsoSchema = z.array(rulingSchema).min(1).max(MOST_ALSO);

export const tableCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), place: place.optional(), isTaught: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('add-bot'), place: place.optional(), level: z.enum(BOT_LEVELS) }),
  z.strictObject({ type: z.literal('remove'), place }),
  z.strictObject({ type: z.literal('pass-host'), place }),
  z.strictObject({ type: z.literal('show-out'), person: personIdSchema }),
  z.strictObject({ type: z.literal('change-settings'), settings: settingsSchema }),
  z.strictObject({ type: z.literal('agree') }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('take-wind'), tile: place }),
  z.strictObject({ type: z.literal('seal-nonce'), context: bytes32, seal: bytes32 }),
  z.strictObject({ type: z.literal('open-nonce'), context: bytes32, list: bytes32, nonce: bytes32 }),
  z.strictObject({ type: z.literal('refuse-shuffle'), context: bytes32, reason: z.enum(SHUFFLE_OBJECTIONS) }),
  z.strictObject({ type: z.literal('object-to-wall'), commitment: bytes32 }),
  z.strictObject({ type: z.literal('accept-loss'), context: bytes32 }),
  z.strictObject({ type: z.literal('act'), action }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('ask-pause'), isWanted: z.boolean() }),
  z.strictObject({ type: z.literal('ask-end'), isWanted: z.boolean() }),
  z.strictObject({ type: z.literal('switch'), switches }),
  z.strictObject({ type: z.literal('invite-umpire'), digest: bytes32 }),
  z.strictObject({ type: z.literal('take-umpire'), key: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ type: z.literal('leave-umpire') }),
  z.strictObject({ type: z.literal('call-umpire') }),
  z.strictObject({ type: z.literal('stop-play') }),
  z.strictObject({ type: z.literal('continue-play') }),
  z.strictObject({ type: z.literal('rule'), ruling: rulingSchema, also: alsoSchema.optional() }),
  z.strictObject({ type: z.literal('propose-ruling'), ruling: rulingSchema, also: alsoSchema.optional() }),
  z.strictObject({ type: z.literal('answer-ruling'), isAgreed: z.boolean() }),
  z.strictObject({ type: z.literal('ask-to-watch') }),
  z.strictObject({ type: z.literal('answer-watcher'), person: personIdSchema, isAdmitted: z.boolean() }),
  z.strictObject({ type: z.literal('sign-sheet') }),
  z.strictObject({
    type: z.literal('appeal'),
    hand: z.int().min(1).max(MOST_HANDS),
    charge: z.int().min(0).max(999).optional(),
    text: shortText(LONGEST_APPEAL),
  }),
  z.strictObject({ type: z.literal('appeal-further'), appeal: z.int().min(0).max(99) }),
  z.strictObject({
    type: z.literal('answer-appeal'),
    appeal: z.int().min(0).max(99),
    isUpheld: z.boolean(),
    remark,
  }),
  z.strictObject({ type: z.literal('teach'), act: teacherActSchema }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('reclaim') }),
  z.strictObject({ type: z.literal('close') }),
]) satisfies z.ZodType<TableCommand>;

/** 128 bits in hex. */
export const idSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** Returns the schema of a command on its way, by that of the command. */
export const envelopeOf = <Command extends z.ZodType>(command: Command) => z.strictObject({ id: idSchema, command });

export const tableEnvelopeSchema = envelopeOf(tableCommandSchema).extend({
  answers: z.int().min(0).max(1_000_000),
}) satisfies z.ZodType<TableEnvelope>;
