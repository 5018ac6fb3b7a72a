import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DeviceId, Entry, PersonId, TableCode } from '@gorrion/protocol';
import { StaleOwner } from '@gorrion/table';
import { LOG_PROMISES } from '@gorrion/table/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appendTo, discardAt, registered, retireAt } from '../testing/appending.ts';
import { postgresStores } from '../testing/postgres.ts';
import { CannotStart } from './folder/cannotStart.ts';
import { memoryStore } from './memoryStore.ts';
import { SCHEMA_VERSION } from './sqlite/migrations.ts';
import { assertDurable, openForWriting } from './sqlite/schema.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';
import type { TableRecord } from './tableRecord.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const PATIENCE = { timeout: 55_000 };

const code = (text: string) => text as TableCode;
const ana = 'ana' as PersonId;
const record = (text: string, request = text): TableRecord => ({ code: code(text), host: ana, request, openedAt: 1 });
const entry = (seq: number): Entry => ({ seq, at: 1000 + seq, event: { type: 'readied', place: 1 } });
const whole = (entries: readonly Entry[], wasTorn = false) => ({ kind: 'whole', entries, wasTorn });

const directories: string[] = [];
const stores: Store[] = [];
const freshDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  directories.push(directory);
  return directory;
};
const opened = async (made: Store | Promise<Store>) => {
  const store = await made;
  stores.push(store);
  return store;
};

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

const IMPLEMENTATIONS: Record<string, () => Store | Promise<Store>> = {
  memory: memoryStore,
  SQLite: () => sqliteStore(freshDirectory()),
  ...(await postgresStores()),
};

describe.each(Object.entries(IMPLEMENTATIONS))('a store: %s', (_name, make) => {
  it.each(LOG_PROMISES)('$title', async ({ check }) => {
    const store = await opened(make());
    await check({
      append: (table, entries) => appendTo(store, table, entries),
      load: table => store.load(code(table)),
      register: async (table, request) => void (await registered(store, record(table, request))),
      discard: table => discardAt(store, code(table)),
      tables: async () => (await store.liveTables()).map(table => table.code),
    });
  });

  it('lists live tables until they are retired, and keeps their logs', async () => {
    const store = await opened(make());
    await store.register(record('A'));
    await store.register(record('B'));
    await appendTo(store, 'A', [entry(1)]);
    expect(await store.liveTables()).toEqual([record('A'), record('B')]);
    await retireAt(store, code('A'));
    expect((await store.liveTables()).map(table => table.code)).toEqual(['B']);
    expect(await store.load(code('A'))).toEqual(whole([entry(1)]));
  });

  it('keeps where players talk, and links to cast, as long as a table is played', async () => {
    const store = await opened(make());
    const kept = async (text: string, person = ana, key = text.repeat(32)) => {
      await store.keepCallLink(code(text), { person, link: `https://call.example/${text}` });
      await store.keepCast({ code: code(text), person, key, since: 1 });
      const cast = await store.castOf(code(text), person);
      expect(await store.castWith(key)).toEqual(cast);
      return [(await store.callLinkOf(code(text)))?.link, cast?.key];
    };
    const nothing = [undefined, undefined];
    expect(await kept('a')).toEqual(nothing);
    await registered(store, record('a'));
    expect(await kept('a')).toEqual(['https://call.example/a', 'a'.repeat(32)]);
    await retireAt(store, code('a'));
    expect([await store.callLinkOf(code('a')), await store.castOf(code('a'), ana)]).toEqual(nothing);
    expect(await kept('a')).toEqual(nothing);
  });

  const called = (seq: number, id: string, name: string): Entry => ({
    seq,
    at: seq,
    event: { type: 'seated', place: 2, who: { kind: 'person', id: id as PersonId, name, presence: 'here' } },
  });
  const renamed = (seq: number, place: 1 | 2, name: string): Entry => ({
    seq,
    at: seq,
    event: { type: 'renamed', place, name },
  });

  it('forgets what somebody was called where the game is over, and elsewhere when it is', async () => {
    const store = await opened(make());
    for (const table of ['OVER', 'LIVE']) {
      await store.register(record(table));
      await appendTo(store, table, [called(1, 'ana', 'Ana'), renamed(2, 2, 'Ana María'), renamed(3, 1, 'Luis')]);
    }
    await retireAt(store, code('OVER'));
    await store.rename(ana, 'Ana');
    await store.forget(ana, 'Brave Crane');
    expect(await store.nameOf(ana)).toBeUndefined();
    const forgotten = whole([called(1, 'ana', 'Brave Crane'), renamed(2, 2, 'Brave Crane'), renamed(3, 1, 'Luis')]);
    await vi.waitFor(async () => expect(await store.load(code('OVER'))).toEqual(forgotten), PATIENCE);
    expect(JSON.stringify(await store.load(code('LIVE')))).toContain('María');
    expect(await store.isSettled(ana)).toBe(false);
    await retireAt(store, code('LIVE'));
    await vi.waitFor(async () => expect(await store.load(code('LIVE'))).toEqual(forgotten), PATIENCE);
    await vi.waitFor(async () => expect(await store.isSettled(ana)).toBe(true), PATIENCE);
  });

  it('forgets a person whatever they are called since, and wherever they sit down since', async () => {
    const store = await opened(make());
    for (const table of ['A', 'B']) await store.register(record(table));
    await appendTo(store, 'A', [called(1, 'ana', 'Ana')]);
    await store.forget(ana, 'Brave Crane');
    await store.rename(ana, 'Anita');
    await appendTo(store, 'B', [called(1, 'ana', 'Anita')]);
    expect(await store.nameOf(ana)).toBe('Anita');
    for (const table of ['A', 'B']) await retireAt(store, code(table));
    for (const table of ['A', 'B'])
      await vi.waitFor(
        async () => expect(await store.load(code(table))).toEqual(whole([called(1, 'ana', 'Brave Crane')])),
        PATIENCE,
      );
    await vi.waitFor(async () => expect(await store.isSettled(ana)).toBe(true), PATIENCE);
  });

  it('gives up an id once, when it is clean, and not while its owner sits somewhere', async () => {
    const store = await opened(make());
    const clean: PersonId[] = [];
    store.inBackground({ onClean: async person => void clean.push(person) });
    await store.register(record('A'));
    await appendTo(store, 'A', [called(1, 'ana', 'Ana')]);
    await store.forget(ana, 'Brave Crane');
    await store.settle(ana);
    expect([await store.isSettled(ana), clean]).toEqual([false, []]);
    await retireAt(store, code('A'));
    await vi.waitFor(async () => expect(clean).toContain(ana), PATIENCE);
    await store.settle(ana);
    expect(await store.isSettled(ana)).toBe(true);
    await store.register(record('B'));
    await appendTo(store, 'B', [called(1, 'ana', 'Brave Crane')]);
    expect(await store.isSettled(ana)).toBe(false);
  });

  it('keeps devices and passkeys, and gives what is left of them to the next id', async () => {
    const store = await opened(make());
    const [laptop, phone, tablet] = ['laptop', 'phone', 'tablet'] as unknown as [DeviceId, DeviceId, DeviceId];
    const label = { browser: 'firefox', system: 'linux', kind: 'computer' } as const;
    const device = (id: DeviceId, since: number) => ({ device: id, label, since, seenAt: 0, isSignedOut: false });
    const passkey = (id: string) => ({
      id,
      person: ana,
      handle: 'handle',
      publicKey: 'public',
      counter: 1,
      transports: ['usb', 'nfc'],
      label,
      since: 7,
      usedAt: null,
    });
    const bea = 'bea' as PersonId;
    await store.keepDevice(ana, device(phone, 2));
    await store.keepDevice(ana, device(laptop, 1));
    await store.keepDevice(bea, device(tablet, 3));
    expect(await store.devicesOf(ana)).toEqual([device(laptop, 1), device(phone, 2)]);
    await store.seeDevice(ana, phone, 99);
    await store.seeDevice(ana, tablet, 99);
    expect((await store.deviceOf(ana, phone))?.seenAt).toBe(99);
    expect(await store.deviceOf(ana, tablet)).toBeUndefined();
    await store.keepDevice(ana, { ...device(laptop, 1), isSignedOut: true });
    expect((await store.devicesOf(ana)).map(row => row.device)).toEqual([phone]);
    expect((await store.deviceOf(ana, laptop))?.isSignedOut).toBe(true);

    await store.labelDevice(ana, { ...device(phone, 9), seenAt: 77 }, false);
    expect(await store.deviceOf(ana, phone)).toMatchObject({ since: 2, seenAt: 77 });
    // A device that is signed out is not brought back by what it says about itself.
    for (const needsNoRow of [true, false]) {
      await store.labelDevice(ana, device(laptop, 9), needsNoRow);
      expect((await store.deviceOf(ana, laptop))?.isSignedOut).toBe(true);
    }
    await store.labelDevice(ana, device(tablet, 9), false);
    expect(await store.deviceOf(ana, tablet)).toBeUndefined();
    await store.labelDevice(ana, device(tablet, 9), true);
    expect(await store.deviceOf(ana, tablet)).toEqual(device(tablet, 9));
    await store.dropDevice(ana, tablet);

    await store.keepPasskey(passkey('one'));
    await expect(store.keepPasskey(passkey('one'))).rejects.toThrow();
    await store.keepPasskey({ ...passkey('hers'), person: bea });
    await store.usePasskey('one', 5, 88);
    expect(await store.passkey('one')).toEqual({ ...passkey('one'), counter: 5, usedAt: 88 });
    await store.dropPasskey(bea, 'one');
    expect((await store.passkeysOf(ana)).map(({ id }) => id)).toEqual(['one']);
    await store.keepPasskey(passkey('two'));
    await store.dropPasskey(ana, 'two');
    expect(await store.passkey('two')).toBeUndefined();

    store.inBackground({ onClean: async () => {} });
    await store.forget(ana, 'bird', { device: phone, first: laptop });
    expect((await store.devicesOf(ana)).map(row => row.device)).toEqual([phone]);
    expect(await store.deviceOf(ana, laptop)).toMatchObject({ isSignedOut: true, label: { system: 'other' } });
    expect(await store.passkeysOf(ana)).toEqual([]);
    await store.keepPasskey(passkey('late'));
    const heir = { person: 'eva' as PersonId, first: 'new laptop' as DeviceId, firstBefore: laptop };
    await store.settle(ana, heir);
    expect((await store.devicesOf(heir.person)).map(row => row.device)).toEqual([phone]);
    expect((await store.deviceOf(heir.person, heir.first))?.isSignedOut).toBe(true);
    expect((await store.passkey('late'))?.person).toBe(heir.person);
    expect([
      await store.deviceOf(ana, phone),
      await store.deviceOf(ana, laptop),
      ...(await store.passkeysOf(ana)),
    ]).toEqual([undefined, undefined]);
    expect([(await store.devicesOf(bea)).length, (await store.passkeysOf(bea)).length]).toEqual([1, 1]);

    // Without a next id they are gone.
    await store.forget(heir.person, 'bird');
    await store.keepPasskey({ ...passkey('later'), person: heir.person });
    await store.settle(heir.person);
    expect([await store.devicesOf(heir.person), await store.passkeysOf(heir.person)]).toEqual([[], []]);
  });

  it('forgets tables that were over for long, and no others', async () => {
    const store = await opened(make());
    for (const table of ['OVER', 'LIVE']) {
      await store.register(record(table));
      await appendTo(store, table, [called(1, 'ana', 'Ana')]);
    }
    await retireAt(store, code('OVER'));
    expect(await store.purge(Date.now() - 60_000)).toBe(0);
    expect(await store.purge(Date.now() + 60_000)).toBe(1);
    expect(await store.load(code('OVER'))).toEqual(whole([]));
    expect((await store.liveTables()).map(table => table.code)).toEqual(['LIVE']);
    expect(await store.purge(Date.now() + 60_000)).toBe(0);
  });

  it('remembers a name', async () => {
    const store = await opened(make());
    expect(await store.nameOf(ana)).toBeUndefined();
    await store.rename(ana, 'Ana');
    await store.rename(ana, 'Ana María');
    expect(await store.nameOf(ana)).toBe('Ana María');
  });
});

describe('the store on disk', () => {
  const damage = (directory: string, sql: string) => {
    const db = new DatabaseSync(join(directory, 'gorrion.sqlite'));
    db.exec(sql);
    db.close();
  };

  it('holds everything when it is opened again', async () => {
    const directory = freshDirectory();
    const before = await sqliteStore(directory);
    await before.register(record('A'));
    await appendTo(before, 'A', [entry(1)]);
    await before.rename(ana, 'Ana');
    await before.close();
    const after = await opened(sqliteStore(directory));
    expect(await after.liveTables()).toEqual([record('A')]);
    expect(await after.load(code('A'))).toEqual(whole([entry(1)]));
    expect(await after.nameOf(ana)).toBe('Ana');
  });

  it('writes pending jobs before it closes', async () => {
    const directory = freshDirectory();
    const before = await sqliteStore(directory);
    const asked = Array.from({ length: 50 }, (_, i) => appendTo(before, 'A', [entry(i + 1)]));
    await before.close();
    await Promise.all(asked);
    const log = await (await opened(sqliteStore(directory))).load(code('A'));
    expect(log.kind === 'whole' && log.entries.length).toBe(50);
  });

  it('cuts off a torn tail, whole batches only, and goes on after it', async () => {
    const directory = freshDirectory();
    const before = await sqliteStore(directory);
    await appendTo(before, 'A', [entry(1)]);
    await appendTo(before, 'A', [entry(2), entry(3)]);
    await before.close();
    damage(directory, 'UPDATE log SET body = substr(body, 1, 20) WHERE id = 2');
    const after = await opened(sqliteStore(directory));
    // Reading alone changes nothing.
    for (let times = 0; times < 2; times++) expect(await after.read(code('A'))).toEqual(whole([entry(1)], true));
    expect(await after.load(code('A'))).toEqual(whole([entry(1)], true));
    await appendTo(after, 'A', [entry(2)]);
    expect(await after.load(code('A'))).toEqual(whole([entry(1), entry(2)]));
  });

  it('does not play on from a log that is damaged inside', async () => {
    const directory = freshDirectory();
    const before = await sqliteStore(directory);
    await appendTo(before, 'A', [entry(1)]);
    await appendTo(before, 'A', [entry(2)]);
    await before.close();
    damage(directory, "UPDATE log SET body = replace(body, '1001', '9001') WHERE id = 1");
    expect((await (await opened(sqliteStore(directory))).load(code('A'))).kind).toBe('damaged');
  });

  it('lets only the server write that has opened the database last', async () => {
    const directory = freshDirectory();
    const first = await opened(sqliteStore(directory));
    await appendTo(first, 'A', [entry(1)]);
    const second = await opened(sqliteStore(directory));
    await appendTo(second, 'A', [entry(2)]);
    for (const late of [
      appendTo(first, 'A', [entry(2)]),
      appendTo(first, 'A', [entry(3)]),
      retireAt(first, 'A'),
      discardAt(first, 'A'),
      first.register(record('B')),
    ])
      await expect(late).rejects.toThrow(StaleOwner);
    await appendTo(second, 'A', [entry(3)]);
    expect(await first.read(code('A'))).toEqual(whole([entry(1), entry(2), entry(3)]));
    expect((await second.liveTables()).map(table => table.code)).toEqual(['A']);
  });

  it('lets the schema itself refuse a second row with a number that is taken', async () => {
    const directory = freshDirectory();
    const store = await opened(sqliteStore(directory));
    await appendTo(store, 'A', [entry(1)]);
    expect(() =>
      damage(directory, "INSERT INTO log (version, table_id, seq, body, checksum) VALUES (1, 'A', 1, '[]', 0)"),
    ).toThrow('UNIQUE');
  });

  it('refuses a database of a later server', async () => {
    const directory = freshDirectory();
    await (await sqliteStore(directory)).close();
    damage(directory, 'PRAGMA user_version = 99');
    const refused = await sqliteStore(directory).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CannotStart);
    expect(String(refused)).toContain('a newer server has changed this database (schema 99');
    damage(directory, `PRAGMA user_version = ${SCHEMA_VERSION}`);
    await opened(sqliteStore(directory));
  });

  it('does not run on a database that might lose a commit', async () => {
    const file = join(freshDirectory(), 'any.sqlite');
    const { db } = openForWriting(file);
    expect(() => assertDurable(db)).not.toThrow();
    db.exec('PRAGMA synchronous = NORMAL');
    expect(() => assertDurable(db)).toThrow('synchronous=1');
    db.close();
  });

  it('makes its folder readable by its owner only', async () => {
    const directory = join(freshDirectory(), 'data');
    await opened(sqliteStore(directory));
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });
});
