import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

/*
 * What the server's store promises (apps/server/src/persistence/store.test.ts), promised by the one of this device, in
 * a real IndexedDB. The module is loaded by its address, as the page loads it.
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
    return (${story})({ open, opened, entry, record, fate });
  })()`) as Promise<T>;

interface Entry {
  readonly seq: number;
}
type Loaded = { readonly kind: string; readonly entries?: readonly Entry[] };
interface Store {
  takeOver(): Promise<boolean>;
  append(code: string, entries: readonly Entry[]): Promise<void>;
  register(record: object): Promise<void>;
  tables(): Promise<readonly { readonly code: string; readonly line?: object }[]>;
  load(code: string): Promise<Loaded>;
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
}
const seqs = (log: Loaded): readonly number[] | undefined => log.entries?.map(({ seq }) => seq);

test('gives back a log in the order in which it was written, each table its own', async ({ page }) => {
  const logs = await tell(page, async ({ opened, entry }) => {
    const store = await opened();
    await store.append('A', [entry(1), entry(2)]);
    await store.append('B', [entry(1)]);
    await store.append('A', [entry(3)]);
    await store.append('A', []);
    return { entry: entry(1), logs: [await store.load('A'), await store.load('B'), await store.load('C')] };
  });
  expect(logs.logs.map(seqs)).toEqual([[1, 2, 3], [1], []]);
  expect(logs.logs.map(({ kind }) => kind)).toEqual(['whole', 'whole', 'whole']);
  expect(logs.logs[1]!.entries).toEqual([logs.entry]);
});

test('keeps order among appends that do not wait for one another', async ({ page }) => {
  const log = await tell(page, async ({ opened, entry }) => {
    const store = await opened();
    await Promise.all(Array.from({ length: 100 }, (_, n) => store.append('A', [entry(n + 1)])));
    return store.load('A');
  });
  expect(seqs(log)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('writes the entries of one call all or not at all, and lets a refused write harm nothing else', async ({
  page,
}) => {
  const { fates, log } = await tell(page, async ({ opened, entry, fate }) => {
    const store = await opened();
    await store.append('A', [entry(1)]);
    const asked = [
      store.append('A', [entry(2)]),
      store.append('A', [entry(3), entry(1)]),
      store.append('A', [entry(3)]),
    ];
    return { fates: await Promise.all(asked.map(fate)), log: await store.load('A') };
  });
  expect(fates).toEqual(['kept', 'DOMException', 'kept']);
  expect(seqs(log)).toEqual([1, 2, 3]);
});

test('notices that entries are missing in the middle or at the start', async ({ page }) => {
  const kinds = await tell(page, async ({ opened, entry }) => {
    const store = await opened();
    await store.append('A', [entry(1)]);
    await store.append('A', [entry(3)]);
    await store.append('B', [entry(2)]);
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

test('takes a code once and a wish once', async ({ page }) => {
  const { fates, count } = await tell(page, async ({ opened, record, fate }) => {
    const store = await opened();
    const asked = [record('A', 'wish'), record('A', 'other'), record('B', 'wish')].map(one => store.register(one));
    return { fates: await Promise.all(asked.map(fate)), count: (await store.tables()).length };
  });
  expect(fates).toEqual(['kept', 'DOMException', 'DOMException']);
  expect(count).toBe(1);
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
  expect(told).toMatchObject({ wasKept: true, wasMine: false, again: false, early: 'TakenOver' });
  expect(told.fates).toEqual(['kept', 'TakenOver', 'TakenOver', 'TakenOver', 'TakenOver']);
  expect(seqs(told.log)).toEqual([1, 2]);
});
