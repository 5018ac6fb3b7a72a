import type { Me, PersonId } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { accept, type Context, type Decision, refuse } from '../ledger/index.ts';
import type {
  DealSecret,
  DuplicateChair,
  DuplicateCommand,
  DuplicateEvent,
  DuplicateRefusal,
  DuplicateState,
  DuplicateTable,
  DuplicateWish,
} from './types.ts';
import { MOST_TABLES } from './types.ts';

type Decided = Decision<DuplicateEvent>;
type Command<T extends DuplicateCommand['type']> = Extract<DuplicateCommand, { type: T }>;

const no = (code: DuplicateRefusal): Decided => refuse(code);
const FREE: DuplicateChair = { kind: 'free' };

/**
 * Returns the facts that seat the owner and want the table, where one table has one seat left beside bots and is compared with a
 * table of bots: a person who plays alone has nobody to wait for.
 */
function aloneWith({ tables, bots = [], hasBotTable }: DuplicateWish, owner: PersonId): readonly DuplicateEvent[] {
  const [player, ...others] = PLAYERS.filter(one => !bots.includes(one));
  if (player === undefined || others.length > 0 || tables !== 1 || !hasBotTable) return [];
  return [
    { type: 'seated', table: 1, player, who: { kind: 'person', id: owner } },
    { type: 'table-wanted', table: 1 },
  ];
}

/** Decides the first facts of a duplicate, with a secret for each hand. */
export function openDuplicate(plan: DuplicateWish, { by, fresh }: Context): Decided {
  if (!by) return no('not-the-owner');
  const half = () => fresh() + fresh();
  const secrets = Array.from({ length: plan.hands }, (): DealSecret => ({ salt: half(), seed: half() }));
  return accept({ type: 'opened', plan, owner: by.id, duplicate: fresh(), secrets }, ...aloneWith(plan, by.id));
}

export const isOf = (chair: DuplicateChair, person: PersonId): boolean =>
  chair.kind === 'person' && chair.id === person;

/** Whether the person knows deals of this table, or will. */
const holdsSeat = ({ stage, code }: DuplicateTable): boolean => stage !== 'withdrawn' || code !== undefined;

/** Returns where a person sits; undefined if nowhere. A table that was given up before it began holds nobody. */
export function seatOf({ tables }: DuplicateState, person: PersonId): { table: number; player: Player } | undefined {
  for (const [n, table] of tables.entries()) {
    const player = holdsSeat(table) ? PLAYERS.find(player => isOf(table.chairs[player], person)) : undefined;
    if (player !== undefined) return { table: n + 1, player };
  }
  return undefined;
}

function sit(state: DuplicateState, { table, player }: Command<'sit'>, by: Me): Decided {
  const found = state.tables[table - 1];
  if (!found) return no('no-such-seat');
  if (found.stage !== 'waiting') return no('table-begun');
  const chair = found.chairs[player];
  if (isOf(chair, by.id)) return accept();
  if (chair.kind !== 'free') return no('seat-taken');
  const own = seatOf(state, by.id);
  if (own && state.tables[own.table - 1]?.stage !== 'waiting') return no('already-seated');
  const left: DuplicateEvent[] = own ? [{ type: 'seated', ...own, who: FREE }] : [];
  return accept(...left, { type: 'seated', table, player, who: { kind: 'person', id: by.id } });
}

function stand(state: DuplicateState, by: Me): Decided {
  const own = seatOf(state, by.id);
  if (!own) return no('not-seated');
  if (state.tables[own.table - 1]?.stage !== 'waiting') return no('table-begun');
  return accept({ type: 'seated', ...own, who: FREE });
}

/** The owner seats a bot, or frees a seat. */
function seat(state: DuplicateState, table: number, player: Player, who: DuplicateChair): Decided {
  const found = state.tables[table - 1];
  if (!found) return no('no-such-seat');
  if (found.stage !== 'waiting') return no('table-begun');
  if (who.kind === 'bot' && found.chairs[player].kind === 'person') return no('seat-taken');
  return accept({ type: 'seated', table, player, who });
}

function openTable(state: DuplicateState, { table }: Command<'open-table'>, by: Me): Decided {
  const found = state.tables[table - 1];
  if (!found) return no('no-such-seat');
  if (found.stage === 'wanted' || found.stage === 'playing') return accept();
  if (found.stage !== 'waiting') return no('table-begun');
  if (state.owner !== by.id && !found.chairs.some(chair => isOf(chair, by.id))) return no('not-seated');
  if (state.commitments.length === 0) return no('not-sealed-yet');
  if (found.chairs.some(({ kind }) => kind === 'free' || kind === 'gone')) return no('seats-free');
  return accept({ type: 'table-wanted', table });
}

function beginTable(state: DuplicateState, { table }: Command<'begin-table'>, by: Me): Decided {
  const found = state.tables[table - 1];
  if (found?.stage !== 'playing') return no('table-not-open');
  if (state.owner !== by.id && !found.chairs.some(chair => isOf(chair, by.id))) return no('not-seated');
  return found.isHurried ? accept() : accept({ type: 'begin-wanted', table });
}

function addTable({ plan, tables }: DuplicateState): Decided {
  if (plan.form === 'team') return no('teams-are-fixed');
  return tables.length < MOST_TABLES + 1 && plan.tables < MOST_TABLES
    ? accept({ type: 'table-added' })
    : no('too-many-tables');
}

const counts = ({ stage }: DuplicateTable): boolean => stage !== 'withdrawn';

function withdraw(state: DuplicateState, { table }: Command<'withdraw-table'>): Decided {
  const found = state.tables[table - 1];
  if (!found) return no('no-such-seat');
  if (found.stage === 'withdrawn') return accept();
  if (found.stage === 'played') return no('table-begun');
  if (state.plan.form === 'team') return no('teams-are-fixed');
  if (state.tables.filter(counts).length < 2) return no('no-table-left');
  const withdrawn: DuplicateEvent = { type: 'table-withdrawn', table };
  return accept(
    withdrawn,
    ...openingOf({ ...state, tables: state.tables.with(table - 1, { ...found, stage: 'withdrawn' }) }),
  );
}

/** Returns the fact that opens results and deals, once every table that counts has played. */
export function openingOf({ tables, isOpen }: DuplicateState): readonly DuplicateEvent[] {
  const counted = tables.filter(counts);
  const isDone = counted.length > 0 && counted.every(({ stage }) => stage === 'played');
  return isDone && !isOpen ? [{ type: 'revealed' }] : [];
}

/**
 * Returns the facts that take a person out, who wants to be forgotten. A duplicate of theirs passes to the first of those who
 * sit at its tables; where nobody does, it closes: what has not been played is withdrawn.
 */
export function forgetting(state: DuplicateState, person: PersonId): readonly DuplicateEvent[] {
  const forgotten: DuplicateEvent = { type: 'forgotten', person };
  if (state.owner !== person) return [forgotten];
  const seated = state.tables.flatMap(({ chairs }) =>
    chairs.flatMap(chair => (chair.kind === 'person' ? chair.id : [])),
  );
  const to = seated.find(id => id !== person) ?? null;
  const passed: DuplicateEvent[] = [forgotten, { type: 'owner-passed', to }];
  if (to !== null || state.isOpen) return passed;
  const tables = state.tables.map(table =>
    table.stage === 'played' ? table : { ...table, stage: 'withdrawn' as const },
  );
  const withdrawn = tables.flatMap(({ stage }, n): DuplicateEvent[] =>
    stage === 'withdrawn' && state.tables[n]?.stage !== 'withdrawn' ? [{ type: 'table-withdrawn', table: n + 1 }] : [],
  );
  return [...passed, ...withdrawn, ...openingOf({ ...state, tables })];
}

const BY_OWNER: ReadonlySet<DuplicateCommand['type']> = new Set([
  'seat-bot',
  'free-seat',
  'add-table',
  'withdraw-table',
]);

/** Decides a person's command. */
export function decideDuplicate(state: DuplicateState, command: DuplicateCommand, { by }: Context): Decided {
  if (!by || (BY_OWNER.has(command.type) && state.owner !== by.id)) return no('not-the-owner');
  if (state.isOpen) return no('results-open');
  switch (command.type) {
    case 'sit':
      return sit(state, command, by);
    case 'stand':
      return stand(state, by);
    case 'seat-bot':
      return seat(state, command.table, command.player, { kind: 'bot', level: command.level });
    case 'free-seat':
      return seat(state, command.table, command.player, FREE);
    case 'open-table':
      return openTable(state, command, by);
    case 'begin-table':
      return beginTable(state, command, by);
    case 'add-table':
      return addTable(state);
    case 'withdraw-table':
      return withdraw(state, command);
  }
}
