import { CALL_WORDS, isContradictory, type TableSettings, tidySettings } from '@gorrion/protocol';
import { callLinkSchema, longText, openText, settingsSchema, shortText, zoneSchema } from '@gorrion/protocol/schemas';
import { z } from 'zod';
import type { LedgerKind } from '../ledger/index.ts';
import { decideGroup, openGroup } from './decide.ts';
import { evolveGroup, NO_GROUP } from './evolve.ts';
import {
  LONGEST_GROUP_NAME,
  LONGEST_LINK,
  LONGEST_PLACE,
  LONGEST_SEASON_NAME,
  LONGEST_WORDS,
  MOST_MEMBERS,
  MOST_NUMBERS,
} from './limits.ts';
import { askerOf, going, invitationOf, memberOf } from './people.ts';
import {
  ANSWERS,
  type GroupCard,
  type GroupCommand,
  type GroupFact,
  type GroupInvitation,
  type GroupState,
  type GroupView,
  type GroupWish,
  ROLES,
} from './types.ts';
import { cardOfGroup, viewGroup } from './view.ts';

/* The kind of ledger that a group is, with the shapes of what pages send. For the server. */

export { addingGame } from './decide.ts';
export { memberOfCalendar } from './feed.ts';
export { groupGame, type KnownPlayer, memberThen, type PlainGame, plainGame } from './games.ts';
export { MOST_INVITATIONS } from './limits.ts';
export { openNow } from './now.ts';
export { invitationOf, isAskedBy, memberAt, memberOf, membersOf } from './people.ts';
export { settingsOfTables } from './settings.ts';
export { doorOf } from './view.ts';
export { waitsOfGame } from './waits.ts';

const number = z.int().min(1).max(MOST_NUMBERS);
const count = z.int().min(0).max(100_000);
/** Milliseconds since 1970, up to the year 9999. */
const time = z.int().min(0).max(253_402_300_799_999);
const key = z.string().regex(/^[0-9a-f]{32}$/);
const gameId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
/** Settings of games among members. A teacher's table is opened by its teacher alone. */
const settings = settingsSchema
  .refine(one => !isContradictory(one) && one.teacher === undefined)
  .transform((one): TableSettings => tidySettings(one));

const wish = z.strictObject({
  name: shortText(LONGEST_GROUP_NAME),
  table: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .optional(),
  zone: zoneSchema.optional(),
}) satisfies z.ZodType<GroupWish>;

const season = { name: shortText(LONGEST_SEASON_NAME), from: time };

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), key }),
  z.strictObject({ type: z.enum(['accept', 'decline', 'leave', 'open-table', 'renew-calendar']) }),
  z.strictObject({ type: z.literal('remove'), member: number }),
  z.strictObject({ type: z.literal('set-role'), member: number, role: z.enum(ROLES) }),
  z.strictObject({ type: z.literal('rename'), name: shortText(LONGEST_GROUP_NAME) }),
  z.strictObject({ type: z.literal('new-link') }),
  z.strictObject({ type: z.literal('set-zone'), zone: zoneSchema }),
  z.strictObject({ type: z.literal('set-call-link'), link: callLinkSchema.nullable() }),
  z.strictObject({ type: z.literal('set-rules'), name: openText(LONGEST_GROUP_NAME), settings }),
  z.strictObject({
    type: z.literal('set-words'),
    text: longText(LONGEST_WORDS),
    calls: z.enum(CALL_WORDS).nullable(),
  }),
  z.strictObject({ type: z.literal('begin-season'), ...season }),
  z.strictObject({ type: z.literal('change-season'), season: count, ...season, to: time.nullable() }),
  z.strictObject({ type: z.literal('drop-season'), season: count }),
  z.strictObject({
    type: z.literal('set-evening'),
    at: time,
    zone: zoneSchema.optional(),
    offset: z
      .int()
      .min(-14 * 60)
      .max(14 * 60),
    place: openText(LONGEST_PLACE),
    link: openText(LONGEST_LINK).regex(/^(?:https:\/\/[^\s"<>]+)?$/),
  }),
  z.strictObject({ type: z.literal('cancel-evening'), evening: count }),
  z.strictObject({ type: z.literal('answer'), evening: count, answer: z.enum(ANSWERS) }),
  z.strictObject({
    type: z.literal('open-tables'),
    evening: count,
    round: count,
    present: z.array(number).max(MOST_MEMBERS),
  }),
  z.strictObject({ type: z.literal('drop-game'), game: gameId }),
]) satisfies z.ZodType<GroupCommand>;

export const groupKind: LedgerKind<
  GroupState,
  GroupWish,
  GroupCommand,
  GroupFact,
  GroupView | GroupInvitation,
  GroupCard | GroupInvitation
> = {
  kind: 'group',
  empty: NO_GROUP,
  wish,
  command,
  open: openGroup,
  decide: decideGroup,
  evolve: evolveGroup,
  maySee: (state, person) => memberOf(state, person) !== undefined || invitationOf(state, person) !== undefined,
  view: viewGroup,
  card: cardOfGroup,
  askedBy: askerOf,
  forget(state, person) {
    const isAsked = state.invitations.some(one => one.person === person);
    const uninvited: GroupFact[] = isAsked ? [{ type: 'uninvited', who: person }] : [];
    const me = memberOf(state, person);
    if (me) return [...going(state, me, 'forgotten'), ...uninvited];
    const gone = state.members.find(member => member.person === person);
    return gone ? [{ type: 'forgotten', member: gone.number }, ...uninvited] : uninvited;
  },
  // Facts hold no name of a person, and no words that only one of them may read; a call link goes with who has set it.
  scrub: (facts, person) =>
    facts.map(fact => {
      const event = fact.event as GroupFact;
      return fact.by === person && event.type === 'call-link-set' ? { ...fact, event: { ...event, link: null } } : fact;
    }),
  // Those who have left or declined as well: they must be found when they want to be forgotten.
  peopleOf: ({ members, invitations }) => [...members, ...invitations].flatMap(({ person }) => person ?? []),
  isPublic: () => false,
  tablesOf: event => (event.type === 'round-begun' ? event.tables.length : event.type === 'table-wanted' ? 1 : 0),
};
