import type { PersonId } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, withPlayer } from '@gorrion/rules';
import type { Fact } from '../ledger/index.ts';
import type { DuplicateChair, DuplicateEvent, DuplicateState, DuplicateTable, DuplicateWish } from './types.ts';

const FREE: DuplicateChair = { kind: 'free' };

/** Returns the chairs of a new table. */
const chairsOf = ({ bots = [], botLevel = 'regular' }: DuplicateWish): ByPlayer<DuplicateChair> =>
  byPlayer(player => (bots.includes(player) ? { kind: 'bot', level: botLevel } : FREE));

const newTable = (plan: DuplicateWish): DuplicateTable => ({ chairs: chairsOf(plan), stage: 'waiting' });

/** The table of four bots, which plays as soon as the deals are sealed. */
const botTable = ({ botLevel = 'regular' }: DuplicateWish): DuplicateTable => ({
  chairs: byPlayer(() => ({ kind: 'bot', level: botLevel })),
  stage: 'wanted',
});

/** The state before the first fact. */
export const NOTHING_PLANNED: DuplicateState = {
  plan: {
    name: '',
    hands: 4,
    walls: 'own',
    flowers: false,
    ruleset: 'wmo2006',
    clock: 'club',
    form: 'individual',
    tables: 0,
  },
  owner: '' as PersonId,
  duplicate: '',
  secrets: [],
  commitments: [],
  tables: [],
  isOpen: false,
};

function withTable(
  state: DuplicateState,
  number: number,
  change: (table: DuplicateTable) => DuplicateTable,
): DuplicateState {
  return { ...state, tables: state.tables.map((table, n) => (n === number - 1 ? change(table) : table)) };
}

const withoutPerson =
  (person: PersonId) =>
  (table: DuplicateTable): DuplicateTable => ({
    ...table,
    chairs: byPlayer((player): DuplicateChair => {
      const chair = table.chairs[player];
      if (chair.kind !== 'person' || chair.id !== person) return chair;
      return table.stage === 'waiting' ? FREE : { kind: 'gone' };
    }),
  });

function opened({ plan, owner, duplicate, secrets }: Extract<DuplicateEvent, { type: 'opened' }>): DuplicateState {
  const tables = Array.from({ length: plan.tables }, () => newTable(plan));
  if (plan.hasBotTable) tables.push(botTable(plan));
  return { ...NOTHING_PLANNED, plan, owner, duplicate, secrets, tables };
}

/** Adds a table after all others. */
function tableAdded(state: DuplicateState): DuplicateState {
  const { plan, tables } = state;
  return { ...state, plan: { ...plan, tables: plan.tables + 1 }, tables: [...tables, newTable(plan)] };
}

/** Folds a fact into a duplicate. It never refuses. */
export function evolveDuplicate(state: DuplicateState, { event }: Pick<Fact<DuplicateEvent>, 'event'>): DuplicateState {
  switch (event.type) {
    case 'opened':
      return opened(event);
    case 'sealed':
      return { ...state, commitments: event.commitments };
    case 'seated':
      return withTable(state, event.table, table => ({
        ...table,
        chairs: withPlayer(table.chairs, event.player, event.who),
      }));
    case 'table-added':
      return tableAdded(state);
    case 'table-wanted':
      return withTable(state, event.table, table => ({ ...table, stage: 'wanted' }));
    case 'table-opened':
      return withTable(state, event.table, table => ({ ...table, stage: 'playing', code: event.code }));
    case 'begin-wanted':
      return withTable(state, event.table, table => ({ ...table, isHurried: true }));
    case 'table-lost':
      return withTable(state, event.table, ({ chairs }) => ({ chairs, stage: 'waiting' }));
    case 'table-played':
      return withTable(state, event.table, table => ({
        ...table,
        stage: 'played',
        ...(event.game !== undefined && { game: event.game }),
        results: event.results,
      }));
    case 'table-withdrawn':
      return withTable(state, event.table, table => ({ ...table, stage: 'withdrawn' }));
    case 'revealed':
      return { ...state, isOpen: true };
    case 'owner-passed':
      return { ...state, owner: event.to ?? NOTHING_PLANNED.owner };
    case 'forgotten':
      return { ...state, tables: state.tables.map(withoutPerson(event.person)) };
  }
}
