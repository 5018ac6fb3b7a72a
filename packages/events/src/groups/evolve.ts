import type { PersonId } from '@gorrion/protocol';
import type { Fact } from '../ledger/index.ts';
import { MOST_CALLS, MOST_PLANS, MOST_TABLES } from './limits.ts';
import { standing } from './now.ts';
import { memberOf, withChange, withPerson } from './people.ts';
import { pairOf, turnsAfter } from './seats.ts';
import type { Evening, EveningTable, GroupFact, GroupState, PlannedEvening, Season } from './types.ts';

/** A group before its first fact. */
export const NO_GROUP: GroupState = {
  name: '',
  since: 0,
  key: '',
  members: [],
  invitations: [],
  rules: null,
  words: { text: '', calls: null },
  seasons: [],
  evening: null,
  zone: null,
  callLink: null,
  plans: [],
  calendars: 0,
  calls: [],
  evenings: 0,
  rounds: 0,
  turns: {},
  met: {},
  awaited: null,
  now: [],
  tables: [],
  games: [],
};

type Handlers = {
  readonly [T in GroupFact['type']]: (
    state: GroupState,
    event: Extract<GroupFact, { type: T }>,
    at: number,
  ) => GroupState;
};

const withTable = (state: GroupState, code: GroupState['tables'][number]): GroupState['tables'] =>
  state.tables.includes(code) ? state.tables : [...state.tables, code].slice(-MOST_TABLES);

function withTableChanged(state: GroupState, wish: string, change: Partial<EveningTable>): GroupState {
  if (state.now.some(table => table.wish === wish))
    return { ...state, now: state.now.map(table => (table.wish === wish ? { ...table, ...change } : table)) };
  if (!state.evening) return state;
  const rounds = state.evening.rounds.map(round => ({
    ...round,
    tables: round.tables.map(table => (table.wish === wish ? { ...table, ...change } : table)),
  }));
  return { ...state, evening: { ...state.evening, rounds } };
}

/** Adds a table that a member wants. What they were refused before, and what is over or old, goes. */
function wanted(
  state: GroupState,
  { wish, host }: Extract<GroupFact, { type: 'table-wanted' }>,
  at: number,
): GroupState {
  const kept = standing(state, at).filter(table => !table.refusal || table.host !== host);
  return { ...state, now: [{ wish, host, at, code: null, refusal: null }, ...kept] };
}

/** Begins a round: notes who sat with whom, and who sat out. */
function roundBegun(state: GroupState, event: Extract<GroupFact, { type: 'round-begun' }>, at: number): GroupState {
  if (!state.evening) return state;
  const round = state.rounds + 1;
  const sit = event.tables.flatMap(({ players }) => players);
  const turns = turnsAfter(state.turns, round, sit, event.out);
  const met = { ...state.met };
  for (const { players } of event.tables)
    for (const [n, one] of players.entries())
      for (const other of players.slice(n + 1)) met[pairOf(one, other)] = (met[pairOf(one, other)] ?? 0) + 1;
  const tables = event.tables.map(table => ({ ...table, code: null, refusal: null }));
  const rounds = [...state.evening.rounds, { at, tables, out: event.out }];
  return { ...state, rounds: round, turns, met, evening: { ...state.evening, rounds } };
}

/** Asks people who are neither members nor asked already. */
function withInvited(state: GroupState, people: readonly PersonId[], at: number): GroupState {
  const asked = people.filter(who => !memberOf(state, who) && !state.invitations.some(({ person }) => person === who));
  const invitations = asked.map(person => ({ person, at, isDeclined: false }));
  return { ...state, invitations: [...state.invitations, ...invitations] };
}

const withoutInvitation = ({ invitations }: GroupState, who: PersonId): GroupState['invitations'] =>
  invitations.filter(({ person }) => person !== who);

const gone = (state: GroupState, member: number, until: number, change = {}): GroupState => {
  const { [member]: _, ...answers } = state.evening?.answers ?? {};
  return {
    ...state,
    members: withChange(state.members, member, { role: 'gone', until, ...change }),
    evening: state.evening && { ...state.evening, answers },
  };
};

const bySeasonStart = (a: Season, b: Season): number => a.from - b.from;

const eveningOf = (state: GroupState, { type: _, ...plan }: Extract<GroupFact, { type: 'evening-set' }>): Evening => {
  const isSame = state.evening?.number === plan.number;
  return { answers: {}, rounds: [], ...(isSame && state.evening), ...plan };
};

/** Files of evenings had the second of their saving as sequence, before this server counted: a later change exceeds it. */
const sequenceAfter = (known: PlannedEvening | undefined, at: number): number =>
  Math.max((known?.sequence ?? -1) + 1, Math.floor(at / 1000));

/** Notes an evening for calendars, as it is from now on. */
function withPlan(
  { plans }: GroupState,
  plan: Omit<PlannedEvening, 'sequence' | 'changedAt'>,
  changedAt: number,
): GroupState['plans'] {
  const known = plans.find(({ number }) => number === plan.number);
  const next = { ...plan, sequence: sequenceAfter(known, changedAt), changedAt };
  return [...plans.filter(one => one !== known), next].sort((a, b) => a.number - b.number).slice(-MOST_PLANS);
}

function planned(state: GroupState, event: Extract<GroupFact, { type: 'evening-set' }>, at: number): GroupState {
  const { number, offset, place, link } = event;
  return {
    ...state,
    evening: eveningOf(state, event),
    plans: withPlan(state, { number, at: event.at, offset, place, link, isCancelled: false }, at),
    evenings: Math.max(state.evenings, number),
  };
}

function cancelled(state: GroupState, at: number): GroupState {
  const plan = state.plans.find(({ number }) => number === state.evening?.number);
  return { ...state, evening: null, plans: plan ? withPlan(state, { ...plan, isCancelled: true }, at) : state.plans };
}

type Taken = Extract<GroupFact, { type: 'table-taken' }>;

/** Makes a table the group's, and asks its people. */
function taken(state: GroupState, { code, people, invited = [], settings }: Taken, at: number): GroupState {
  const members = people.reduce((all, who) => withPerson(all, who, 'member', at), state.members);
  const rules = state.rules ?? (settings ? { name: settings.name ?? '', settings } : null);
  return withInvited({ ...state, tables: withTable(state, code), members, rules }, invited, at);
}

const HANDLERS: Handlers = {
  opened: (state, { name, owner, key, table, zone = null }, at) => ({
    ...state,
    name,
    key,
    zone,
    since: at,
    members: withPerson([], owner, 'owner', at),
    awaited: table,
  }),
  'table-taken': (state, event, at) => ({ ...state, ...(event.isTheirs && taken(state, event, at)), awaited: null }),
  joined: (state, { who }, at) => ({
    ...state,
    members: withPerson(state.members, who, 'member', at),
    invitations: withoutInvitation(state, who),
  }),
  declined: (state, { who }, at) => ({
    ...state,
    invitations: [...withoutInvitation(state, who), { person: who, at, isDeclined: true }],
  }),
  uninvited: (state, { who }) => ({ ...state, invitations: withoutInvitation(state, who) }),
  left: (state, { member }, at) => gone(state, member, at),
  removed: (state, { member }, at) => gone(state, member, at),
  forgotten: (state, { member }, at) => gone(state, member, at, { person: null }),
  'role-set': (state, { member, role }) => ({ ...state, members: withChange(state.members, member, { role }) }),
  renamed: (state, { name }) => ({ ...state, name }),
  'link-made': (state, { key }) => ({ ...state, key }),
  'zone-set': (state, { zone }) => ({ ...state, zone }),
  'call-link-set': (state, { link, by }) => ({ ...state, callLink: link === null ? null : { link, by } }),
  'calendar-renewed': state => ({ ...state, calendars: state.calendars + 1 }),
  'seats-called': (state, { code, by }, at) => ({
    ...state,
    calls: [{ code, by, at, isOver: false }, ...state.calls.filter(call => call.code !== code)].slice(0, MOST_CALLS),
  }),
  'call-over': (state, { code }) => ({
    ...state,
    calls: state.calls.map(call => (call.code === code ? { ...call, isOver: true } : call)),
  }),
  'rules-set': (state, { name, settings }) => ({ ...state, rules: { name, settings } }),
  'words-set': (state, { text, calls }) => ({ ...state, words: { text, calls } }),
  'season-set': (state, { type: _, ...season }) => ({
    ...state,
    seasons: [...state.seasons.filter(({ number }) => number !== season.number), season].sort(bySeasonStart),
  }),
  'season-dropped': (state, { season }) => ({
    ...state,
    seasons: state.seasons.filter(({ number }) => number !== season),
  }),
  'evening-set': planned,
  'evening-cancelled': (state, _, at) => cancelled(state, at),
  answered: (state, { member, answer }) => ({
    ...state,
    evening: state.evening && { ...state.evening, answers: { ...state.evening.answers, [member]: answer } },
  }),
  'round-begun': roundBegun,
  'table-wanted': wanted,
  'table-opened': (state, { wish, code }) => ({
    ...withTableChanged(state, wish, { code }),
    tables: withTable(state, code),
  }),
  'table-refused': (state, { wish, code }) => withTableChanged(state, wish, { refusal: code }),
  'table-over': (state, { wish }) => ({ ...state, now: state.now.filter(table => table.wish !== wish) }),
  'game-added': (state, { game, by }) => ({
    ...state,
    games: [...state.games.filter(({ id }) => id !== game), { id: game, by, isDropped: false }],
  }),
  'game-dropped': (state, { game }) => ({
    ...state,
    games: state.games.map(entry => (entry.id === game ? { ...entry, isDropped: true } : entry)),
  }),
};

/** Returns a group after a fact. */
export function evolveGroup(state: GroupState, { at, event }: Fact<GroupFact>): GroupState {
  const handle = HANDLERS[event.type] as (state: GroupState, event: GroupFact, at: number) => GroupState;
  return handle(state, event, at);
}
