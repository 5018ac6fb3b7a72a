import { LONGEST_APPEAL, LONGEST_REMARK } from '@gorrion/protocol';
import {
  longText,
  openName,
  openText,
  personName,
  rulingSchema,
  settingsSchema,
  shortText,
} from '@gorrion/protocol/schemas';
import { z } from 'zod';
import { LONGEST_NAME } from '../roster/index.ts';
import type { TournamentCommand } from './commands.ts';
import { MOST_PLAYERS, RIGHTS, ROLES } from './people.ts';
import { EVENT_FORMS, EVENT_PLACES, EVENT_SEATINGS, type EventPlan, RESULTS_FOR } from './plan.ts';

/* Schemas of what pages send about a tournament. Unknown keys are refused; numbers, texts and lists are bounded. */

/** Bounds of an event. */
const MOST_TABLES = MOST_PLAYERS / 4;
const MOST_SESSIONS = 20;
const LONGEST_TITLE = 80;
const LONGEST_ABOUT = 4000;

const name = personName(LONGEST_NAME);
const reason = shortText(LONGEST_REMARK);
const session = z.int().min(1).max(40);
const table = z.int().min(1).max(MOST_TABLES);
const number = z.int().min(1).max(100_000);
const hand = z.int().min(1).max(16);
const chair = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const points = z.int().min(-5000).max(5000);
const byFour = z.tuple([points, points, points, points]);
const at = { session, table };
const tables = z.tuple([table, table]).refine(([first, last]) => first <= last);
const key = z.string().regex(/^[0-9a-f]{32}$/);

const day = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/);
const moment = z.string().regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/);

const prize = z.strictObject({
  for: z.enum(['player', 'team', 'other']),
  place: z.int().min(1).max(MOST_PLAYERS).nullable(),
  text: shortText(200),
});

const planChanges = z
  .strictObject({
    name: openText(LONGEST_TITLE),
    from: day,
    to: day,
    place: z.enum(EVENT_PLACES),
    venue: openText(200),
    about: longText(LONGEST_ABOUT),
    form: z.enum(EVENT_FORMS),
    seating: z.enum(EVENT_SEATINGS),
    results: z.enum(RESULTS_FOR),
    sessions: z.int().min(0).max(MOST_SESSIONS),
    finalists: z.int().min(0).max(MOST_PLAYERS),
    advance: z.union([z.literal(1), z.literal(2)]),
    times: z.array(moment).max(40),
    settings: settingsSchema,
    realTables: z.int().min(0).max(MOST_TABLES),
    lostSessionPoints: z.int().min(-1000).max(1000),
    teamSize: z.int().min(1).max(16),
    room: z.strictObject({ pages: z.int().min(1).max(5000) }),
    prizes: z.array(prize).max(60),
  })
  .partial() satisfies z.ZodType<Partial<EventPlan>>;

const newPlayer = z.strictObject({
  name,
  first: openName(LONGEST_NAME).optional(),
  last: openName(LONGEST_NAME).optional(),
  country: openText(4).optional(),
  ema: openText(16).optional(),
  club: openName(LONGEST_NAME).optional(),
  team: openName(LONGEST_NAME).optional(),
  isSubstitute: z.boolean().optional(),
});

const drawn = z.int().min(1).max(MOST_PLAYERS);
const seatedFour = z.tuple([drawn, drawn, drawn, drawn]);
const chart = z.strictObject({ sessions: z.array(z.array(seatedFour).max(MOST_TABLES)).max(MOST_SESSIONS) });
const origin = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('design') }),
  z.strictObject({ by: z.literal('search'), seed: openText(200), steps: z.int().min(0) }),
  z.strictObject({ by: z.literal('hand') }),
]);
const seatPlace = z.strictObject({ table, seat: chair, player: number.nullable().optional() });

const sheetHand = z.strictObject({
  hand,
  kind: z.enum(['won', 'exhausted', 'void']),
  winner: chair.optional(),
  from: chair.optional(),
  points: z.int().min(0).max(1000).optional(),
  fans: z
    .array(z.string().regex(/^[\w-]{1,60}$/))
    .max(40)
    .optional(),
  tiles: openText(120).optional(),
  changes: byFour,
  worth: z.strictObject({ named: z.int().optional(), tiles: z.int().optional() }).optional(),
});

const plan = [
  z.strictObject({ type: z.literal('plan'), changes: planChanges }),
  z.strictObject({ type: z.literal('open-event'), at: z.int().min(0).optional() }),
  z.strictObject({ type: z.enum(['unopen-event', 'draw-lots', 'end-event']) }),
  z.strictObject({ type: z.literal('pair-next'), ties: z.enum(['order', 'lot']).optional() }),
] as const;

const people = [
  z.strictObject({
    type: z.literal('set-players'),
    players: z.array(newPlayer).max(MOST_PLAYERS),
    replaces: z.array(number).max(MOST_PLAYERS).optional(),
  }),
  z.strictObject({ type: z.literal('add-player'), player: newPlayer }),
  z.strictObject({ type: z.literal('change-player'), player: number, changes: newPlayer.partial() }),
  z.strictObject({ type: z.enum(['withdraw-player', 'reinstate-player']), player: number }),
  z.strictObject({ type: z.literal('invite'), name, role: z.enum(ROLES), tables: tables.optional() }),
  z.strictObject({
    type: z.literal('change-helper'),
    helper: number,
    rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length).optional(),
    tables: tables.nullable().optional(),
  }),
  z.strictObject({ type: z.literal('new-link'), helper: number.optional(), player: number.optional() }),
  z.strictObject({ type: z.literal('remove-helper'), helper: number }),
  z.strictObject({ type: z.literal('join'), key }),
  z.strictObject({ type: z.literal('check-in'), player: number, isHere: z.boolean() }),
  z.strictObject({ type: z.literal('check-in-all') }),
  z.strictObject({ type: z.literal('swear'), name, note: longText(1000).optional() }),
] as const;

const seats = [
  z.strictObject({ type: z.literal('set-rotation'), rotation: chart, origin }),
  z.strictObject({ type: z.literal('exchange-seats'), session, one: seatPlace, other: seatPlace }),
  z.strictObject({ type: z.literal('substitute'), session, player: number, by: number, isLost: z.boolean() }),
  z.strictObject({ type: z.literal('fill-seat'), ...at, seat: chair, by: number.nullable() }),
] as const;

const sessions = [
  z.strictObject({ type: z.enum(['begin-session', 'call-time', 'end-session']), session }),
  z.strictObject({ type: z.literal('pause-session'), session, isPaused: z.boolean() }),
  z.strictObject({ type: z.literal('lose-session'), session, player: number }),
] as const;

const sheets = [
  z.strictObject({ type: z.literal('enter-hand'), ...at, hand: sheetHand, reason: reason.optional() }),
  z.strictObject({ type: z.literal('drop-hand'), ...at, hand, reason }),
  z.strictObject({ type: z.enum(['end-table', 'call-umpire']), ...at }),
  z.strictObject({
    type: z.literal('sign'),
    ...at,
    as: z.union([chair, z.literal('umpire')]),
    isForMissing: z.literal(true).optional(),
    totals: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
  }),
  z.strictObject({ type: z.literal('correct'), ...at, changes: byFour, reason }),
] as const;

const rulings = [
  z.strictObject({ type: z.literal('take-call'), call: number, isDone: z.boolean() }),
  z.strictObject({ type: z.literal('take-back-call'), call: number }),
  z.strictObject({ type: z.literal('rule'), ...at, hand, ruling: rulingSchema }),
  z.strictObject({ type: z.literal('revoke-ruling'), ruling: number, reason }),
  z.strictObject({
    type: z.literal('appeal'),
    ...at,
    hand,
    against: z.union([z.strictObject({ ruling: number }), z.strictObject({ foul: z.int().min(0) })]).optional(),
    text: longText(LONGEST_APPEAL).min(1),
  }),
  z.strictObject({ type: z.literal('appeal-further'), appeal: number }),
  z.strictObject({ type: z.literal('answer-appeal'), appeal: number, isUpheld: z.boolean(), remark: reason }),
] as const;

/** The wish for a new event. */
export const wishSchema = z.strictObject({ name: shortText(LONGEST_TITLE) });

export const commandSchema = z.discriminatedUnion('type', [
  ...plan,
  ...people,
  ...seats,
  ...sessions,
  ...sheets,
  ...rulings,
]) satisfies z.ZodType<TournamentCommand>;
