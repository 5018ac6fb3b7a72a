import {
  CLASSICAL_FLAGS,
  DOUBLE_IDS,
  FOULS,
  type FoulId,
  isArticle,
  KINDS,
  MCR_FLAGS,
  SCORED_FANS,
  type SessionEvent,
  SPECIAL_IDS,
  type Tile,
} from '@gorrion/rules';
import { z } from 'zod';
import type { TableEvent } from '../events.ts';
import { BOT_LEVELS } from '../settings.ts';
import { LONGEST_APPEAL } from '../sheet.ts';
import { CHAIR_KINDS, SHUFFLE_OBJECTIONS } from '../shuffle.ts';
import { alsoSchema, rulingSchema } from './commands.ts';
import { byFour, four, meldOf } from './fours.ts';
import { flagsOf, keptSettingsSchema, MCR_RULESET_IDS, sealedDealsSchema } from './settings.ts';
import { exactText, longText, openText, shownName } from './texts.ts';

/*
 * Schemas of the facts that a record of a game holds. The program writes these facts itself; only a file that somebody
 * opens is read through them, so that nothing in it can surprise the fold or the page.
 */

/** Any kind of tile, or -1 where a record holds one face down. */
const tile = z
  .int()
  .min(-1)
  .max(KINDS - 1)
  .transform(kind => kind as Tile);
const tiles = z.array(tile).max(144);
/** A banker of the older ways may gain 24,000 points in one hand. */
export const points = z.int().min(-1_000_000).max(1_000_000);
/** Milliseconds since 1970, or of a duration. */
const ms = z.number().min(0).max(1e15);
const hex = z.string().regex(/^[0-9a-f]{0,128}$/);
export const fan = z.enum(SCORED_FANS);
const foul = z.enum(Object.keys(FOULS) as [FoulId, ...FoulId[]]);
const article = z.string().refine(isArticle);
/** An id of a person, table or event. */
const id = z.string().regex(/^[\w-]{0,64}$/);

const meld = meldOf(tile);
export const melds = z.array(meld).max(4);
const shown = z.strictObject({ concealed: tiles, melds });
const worth = z.int().min(0).max(1e9);
/** What a hand of the older ways is worth. */
const counted = z.strictObject({
  sets: z
    .array(
      z.strictObject({ kind: z.enum(['pair', 'chow', 'pung', 'kong']), tile, isConcealed: z.boolean(), points: worth }),
    )
    .max(7),
  flowers: z.int().min(0).max(8),
  flowerPoints: worth,
  bonus: worth,
  points: worth,
  doubles: z
    .array(z.strictObject({ id: z.enum(DOUBLE_IDS), tile: tile.optional(), doubles: z.int().min(1).max(9) }))
    .max(20),
  special: z.strictObject({ id: z.enum(SPECIAL_IDS), worth: z.enum(['limit', 'half-limit']) }).optional(),
  isCapped: z.boolean(),
  total: points,
});
const score = z.strictObject({
  total: points,
  flowers: points,
  fans: z.array(z.strictObject({ id: fan, times: z.int().min(0).max(9), points })).max(90),
  counted: counted.optional(),
});
/** What a fact holds beside what is read of it: numbers, switches and words of the program. */
const word = z.union([z.number(), z.boolean(), z.string().regex(/^[\w.-]{0,60}$/)]);
const others = z.union([word, z.array(word).max(144), z.record(z.string().regex(/^\w{1,40}$/), word)]);
const winningClaim = z.object({ melds, concealed: tiles, winningTile: tile }).catchall(others);
export const count = z.strictObject({
  declared: z.array(fan).max(40),
  objections: z.array(z.strictObject({ seat: four, fan })).max(400),
});
const sanction = z.union([
  z.strictObject({ kind: z.literal('points'), points }),
  z.strictObject({
    kind: z.enum([
      'warning',
      'dead-hand',
      'no-hu-this-turn',
      'umpire',
      'obligatory-discard',
      'lose-session',
      'disqualified',
      'not-heard',
    ]),
  }),
]);
const claim = z.union([
  z.strictObject({ kind: z.literal('win'), declared: z.array(fan).max(40).optional() }),
  z.strictObject({ kind: z.enum(['kong', 'pung', 'pass']) }),
  z.strictObject({ kind: z.literal('chow'), low: tile }),
  z.strictObject({ kind: z.literal('said'), word: z.enum(['chow', 'pung', 'kong']) }),
]);
const wallLayout = z.strictObject({
  stacks: z.int().min(1).max(18),
  walls: z.enum(['shared', 'own']),
  throws: z.literal([0, 1, 2]),
  direction: z.enum(['clockwise', 'counter-clockwise']),
  turns: z.literal('clockwise').optional(),
  replacements: z.enum(['end', 'front']),
  dead: z
    .strictObject({
      tiles: z.int().min(0).max(144),
      isRefilled: z.union([z.boolean(), z.literal('by-pairs')]),
      isPlayed: z.literal(true).optional(),
    })
    .optional(),
});
const seconds = z.number().min(0).max(3600);
const mcrRules = z
  .object({
    id: z.enum(MCR_RULESET_IDS),
    family: z.literal('mcr').optional(),
    minPoints: z.int().min(0).max(100),
    extraPoints: z.int().min(0).max(100),
    ...flagsOf(MCR_FLAGS),
    kongPoints: z.strictObject({ meldedAndConcealed: points, twoConcealed: points }),
    seconds: z.strictObject({ think: seconds, first: seconds, claim: seconds }),
  })
  .catchall(others);
const classicalRules = z
  .object({
    id: z.enum(['macau', 'spanish1920', 'pamphlet']),
    family: z.literal('classical'),
    minPoints: z.literal(0),
    limit: z.int().min(1).max(50_000),
    exchanges: z.boolean(),
    bankerHands: z.literal([1, 3, 4, 'until-lost']),
    houseDoubles: z.boolean(),
    namesDiscards: z.boolean(),
    ...flagsOf(CLASSICAL_FLAGS),
    flowerExposure: z.enum(['auto', 'none']),
    scoreMode: z.literal('auto'),
    assist: z.literal('assisted'),
    seconds: z.strictObject({ think: seconds, first: seconds, claim: seconds }),
  })
  .catchall(others);
export const ruleset = z.union([mcrRules, classicalRules]);
const die = z.int().min(1).max(6);
const given = z.array(tile).max(2);
const source = z.enum(['wall', 'kong', 'flower', 'kong-flower']);
const win = { seat: four, from: four, tile, robbed: z.boolean() };
const umpireRuling = z.union([
  z.strictObject({ kind: z.enum(['warn', 'dead-hand', 'void-claim']), seat: four, article }),
  z.strictObject({
    kind: z.literal('points'),
    seat: four,
    points,
    paidTo: z.union([z.enum(['nobody', 'each-opponent']), four]),
    article,
  }),
  z.strictObject({ kind: z.literal('discard-shown'), seat: four, tiles, article }),
]);

const ofType = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** An event of a hand, as a record or a line may hold it. */
export const handEventSchema = z.discriminatedUnion('type', [
  ofType('dealt', {
    rules: ruleset,
    prevalentWind: four,
    dice: byFour(die),
    layout: wallLayout,
    breakAt: z.int().min(0).max(144),
    wall: tiles,
    hands: byFour(tiles),
    fouls: byFour(z.array(foul).max(500)),
  }),
  ofType('drew', { seat: four, tile, source }),
  ofType('flower-exposed', { seat: four, tile }),
  ofType('exchange-opened', {}),
  ofType('exchange-chosen', { seat: four, tiles: given }),
  ofType('exchanged', { seat: four, given: z.tuple([given, given]) }),
  ofType('discarded', { seat: four, tile, isDrawn: z.literal(true).optional() }),
  ofType('claim-made', { seat: four, claim }),
  ofType('claim-announced', { seat: four, claim }),
  ofType('claim-taken', { seat: four, word: z.enum(['chow', 'pung', 'kong']) }),
  ofType('replacement-owed', { seat: four, source: z.enum(['kong', 'flower', 'kong-flower']) }),
  ofType('replacement-declined', { seat: four }),
  ofType('melded', { seat: four, meld, takesExposed: z.literal(true).optional(), isShown: z.literal(true).optional() }),
  ofType('kong-added', { seat: four, tile }),
  ofType('won', {
    ...win,
    claim: winningClaim,
    scores: byFour(score),
    payments: byFour(points),
    shown: byFour(shown),
    count: count.optional(),
  }),
  ofType('hu-shown', { ...win, shown }),
  ofType('fan-named', { seat: four, fan, times: z.int().min(0).max(9) }),
  ofType('count-finished', { seat: four }),
  ofType('fan-objected', { seat: four, fan, isObjecting: z.boolean() }),
  ofType('count-confirmed', { seat: four }),
  ofType('count-refused', { seat: four }),
  ofType('fouled', {
    seat: four,
    foul,
    sanction,
    payments: byFour(points),
    isDead: z.boolean(),
    voidsClaim: z.boolean(),
    shown: tiles.optional(),
    mustDiscard: z.literal(true).optional(),
  }),
  ofType('umpire-ruled', { ruling: umpireRuling, payments: byFour(points) }),
  ofType('exhausted', { shown: byFour(shown) }),
  ofType('stopped', { shown: byFour(shown) }),
]);

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('won'),
    ...win,
    claim: winningClaim,
    scores: byFour(score),
    payments: byFour(points),
    count: count.optional(),
  }),
  z.strictObject({ kind: z.literal('exhausted'), payments: byFour(points) }),
  z.strictObject({ kind: z.literal('void'), payments: byFour(points) }),
]);
const handNumber = z.int().min(1).max(999);
const reason = z.enum(['complete', 'time', 'abandoned']);

const sessionEvent = z.discriminatedUnion('type', [
  ofType('session-started', { options: z.strictObject({ rules: ruleset, hands: z.literal([4, 8, 16]) }) }),
  ofType('hand-begun', { number: handNumber, dealer: four, round: four, seating: byFour(four) }),
  ofType('hand', { event: handEventSchema }),
  ofType('hand-scored', {
    record: z.strictObject({
      number: handNumber,
      round: four,
      outcome,
      players: byFour(four),
      changes: byFour(points),
    }),
  }),
  ofType('hand-voided', { number: handNumber, changes: byFour(points) }),
  ofType('totals-adjusted', { changes: byFour(points), tablePoints: byFour(z.number()).optional() }),
  ofType('disqualified', { player: four }),
  ofType('time-called', {}),
  ofType('session-ended', { reason, tablePoints: byFour(z.number()) }),
]) as unknown as z.ZodType<SessionEvent>;

const beat = z.strictObject({
  isFixed: z.boolean(),
  beat: ms,
  grid: ms,
  limit: ms.optional(),
  cut: ms,
  speed: z.number(),
});
const clock = z.strictObject({
  move: ms.optional(),
  first: ms,
  grace: ms,
  bank: ms,
  reserve: ms,
  beat,
  counted: z.strictObject({ beat: ms, limit: ms.optional() }).optional(),
});
const presence = z.enum(['here', 'away', 'left']);
const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({
    kind: z.literal('bot'),
    level: z.enum(BOT_LEVELS),
    name: shownName,
  }),
  z.strictObject({
    kind: z.literal('person'),
    id,
    name: shownName,
    presence,
    since: ms.optional(),
    mark: z.int().min(0).max(5).optional(),
  }),
]);
const me = z.strictObject({ id, name: shownName });
const eventTable = z.strictObject({
  kind: z.enum(['tournament', 'duplicate', 'daily']),
  id,
  name: openText(200),
  session: z.int().min(1).max(99),
  table: z.int().min(1).max(999),
});
const bound = z.strictObject({
  origin: exactText(300),
  table: id,
  game: z.int().min(1).max(1e6),
  attempt: z.int().min(1).max(1000),
  previous: hex,
  rules: exactText(2000),
  beacon: exactText(300),
  chairs: byFour(z.strictObject({ kind: z.enum(CHAIR_KINDS), id })),
});
const opened = { salt: hex, seed: hex };
const by = z.enum(['umpire', 'players']);
const text = longText(LONGEST_APPEAL);
const appealNumber = z.int().min(0).max(999);

/** A fact of a table as a record of a game may hold it. */
export const tableEventSchema = z.discriminatedUnion('type', [
  ofType('table-opened', {
    settings: keptSettingsSchema,
    clock,
    host: id,
    address: z.strictObject({ origin: exactText(300), table: id }).optional(),
    hasForms: z.literal(true).optional(),
    event: eventTable.optional(),
  }),
  ofType('seated', { place: four, who: chair }),
  ofType('renamed', { place: four, name: shownName }),
  ofType('presence-changed', { place: four, presence, since: ms.optional(), isOwn: z.literal(true).optional() }),
  ofType('host-changed', { host: id }),
  ofType('winds-laid', {}),
  ofType('wind-taken', { place: four, tile: four, wind: four, isForOther: z.literal(true).optional() }),
  ofType('seats-drawn', { order: byFour(four), throws: byFour(z.array(z.tuple([die, die])).max(99)).optional() }),
  ofType('shuffle-committed', {
    handNumber,
    commitment: hex,
    secret: z.undefined().optional(),
    asked: z.array(four).max(4).optional(),
    bound: bound.optional(),
    sealed: sealedDealsSchema.extend({ game: z.int().min(1), rules: exactText(2000) }).optional(),
  }),
  ofType('nonce-sealed', { place: four, seal: hex }),
  ofType('nonces-called', { list: hex.optional() }),
  ofType('nonce-opened', { place: four, nonce: hex }),
  ofType('shuffle-refused', { place: four, reason: z.enum(SHUFFLE_OBJECTIONS) }),
  ofType('loss-accepted', { place: four }),
  ofType('shuffle-void', { withheld: z.array(four).max(4), objectedBy: four.optional(), ...opened }),
  ofType('shuffle-opened', { handNumber, ...opened }),
  ofType('deal-kept', { handNumber }),
  ofType('session', { event: sessionEvent }),
  ofType('readied', { place: four }),
  ofType('pause-asked', { place: four, isWanted: z.boolean(), refusedBy: four.optional() }),
  ofType('paused', {}),
  ofType('resumed', { isTurnAnew: z.literal(true).optional() }),
  ofType('end-asked', { place: four, isWanted: z.boolean(), refusedBy: four.optional() }),
  ofType('clock-shifted', { by: z.number(), isRestart: z.literal(true).optional() }),
  ofType('umpire-appointed', { person: me }),
  ofType('umpire-left', {}),
  ofType('umpire-moved', { presence: z.enum(['here', 'away']) }),
  ofType('umpire-called', { place: four }),
  ofType('play-stopped', {}),
  ofType('play-continued', {}),
  ofType('ruling-proposed', { place: four, ruling: rulingSchema, also: alsoSchema.optional() }),
  ofType('ruling-answered', { place: four, isAgreed: z.boolean() }),
  ofType('ruled', { ruling: rulingSchema, by }),
  ofType('came-late', { player: four, foul: z.enum(['late-10', 'late-15', 'late-over-15']), sanction }),
  ofType('sheet-signed', { by: z.union([z.literal('umpire'), four]), name: shownName.optional() }),
  ofType('appealed', {
    by: four,
    name: shownName,
    hand: handNumber,
    charge: z.int().min(0).max(999).optional(),
    text,
    further: appealNumber.optional(),
  }),
  ofType('appeal-answered', {
    appeal: appealNumber,
    by: four.optional(),
    verdict: z.boolean().optional(),
    isUpheld: z.boolean(),
    remark: text,
    name: shownName,
  }),
]) as unknown as z.ZodType<TableEvent>;
