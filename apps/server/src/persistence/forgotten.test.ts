import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inflateRawSync } from 'node:zlib';
import type { Fact } from '@gorrion/events/ledger';
import {
  type DeviceId,
  type GameId,
  type GameRecord,
  LOG_VERSION,
  type PersonId,
  RECORD_FORMAT,
  type TableCode,
  type TableEvent,
  USUAL_WISHES,
} from '@gorrion/protocol';
import { sheetOf } from '@gorrion/table';
import { person, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../config/files.ts';
import { LedgerDesk } from '../ledgers/desk.ts';
import { KINDS } from '../ledgers/open.ts';
import { appendTo, registered, retireAt } from '../testing/appending.ts';
import { factsAbout } from '../testing/ledgerFacts.ts';
import { nodeNamed, postgresForTests } from '../testing/postgres.ts';
import { silent } from '../testing/server.ts';
import { memoryStore } from './memoryStore.ts';
import { unpack } from './pack/pack.ts';
import { connect } from './postgres/connection.ts';
import { postgresStore } from './postgres/postgresStore.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';

/*
 * Every column of every table states what it holds of a person. A person is planted in all of them and in every sort of
 * fact, and forgotten: a column, a table or a sort of fact that nobody has thought of fails here, or does not compile.
 */

// Real disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 55_000, interval: 20 };

const WHO = `${'d'.repeat(8)}0123456789abcdef01234567` as PersonId;
const HEIR = 'e'.repeat(32) as PersonId;
const NAME = 'Aldonza Quijano';
const CODE = 'ABCD2345' as TableCode;
const GAME = `${CODE}-1` as GameId;
/** Returns the id under which a ledger of a kind is planted. */
const idOf = (kind: string): string => `ABCD234${6 + KINDS.findIndex(one => one.kind === kind)}`;
/** A group of which nobody is left who could be asked. */
const HOOKED = 'HKHK2345';
const device = (text: string) => text.repeat(32) as DeviceId;

/**
 * - `gone`: id or name, of which nothing is left.
 * - `retired`: the id, which is nobody's afterwards; only the holder of the key can tell which one has followed.
 * - `renamed`: facts with the retired id, under a name that the server has made up.
 */
type Holding = 'gone' | 'retired' | 'renamed';

/** What tables hold of a person; a column that is not named holds nothing. */
const HOLDINGS: Readonly<Record<string, Readonly<Record<string, Holding>>>> = {
  nodes: {},
  duties: {},
  starts: {},
  secrets: {},
  migrations: {},
  tables: { host: 'retired' },
  log: { body: 'renamed' },
  hands: { body: 'renamed' },
  to_pack: {},
  to_note: {},
  guests: { id: 'gone', name: 'gone' },
  sat: { person: 'retired' },
  // The mark by which an old cookie becomes the next person.
  forgotten: { person: 'retired' },
  to_forget: { person: 'gone' },
  // The operator's list, by id.
  revoked: { person: 'retired' },
  games: { host: 'retired', search: 'gone', summary: 'gone', body: 'renamed' },
  game_people: { person: 'retired' },
  game_names: { person: 'gone' },
  stars: { person: 'gone' },
  game_lines: { person: 'retired', author: 'gone' },
  review_messages: { person: 'gone', name: 'gone', text: 'gone' },
  game_talk: { person: 'gone', text: 'gone' },
  game_reviews: {},
  review_runs: { person: 'retired' },
  ledgers: {},
  ledger_facts: { person: 'gone', body: 'gone' },
  ledger_people: { person: 'gone' },
  // What is left of these belongs to the next id.
  devices: { person: 'gone' },
  passkeys: { person: 'gone' },
  subscriptions: { person: 'gone' },
  attendances: { person: 'gone' },
  to_attend: {},
  regards: { person: 'gone', other: 'gone' },
  reports: { reporter: 'gone', about: 'gone', text: 'gone' },
  report_lines: { person: 'gone', name: 'gone', text: 'gone' },
  group_hooks: { person: 'gone' },
  call_links: { person: 'gone', link: 'gone' },
  casts: { person: 'gone' },
  operator_keys: {},
  operator_sessions: {},
  // On whom the operator acted, by id; a name that was asked for is not kept.
  operator_acts: { subject: 'retired' },
  announcements: {},
  tokens: { person: 'gone', name: 'gone' },
};
/** Columns that no server fills in one step of this test: the background empties them, or another command writes them. */
const FLEETING = ['to_forget.person', 'forgotten.person', 'revoked.person'];

const TABLE_FACTS: readonly TableEvent[] = [
  { type: 'seated', place: 0, who: { kind: 'person', id: WHO, name: NAME, presence: 'here' } },
  { type: 'renamed', place: 0, name: NAME },
  { type: 'watch-asked', person: { id: WHO, name: NAME } },
  { type: 'umpire-appointed', person: { id: WHO, name: NAME } },
  { type: 'appealed', by: 0, name: NAME, hand: 1, text: 'Late.' },
  { type: 'sheet-signed', by: 'umpire', name: NAME },
  { type: 'appeal-answered', appeal: 0, isUpheld: true, remark: 'Yes.', name: NAME },
];

let opening: Extract<TableEvent, { type: 'table-opened' }>;
beforeAll(async () => {
  const world = new World('forgotten everywhere');
  await world.open({}, person('Ana'));
  opening = world.store.logOf('table')[0]!.event as typeof opening;
});

/** Values of each column, by `table.column`, packed ones as text; undefined for a store that has no columns. */
type Dump = ReadonlyMap<string, string>;
interface Subject {
  readonly store: Store;
  readonly dump: () => Promise<Dump>;
}

const textOf = (table: string, value: unknown): string => {
  if (!(value instanceof Uint8Array)) return JSON.stringify(value) ?? '';
  return table === 'game_lines' || table === 'game_reviews'
    ? inflateRawSync(value).toString('utf8')
    : JSON.stringify(unpack(value));
};

function dumped(
  tables: readonly (readonly [name: string, columns: readonly string[], rows: readonly object[]])[],
): Dump {
  return new Map(
    tables.flatMap(([name, columns, rows]) =>
      columns.map(column => [
        `${name}.${column}`,
        rows.map(row => textOf(name, (row as Record<string, unknown>)[column])).join('\n'),
      ]),
    ),
  );
}

const cleaning: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

async function onSqlite(): Promise<Subject> {
  const directory = mkdtempSync(join(tmpdir(), 'forgotten-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const store = await sqliteStore(directory);
  cleaning.push(() => store.close());
  const dump = async () => {
    const db = new DatabaseSync(join(directory, DATABASE), { readOnly: true });
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
    const all = tables.map(({ name }) => {
      const columns = db
        .prepare(`PRAGMA table_info(${name})`)
        .all()
        .map(column => column.name as string);
      return [name as string, columns, db.prepare(`SELECT * FROM ${name}`).all()] as const;
    });
    db.close();
    return dumped(all);
  };
  return { store, dump };
}

const engine = await postgresForTests();

async function onPostgres(): Promise<Subject> {
  const url = await engine!.freshUrl();
  const store = await postgresStore(url, nodeNamed());
  cleaning.push(() => store.close());
  const client = await connect(url);
  cleaning.push(() => client.end());
  const dump = async () => {
    const { rows: tables } = await client.query(
      `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' GROUP BY table_name`,
    );
    const all = [];
    for (const { name, columns } of tables)
      all.push([name, columns, (await client.query(`SELECT * FROM ${name}`)).rows] as const);
    return dumped(all);
  };
  return { store, dump };
}

/** What a store in memory tells of everything that was planted, under the names of the columns. */
async function inMemory(): Promise<Subject> {
  const store = memoryStore();
  const dump = async (): Promise<Dump> => {
    const log = await store.read(CODE);
    const ledgers = await Promise.all(KINDS.map(({ kind }) => store.readLedger(idOf(kind))));
    const told: Record<string, unknown> = {
      'guests.name': [await store.nameOf(WHO), await store.nameOf(HEIR)],
      'log.body': log.kind === 'whole' && log.entries,
      'games.body': await store.readGame(GAME),
      'games.summary': (await store.findGame(GAME))?.summary,
      'game_lines.author': (await store.linesOf(GAME)).map(({ author }) => author),
      'review_messages.text': await store.reviewMessages(GAME),
      'game_talk.text': await store.talkOf(GAME),
      'stars.person': (await store.isStarred(WHO, GAME)) && WHO,
      'ledger_facts.body': ledgers,
      'ledger_people.person': (await store.ledgersWith(WHO)).length > 0 && WHO,
      'devices.person': (await store.devicesOf(WHO)).length > 0 && WHO,
      'passkeys.person': (await store.passkeysOf(WHO)).length > 0 && WHO,
      'attendances.person': (await store.attended(WHO, 9, Date.now())).games > 0 && WHO,
      'regards.person': (await store.regardsOf(WHO)).length > 0 && WHO,
      'report_lines.text': await Promise.all((await store.reports(true)).map(({ id }) => store.report(id))),
      'group_hooks.person': (await store.hooksOf(HOOKED)).map(({ person }) => person),
      'call_links.person': (await store.callLinkOf(CODE))?.person,
      'call_links.link': (await store.callLinkOf(CODE))?.link,
      'casts.person': (await store.castOf(CODE, WHO))?.person,
      'tokens.person': (await store.tokensOf(WHO)).length > 0 && WHO,
      'tokens.name': (await store.tokensOf(WHO)).map(({ name }) => name),
      'subscriptions.person': (await store.subscriptionsOf(WHO)).length > 0 && WHO,
    };
    return new Map(Object.entries(told).map(([column, value]) => [column, JSON.stringify(value) ?? '']));
  };
  return { store, dump };
}

/** Keeps a game whose record names the person, with a line, a message, a star and a run of theirs. */
async function plantGame(store: Store): Promise<void> {
  const facts = [opening, ...TABLE_FACTS].map((event, n) => ({ at: n + 1, event }));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    id: GAME,
    log: LOG_VERSION,
    from: 1,
    to: facts.length,
    sheet: sheetOf(facts),
    facts,
  };
  const people = [{ person: WHO, player: 0 }] as const;
  await store.keepGame({ record, host: WHO, access: 'link', origin: 'table', people });
  await store.setAlias(GAME, 'a'.repeat(16));
  await store.star(WHO, GAME, true);
  const line = { kind: 'branch', hand: 0, before: 9, seat: 1, events: [], result: null } as const;
  await store.addLine(GAME, { person: WHO, author: NAME, at: 5, line });
  const message = { number: 1, id: '1'.repeat(32), person: WHO, name: NAME, player: null, time: 6 };
  await store.sayInReview(GAME, { ...message, text: `I am ${NAME}, ${WHO}.`, at: { hand: 0, move: 4, line: null } });
  await store.keepTalk(CODE, GAME, { person: WHO, player: 0, at: 7, text: `I am ${NAME}, ${WHO}.` });
  await store.keepRun({ game: GAME, person: WHO, players: [0], at: 7 });
}

/** Plants the person as one who plays, keeps away, reports and is reported, and speaks where others report others. */
async function plantPeace(store: Store): Promise<void> {
  const other = 'f'.repeat(32) as PersonId;
  await store.noteAttendance(GAME, 7, [{ person: WHO, hasFinished: true }]);
  await store.regard(WHO, { person: other, list: 'apart' }, true, 1, 9);
  await store.regard(other, { person: WHO, list: 'blocked' }, true, 1, 9);
  const place = { table: CODE, game: GAME, hand: 1, seq: 9 };
  const line = { person: WHO, name: NAME, text: `I am ${NAME}.`, at: 1 };
  const one = { at: 1, reason: 'other', place, closedAt: null, lines: [line] } as const;
  await store.keepReport({ ...one, id: '1'.repeat(32), by: WHO, about: other, text: `${NAME} says so.` });
  await store.keepReport({ ...one, id: '2'.repeat(32), by: other, about: WHO, text: `It was ${NAME}.` });
  await store.keepReport({ ...one, id: '3'.repeat(32), by: other, about: HEIR, text: 'He too.' });
}

async function plantLedgers(store: Store): Promise<void> {
  const planted = factsAbout(WHO, NAME, opening.settings);
  for (const { kind, empty, evolve, peopleOf } of KINDS) {
    const facts = planted[kind]!.map((event, n) => ({ seq: n + 1, at: n + 1, by: WHO, command: `${n}`, event }));
    const state = facts.reduce((folded: unknown, fact: Fact<unknown>) => evolve(folded, fact), empty);
    const people = [...new Set([...peopleOf(state), WHO])];
    await store.addFacts({ id: idOf(kind), kind }, facts, { people, isPublic: false });
  }
}

/** Plants a person wherever a store keeps anything of one. */
async function plant(store: Store): Promise<void> {
  await store.rename(WHO, NAME);
  const label = { browser: 'firefox', system: 'linux', kind: 'computer' } as const;
  await store.keepDevice(WHO, { device: device('1'), label, since: 1, seenAt: 1, isSignedOut: false });
  await store.keepDevice(WHO, { device: device('2'), label, since: 1, seenAt: 1, isSignedOut: false });
  const key = { handle: 'h', publicKey: 'k', counter: 0, transports: [], label, since: 1, usedAt: null };
  await store.keepPasskey({ id: 'passkey', person: WHO, ...key });
  await store.keepSubscription({
    ...{ person: WHO, device: device('1'), language: 'es', zone: 'Europe/Madrid', wishes: USUAL_WISHES },
    ...{ since: 1, calledAt: null, evening: '' },
    address: { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
  });
  await store.keepHook({
    ...{ ledger: HOOKED, number: 1, person: WHO, language: 'es', since: 1, last: null, lines: [] },
    target: { kind: 'json', url: 'https://hooks.example/1' },
  });
  await store.noteAct({ at: 1, key: 1, act: 'ban', subject: WHO });
  await store.keepToken({
    ...{ id: '1'.repeat(32), person: WHO, hash: '2'.repeat(64), name: `Bot of ${NAME}`, scope: 'read', since: 1 },
    bot: null,
    ...{ usedAt: null, ends: null },
  });
  await registered(store, { code: 'WXYZ2345' as TableCode, host: WHO, request: '2', openedAt: 2 });
  const events: readonly TableEvent[] = [{ ...opening, host: WHO }, ...TABLE_FACTS];
  await appendTo(
    store,
    CODE,
    events.map((event, n) => ({ seq: n + 1, at: n + 1, event })),
  );
  await store.keepCast({ code: CODE, person: WHO, key: 'a'.repeat(32), since: 1 });
  await store.keepCallLink(CODE, { person: WHO, link: `https://call.example/${NAME}-${WHO}` });
  await plantGame(store);
  await plantLedgers(store);
  await plantPeace(store);
}

const deskOn = (store: Store) =>
  new LedgerDesk({
    kinds: KINDS,
    store,
    clock: { now: () => 7, at: () => () => {} },
    namesOf: async () => new Map(),
    hasBlocked: async () => false,
    hasRoom: () => true,
    keyFor: text => text,
    log: silent,
  });

/** Forgets the person as the server does; resolves once their id is retired. */
async function forget(store: Store): Promise<void> {
  const desk = deskOn(store);
  store.inBackground({
    onLeaving: who => desk.forget(who),
    onClean: who => store.settle(who, { person: HEIR, first: device('3'), firstBefore: device('1') }),
  });
  await store.forget(WHO, 'bird:swift', { device: device('1'), first: device('1') });
  await vi.waitFor(async () => expect(await store.isSettled(WHO)).toBe(true), PATIENCE);
}

const isNamed = (text: string): boolean => text.toLowerCase().includes(NAME.toLowerCase());
const holds = (text: string | undefined): boolean => text !== undefined && (text.includes(WHO) || isNamed(text));
const stated = Object.entries(HOLDINGS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, holding]) => [`${table}.${column}`, holding] as const),
);
const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  memory: inMemory,
  SQLite: onSqlite,
  ...(engine && { PostgreSQL: onPostgres }),
};

describe.each(Object.entries(SUBJECTS))('who is forgotten in %s', (name, open) => {
  it('is planted wherever something is kept of a person, and nothing of id or name is left', async () => {
    const { store, dump } = await open();
    await plant(store);
    const before = new Map(await dump());
    await retireAt(store, CODE);
    if (name === 'SQLite') await vi.waitFor(async () => expect((await dump()).get('to_pack.seq')).toBe(''), PATIENCE);
    for (const [column, text] of await dump()) if (holds(text)) before.set(column, text);
    const unstated = [...before].filter(([column, text]) => holds(text) && !stated.some(([known]) => known === column));
    expect(unstated.map(([column]) => column)).toEqual([]);
    const unplanted = stated.filter(([column]) => before.has(column) && !holds(before.get(column)));
    expect(unplanted.map(([column]) => column).filter(column => !FLEETING.includes(column))).toEqual([]);

    await forget(store);
    const after = await dump();
    expect([...after].filter(([, text]) => isNamed(text)).map(([column]) => column)).toEqual([]);
    const may = new Set<string>(stated.filter(([, holding]) => holding !== 'gone').map(([column]) => column));
    expect([...after].filter(([column, text]) => text.includes(WHO) && !may.has(column)).map(([one]) => one)).toEqual(
      [],
    );
    if (name !== 'memory')
      expect(
        [...new Set([...after.keys()].map(key => key.split('.')[0]!))].filter(table => !(table in HOLDINGS)),
      ).toEqual([]);
    for (const { kind } of KINDS) expect(JSON.stringify(await deskOn(store).stateOf(idOf(kind)))).toContain('{');
  });
});

it('every kind of ledger has facts about a person in this test', () => {
  expect(Object.keys(factsAbout(WHO, NAME, opening.settings)).toSorted()).toEqual(
    KINDS.map(({ kind }) => kind).toSorted(),
  );
});
