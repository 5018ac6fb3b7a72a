import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Entry, gameIdOf, LOG_VERSION, type PersonId, RECORD_FORMAT, type TableCode } from '@gorrion/protocol';
import { sheetOf, unopened } from '@gorrion/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendTo, retireAt } from '../../testing/appending.ts';
import { NAMES, searchOfBefore } from '../../testing/names.ts';
import { encodeBatch } from '../batch.ts';
import { anywhere } from '../sql/games.ts';
import { openForWriting } from './schema.ts';
import { sqliteStore } from './sqliteStore.ts';

vi.setConfig({ testTimeout: 60_000 });

/** As the first servers made it. */
const FIRST_SCHEMA = `
  PRAGMA page_size = 1024;
  PRAGMA journal_mode = WAL;
  CREATE TABLE tables (
    code TEXT PRIMARY KEY, host TEXT NOT NULL, request TEXT NOT NULL, openedAt INTEGER NOT NULL, retiredAt INTEGER,
    UNIQUE (host, request)
  ) STRICT;
  CREATE INDEX live_tables ON tables (openedAt) WHERE retiredAt IS NULL;
  CREATE TABLE log (
    id INTEGER PRIMARY KEY, version INTEGER NOT NULL, table_id TEXT NOT NULL, body TEXT NOT NULL, checksum INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX log_by_table ON log (table_id, id);
  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE sat (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) STRICT, WITHOUT ROWID;
  CREATE INDEX sat_by_table ON sat (table_id);
  CREATE TABLE forgotten (person TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE starts (at INTEGER NOT NULL) STRICT;
  PRAGMA user_version = 1;
`;

const entry = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });
const code = (text: string) => text as TableCode;
const record = { code: code('WHOLE'), host: 'ana' as PersonId, request: 'r', openedAt: 1 };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'migrate-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A first database with these appends, in this order; a text stands for a row that was not written whole. */
function layFirst(appends: readonly (readonly [string, readonly Entry[] | string])[]): void {
  const db = new DatabaseSync(join(directory, 'gorrion.sqlite'));
  db.exec(FIRST_SCHEMA);
  db.prepare('INSERT INTO tables (code, host, request, openedAt) VALUES (?, ?, ?, ?)').run(
    ...(Object.values(record) as string[]),
  );
  const insert = db.prepare('INSERT INTO log (version, table_id, body, checksum) VALUES (?, ?, ?, ?)');
  for (const [table, entries] of appends) {
    const row = encodeBatch(table, typeof entries === 'string' ? [entry(1)] : entries);
    insert.run(row.version, table, typeof entries === 'string' ? entries : row.body, row.checksum);
  }
  db.close();
}

describe('a database of the first schema', () => {
  it('is migrated to the newest schema with every log, and played on', async () => {
    layFirst([
      ['WHOLE', [entry(1), entry(2)]],
      ['TORN', [entry(1)]],
      ['WHOLE', [entry(3)]],
      ['TORN', '[{"seq":2,"at"'],
      ['TWICE', [entry(1), entry(2)]],
      ['TWICE', [entry(2)]],
      ['TWICE', [entry(3)]],
    ]);
    for (let start = 0; start < 2; start++) {
      const store = await sqliteStore(directory);
      expect(await store.liveTables()).toEqual([record]);
      const log = await store.load(code('WHOLE'));
      expect(log.kind === 'whole' && log.entries.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 3 + start }, (_, n) => n + 1),
      );
      await expect(appendTo(store, 'WHOLE', [entry(3 + start)])).rejects.toThrow('does not follow');
      await appendTo(store, 'WHOLE', [entry(4 + start)]);
      expect(await store.load(code('TORN'))).toEqual({ kind: 'whole', entries: [entry(1)], wasTorn: start === 0 });
      expect((await store.load(code('TWICE'))).kind).toBe('damaged');
      await store.close();
    }
  });

  it('is packed in the background where hands are over, and can give room back', async () => {
    const over: Entry = { seq: 2, at: 2, event: { type: 'shuffle-opened', handNumber: 1, salt: '', seed: '' } };
    layFirst([
      ['WHOLE', [entry(1), over]],
      ['WHOLE', [entry(3)]],
    ]);
    const store = await sqliteStore(directory);
    const db = new DatabaseSync(join(directory, 'gorrion.sqlite'), { readOnly: true });
    const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    await vi.waitFor(async () => expect([count('hands'), count('log')]).toEqual([1, 1]), { timeout: 20_000 });
    expect(db.prepare('PRAGMA auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
    db.close();
    expect(await store.load(code('WHOLE'))).toEqual({
      kind: 'whole',
      entries: [entry(1), over, entry(3)],
      wasTorn: false,
    });
    await store.close();
  });
});

const PATIENCE = { timeout: 55_000 };
const [ana, eva] = ['ana', 'eva'] as PersonId[] as [PersonId, PersonId];
/** The table of Ana, whose umpire Eva signs the sheet. */
const UMPIRED: readonly Entry[] = (
  [
    { type: 'table-opened', settings: unopened.settings, clock: unopened.clockPreset, host: ana },
    { type: 'seated', place: 0, who: { kind: 'person', id: ana, name: 'Ana Zorrilla', presence: 'here' } },
    { type: 'umpire-appointed', person: { id: eva, name: 'Eva Umpire' } },
    { type: 'sheet-signed', by: 'umpire', name: 'Eva Umpire' },
  ] as const
).map((event, n) => ({ seq: n + 1, at: n + 1, event }));

/** What each schema added, as the way back from the next one. */
const WAY_BACK: Readonly<Record<number, string>> = {
  8: `DROP TABLE call_links; DROP TABLE to_attend; DROP TABLE to_note; DROP TABLE game_names; DELETE FROM sat WHERE person = 'eva';
      ALTER TABLE game_people DROP COLUMN network; ALTER TABLE game_people ADD COLUMN isNamed INTEGER NOT NULL DEFAULT 1;`,
  7: `DROP TABLE game_reviews; DROP TABLE review_runs; DROP INDEX games_with_mistakes;
      ALTER TABLE game_people DROP COLUMN mistakes; ALTER TABLE game_people DROP COLUMN reviewed;`,
  6: 'DROP TABLE review_messages;',
  5: 'DROP TABLE game_lines;',
  4: 'DROP TABLE games; DROP TABLE game_people; DROP TABLE stars;',
};
const VERSIONS = Object.keys(WAY_BACK).map(Number);

/** Lays a database of an older schema with a retired table, and two games where games were kept; one is damaged. */
async function layOlder(version: number): Promise<void> {
  const store = await sqliteStore(directory);
  await store.register(record);
  await appendTo(store, record.code, UMPIRED);
  await retireAt(store, record.code);
  const facts = UMPIRED.map(({ at, event }) => ({ at, event }));
  for (const number of [1, 2]) {
    const id = gameIdOf(record.code, number);
    const kept = { format: RECORD_FORMAT, id, log: LOG_VERSION, from: 1, to: 4, sheet: sheetOf(facts), facts } as const;
    const people = [{ person: ana, player: 0 }] as const;
    await store.keepGame({ record: kept, host: ana, access: 'link', origin: 'table', people });
  }
  await store.close();
  const db = new DatabaseSync(join(directory, 'gorrion.sqlite'));
  db.exec("UPDATE games SET body = x'00112233' WHERE id = 'WHOLE-2'");
  for (const step of VERSIONS.toReversed()) if (step >= version) db.exec(WAY_BACK[step]!);
  // Who was forgotten before is forgotten where they were umpire too.
  db.exec(`INSERT INTO forgotten (person, name, isSettled) VALUES ('eva', 'Quiet Heron', 1);
    PRAGMA user_version = ${version}`);
  db.close();
}

const namesIn = async (store: Awaited<ReturnType<typeof sqliteStore>>) =>
  JSON.stringify([await store.read(record.code), await store.readGame(gameIdOf(record.code, 1))]);

describe.each(VERSIONS)('a database of schema %i', version => {
  it('names an umpire no more who was forgotten, or is later, and opens a second time', async () => {
    await layOlder(version);
    const store = await sqliteStore(directory);
    expect(await namesIn(store)).toContain('Ana Zorrilla');
    await vi.waitFor(async () => expect(await namesIn(store)).not.toContain('Eva Umpire'), PATIENCE);
    await vi.waitFor(async () => expect(await store.isSettled(eva)).toBe(true), PATIENCE);
    const told: string[] = [];
    store.inBackground({ onUnreadable: tableId => void told.push(tableId) });
    await store.forget(ana, 'Swift');
    await vi.waitFor(async () => expect(await namesIn(store)).not.toContain('Ana Zorrilla'), PATIENCE);
    // A record that cannot be read may still name its players: they are not clean, and an operator is told.
    if (version > 4) await vi.waitFor(async () => expect(told).toEqual([gameIdOf(record.code, 2)]), PATIENCE);
    else await vi.waitFor(async () => expect(await store.isSettled(ana)).toBe(true), PATIENCE);
    expect(await store.isSettled(ana)).toBe(version === 4);
    await store.close();
    const again = await sqliteStore(directory);
    expect(await namesIn(again)).toContain('Quiet Heron');
    await again.close();
  });
});

it('of games from before it is still to be noted who stayed in them', async () => {
  await layOlder(8);
  const store = await sqliteStore(directory);
  expect(await store.unattended(9)).toEqual([gameIdOf(record.code, 1), gameIdOf(record.code, 2)]);
  await store.close();
});

it('older call links are of the hosts of their tables', async () => {
  const { db } = openForWriting(join(directory, 'gorrion.sqlite'));
  db.exec(`INSERT INTO call_links (table_id, person, link) VALUES ('WHOLE', 'ana', 'https://call.example');
    ALTER TABLE call_links DROP COLUMN isOfGroup; PRAGMA user_version = 19`);
  db.close();
  const store = await sqliteStore(directory);
  await store.dropCallLinkOfGroup(record.code);
  expect(await store.callLinkOf(record.code)).toMatchObject({ link: 'https://call.example', isOfGroup: false });
  await store.close();
});

it('older tokens are of people, of whom none is called as a bot', async () => {
  const { db } = openForWriting(join(directory, 'gorrion.sqlite'));
  db.exec(`INSERT INTO tokens (id, person, hash, name, scope, since) VALUES ('t', 'ana', 'h', 'Mine', 'play', 1);
    INSERT INTO guests (id, name) VALUES ('ana', 'bot:Ana'), ('eva', 'Eva');
    ALTER TABLE tokens DROP COLUMN bot; PRAGMA user_version = 22`);
  db.close();
  const store = await sqliteStore(directory);
  expect(await store.tokenWith('h')).toMatchObject({ person: 'ana', bot: null });
  expect([await store.nameOf('ana' as PersonId), await store.nameOf('eva' as PersonId)]).toEqual(['bot Ana', 'Eva']);
  await store.close();
});

it('older games are found by their names as searches compare them', () => {
  const file = join(directory, 'names.sqlite');
  const { db } = openForWriting(file);
  const insert = db.prepare(`
    INSERT INTO games (id, endedAt, host, access, origin, search, summary, facts, version, body, checksum)
      VALUES (?, 1, 'ana', 'link', 'table', ?, '{}', 1, 1, x'00', 0)`);
  for (const name of NAMES) insert.run(name, searchOfBefore(name));
  db.exec('DROP TABLE call_links; PRAGMA user_version = 12');
  db.close();
  const again = openForWriting(file).db;
  const found = again.prepare("SELECT id FROM games WHERE search LIKE ? ESCAPE '\\'");
  expect(NAMES.map(name => found.get(anywhere(name))?.id)).toEqual(NAMES);
  again.close();
});
