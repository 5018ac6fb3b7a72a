import { BOT_LEVELS, DUPLICATE_WALLS, HANDS, PRESET_CLOCKS } from '@gorrion/protocol';
import { MCR_RULESET_IDS, shortText } from '@gorrion/protocol/schemas';
import type { Player } from '@gorrion/rules';
import { z } from 'zod';
import type { LedgerKind } from '../ledger/index.ts';
import { decideDuplicate, forgetting, openDuplicate } from './decide.ts';
import { evolveDuplicate, NOTHING_PLANNED } from './evolve.ts';
import { GREATEST_BOUND, isScale, MEANS, MOST_IMPS, type Scale } from './scale.ts';
import {
  type DuplicateCard,
  type DuplicateCommand,
  type DuplicateEvent,
  type DuplicateState,
  type DuplicateView,
  type DuplicateWish,
  FEWEST_TABLES,
  FORMS,
  LONGEST_NAME,
  LONGEST_TEAM_NAME,
  MOST_TABLES,
} from './types.ts';
import { cardOfDuplicate, viewDuplicate } from './view.ts';

/* The kind of ledger that a duplicate is, with the shapes of what pages send. For the server. */

export { openingOf } from './decide.ts';
export { settingsOfDuplicate } from './settings.ts';

const player = z.literal([0, 1, 2, 3]) as unknown as z.ZodType<Player>;
const table = z
  .int()
  .min(1)
  .max(MOST_TABLES + 1);
const level = z.enum(BOT_LEVELS);

const scale = z
  .strictObject({
    bounds: z.array(z.number().positive().max(GREATEST_BOUND)).min(1).max(MOST_IMPS),
    mean: z.enum(MEANS),
  })
  .refine(isScale) satisfies z.ZodType<Scale>;

/** Whether teams, bots and tables go together. */
function isPossible({ form, teams, bots = [], tables, hasBotTable }: DuplicateWish): boolean {
  const isTeams = form === 'team';
  if (isTeams !== (teams !== undefined) || (teams && teams.length !== tables)) return false;
  if (isTeams && (bots.length > 0 || hasBotTable)) return false;
  if (new Set(teams).size !== (teams?.length ?? 0)) return false;
  return tables + (hasBotTable ? 1 : 0) >= FEWEST_TABLES;
}

const wish = z
  .strictObject({
    name: shortText(LONGEST_NAME),
    hands: z.literal(HANDS),
    walls: z.enum(DUPLICATE_WALLS),
    flowers: z.boolean(),
    ruleset: z.enum(MCR_RULESET_IDS),
    clock: z.enum(PRESET_CLOCKS),
    form: z.enum(FORMS),
    tables: z.int().min(1).max(MOST_TABLES),
    teams: z.array(shortText(LONGEST_TEAM_NAME)).optional(),
    bots: z.array(player).max(3).optional(),
    botLevel: level.optional(),
    hasBotTable: z.boolean().optional(),
    scale: scale.optional(),
    group: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/)
      .optional(),
  })
  .refine(isPossible) satisfies z.ZodType<DuplicateWish>;

const ofType = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

const command = z.discriminatedUnion('type', [
  ofType('sit', { table, player }),
  ofType('stand', {}),
  ofType('seat-bot', { table, player, level }),
  ofType('free-seat', { table, player }),
  ofType('open-table', { table }),
  ofType('begin-table', { table }),
  ofType('add-table', {}),
  ofType('withdraw-table', { table }),
]) satisfies z.ZodType<DuplicateCommand>;

/** A duplicate evening as a ledger. Everybody with its link may see it; what is closed is closed for everybody. */
export const duplicateKind: LedgerKind<
  DuplicateState,
  DuplicateWish,
  DuplicateCommand,
  DuplicateEvent,
  DuplicateView,
  DuplicateCard
> = {
  kind: 'duplicate',
  empty: NOTHING_PLANNED,
  wish,
  command,
  open: openDuplicate,
  decide: decideDuplicate,
  evolve: evolveDuplicate,
  maySee: () => true,
  view: viewDuplicate,
  card: cardOfDuplicate,
  forget: forgetting,
  // Facts hold no name of a person.
  scrub: facts => facts,
  peopleOf: ({ owner, tables }) => [
    ...(owner === NOTHING_PLANNED.owner ? [] : [owner]),
    ...tables.flatMap(({ chairs }) => chairs.flatMap(chair => (chair.kind === 'person' ? [chair.id] : []))),
  ],
  isPublic: () => false,
  tablesOf: ({ type }) => (type === 'table-wanted' ? 1 : 0),
};
