import { resolve } from 'node:path';
import { LOG_PROMISES } from '@gorrion/table/testing';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

/*
 * Holds the store of this device to the contract of the server's stores (packages/table/src/testing/logContract.ts), and
 * to what only it promises, in a real IndexedDB. The modules are loaded by their address, as the page loads them.
 */

let vite: ViteDevServer;
let url = '';
test.beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../apps/web'),
    logLevel: 'error',
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  url = `http://localhost:${(vite.httpServer!.address() as { port: number }).port}`;
});
test.afterAll(() => vite.close());
test.beforeEach(({ page }) => page.goto(`${url}/robots.txt`).then(() => {}));

/** Runs a story in the page with a maker of stores; each story has a database of its own. */
const tell = <T>(page: Page, story: (world: World) => Promise<T>): Promise<T> =>
  page.evaluate(`(async () => {
    const { idbStore } = await import('/src/solo/idbStore.ts');
    const name = 'story ' + Math.random();
    const entry = seq => ({ seq, at: 1000 + seq, event: { type: 'readied', place: 1 } });
    const record = (code, request = code, openedAt = 1) => ({ code, request, against: 'regular', openedAt });
    const open = (id = 'one') => idbStore(id, name);
    const opened = async id => { const store = await open(id); await store.takeOver(); return store; };
    const fate = promise => promise.then(() => 'kept', error => error.constructor.name);
    const lose = (code, seq) => new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        const all = request.result.transaction('log', 'readwrite');
        all.objectStore('log').delete([code, seq]);
        all.oncomplete = () => { request.result.close(); resolve(); };
        all.onabort = () => reject(all.error);
      };
    });
    return (${story})({ open, opened, entry, record, fate, lose });
  })()`) as Promise<T>;

interface Entry {
  readonly seq: number;
}
type StoredLog = { readonly kind: string; readonly entries?: readonly Entry[] };
interface Store {
  takeOver(): Promise<boolean>;
  append(code: string, entries: readonly Entry[]): Promise<void>;
  register(record: object): Promise<void>;
  tables(): Promise<readonly { readonly code: string; readonly line?: object }[]>;
  load(code: string): Promise<StoredLog>;
  note(code: string, line: object): Promise<void>;
  forget(code: string): Promise<void>;
  name(): Promise<string | undefined>;
  rename(name: string): Promise<void>;
  close(): Promise<void>;
}
interface World {
  open(id?: string): Promise<Store>;
  opened(id?: string): Promise<Store>;
  entry(seq: number): Entry;
  record(code: string, request?: string, openedAt?: number): object;
  fate(promise: Promise<unknown>): Promise<string>;
  /** Deletes one entry behind the back of the store. */
  lose(code: string, seq: number): Promise<void>;
}
const seqs = (log: StoredLog): readonly number[] | undefined => log.entries?.map(({ seq }) => seq);

/** The contract of the logs of a table, as the page loads it from its address. */
const CONTRACT = `/@fs${resolve(import.meta.dirname, '../packages/table/src/testing/logContract.ts')}`;

for (const { title } of LOG_PROMISES)
  test(`a store: IndexedDB > ${title}`, ({ page }) =>
    page.evaluate(`(async () => {
      const { idbStore } = await import('/src/solo/idbStore.ts');
      const { LOG_PROMISES } = await import(${JSON.stringify(CONTRACT)});
      const store = await idbStore('one', 'contract ' + Math.random());
      await store.takeOver();
      let openedAt = 0;
      await LOG_PROMISES.find(({ title }) => title === ${JSON.stringify(title)}).check({
        append: store.append,
        load: store.load,
        register: (code, request) => store.register({ code, request, against: 'regular', openedAt: ++openedAt }),
        discard: store.forget,
        tables: async () => (await store.tables()).map(({ code }) => code),
      });
    })()`));

test('writes the entries of one call all or not at all', async ({ page }) => {
  const { fate, log } = await tell(page, async ({ opened, entry, fate }) => {
    const store = await opened();
    await store.append('A', [entry(1)]);
    return { fate: await fate(store.append('A', [entry(2), entry(1)])), log: await store.load('A') };
  });
  expect(fate).not.toBe('kept');
  expect(seqs(log)).toEqual([1]);
});

test('notices that entries are missing in the middle or at the start', async ({ page }) => {
  const kinds = await tell(page, async ({ opened, entry, lose }) => {
    const store = await opened();
    await store.append('A', [entry(1), entry(2), entry(3)]);
    await store.append('B', [entry(1), entry(2)]);
    await lose('A', 2);
    await lose('B', 1);
    return [await store.load('A'), await store.load('B')].map(({ kind }) => kind);
  });
  expect(kinds).toEqual(['damaged', 'damaged']);
});

test('lists tables in their order with how far they are, and forgets one with its log', async ({ page }) => {
  const told = await tell(page, async ({ opened, entry, record }) => {
    const store = await opened();
    await store.register(record('B', 'b', 1));
    await store.register(record('A', 'a', 2));
    await store.append('A', [entry(1)]);
    await store.append('B', [entry(1)]);
    await store.note('A', { handNumber: 2 });
    await store.note('gone', { handNumber: 9 });
    const before = await store.tables();
    await store.forget('B');
    return { before, after: await store.tables(), logs: [await store.load('A'), await store.load('B')] };
  });
  expect(told.before.map(({ code }) => code)).toEqual(['B', 'A']);
  expect(told.after).toMatchObject([{ code: 'A', line: { handNumber: 2 } }]);
  expect(told.logs.map(seqs)).toEqual([[1], []]);
});

test('has everything again after it was closed', async ({ page }) => {
  const told = await tell(page, async ({ opened, open, entry, record }) => {
    const before = await opened();
    await before.register(record('A'));
    await before.append('A', [entry(1)]);
    await before.rename('Ana');
    await before.rename('Ana María');
    await before.close();
    const after = await open();
    return { name: await after.name(), tables: await after.tables(), log: await after.load('A') };
  });
  expect(told.name).toBe('Ana María');
  expect(told.tables).toMatchObject([{ code: 'A' }]);
  expect(seqs(told.log)).toEqual([1]);
});

test('lets only the one write that took over last', async ({ page }) => {
  const told = await tell(page, async ({ opened, open, entry, record, fate }) => {
    const older = await opened('older');
    await older.append('A', [entry(1)]);
    const wasKept = await older.takeOver();
    const newer = await open('newer');
    const early = await fate(newer.append('A', [entry(2)]));
    // Asked before the other takes over: still kept. After it: refused, whatever it is.
    const inTime = fate(older.append('A', [entry(2)]));
    const wasMine = await newer.takeOver();
    const late = [
      older.append('A', [entry(3)]),
      older.register(record('B')),
      older.note('A', {}),
      older.forget('A'),
    ].map(fate);
    const fates = await Promise.all([inTime, ...late]);
    return { wasKept, wasMine, early, fates, log: await newer.load('A'), again: await older.takeOver() };
  });
  expect(told).toMatchObject({ wasKept: true, wasMine: false, again: false, early: 'TakeoverError' });
  expect(told.fates).toEqual(['kept', 'TakeoverError', 'TakeoverError', 'TakeoverError', 'TakeoverError']);
  expect(seqs(told.log)).toEqual([1, 2]);
});
