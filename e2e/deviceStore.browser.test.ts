import { resolve } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from './fixtures.ts';

/*
 * Holds the store of this device to the contract of the server's stores (packages/table/src/testing/logContract.ts), and
 * to what only it promises, in a real IndexedDB. Each story has a database of its own.
 */

/** An address without a server: the browser is given its page by the test. */
const PAGE = 'http://localhost/stories';
/** One of another site, which gets little room: a browser counts anew what is left only now and then. */
const FULL = 'http://full.localhost/stories';

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

/** Runs in the page after the two modules: makes a world for each story, and a check for each promise of the contract. */
const TELLING = `
  import { idbStore } from '/apps/web/src/client/solo/idbStore.ts';
  import { LOG_PROMISES } from '/packages/table/src/testing/logContract.ts';

  function world() {
    const name = 'story ' + Math.random();
    const open = (id = 'one') => idbStore(id, name);
    return {
      open,
      opened: async id => { const store = await open(id); await store.takeOver(); return store; },
      entry: seq => ({ seq, at: 1000 + seq, event: { type: 'readied', place: 1 } }),
      record: (code, request = code, openedAt = 1) => ({ code, request, against: 'regular', openedAt }),
      fate: promise => promise.then(() => 'kept', error => error.constructor.name),
      lose: (code, seq) => new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const all = request.result.transaction('log', 'readwrite');
          all.objectStore('log').delete([code, seq]);
          all.oncomplete = () => { request.result.close(); resolve(); };
          all.onabort = () => reject(all.error);
        };
      }),
    };
  }

  async function check(promise) {
    const store = await world().opened();
    let openedAt = 0;
    await promise.check({
      append: store.append,
      load: store.load,
      register: (code, request) => store.register({ code, request, against: 'regular', openedAt: ++openedAt }),
      discard: store.forget,
      tables: async () => (await store.tables()).map(({ code }) => code),
    });
  }

  /** Resolves with the fate of each promise, by its title. */
  const checkAll = async () => {
    const fates = {};
    for (const promise of LOG_PROMISES) fates[promise.title] = await check(promise).then(() => 'kept', String);
    return fates;
  };
  window.stories = { world, checkAll };
`;

/** Returns the module that tells stories, with what it imports. The error classes keep their names. */
async function bundle(): Promise<string> {
  const id = 'virtual:stories';
  const { output } = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [
      {
        name: 'stories',
        resolveId: source => (source === id ? id : undefined),
        load: source => (source === id ? TELLING : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: id } },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

const seqs = (log: StoredLog): readonly number[] | undefined => log.entries?.map(({ seq }) => seq);

test('the games of this device are kept as the server keeps its own, and by one page at a time', async ({ page }) => {
  const script = await bundle();
  const body = `<!doctype html><script type="module">${script}</script>`;
  for (const address of [PAGE, FULL])
    await page.route(address, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(PAGE);
  const tell = <T>(story: (world: World) => Promise<T>): Promise<T> =>
    page.evaluate(`(${story})(stories.world())`) as Promise<T>;

  await test.step('keeps every promise of the contract', async () => {
    const fates = (await page.evaluate('stories.checkAll()')) as Record<string, string>;
    expect(Object.keys(fates).length).toBeGreaterThan(5);
    expect(fates).toEqual(Object.fromEntries(Object.keys(fates).map(title => [title, 'kept'])));
  });

  await test.step('writes the entries of one call all or not at all', async () => {
    const { fate, log } = await tell(async ({ opened, entry, fate }) => {
      const store = await opened();
      await store.append('A', [entry(1)]);
      return { fate: await fate(store.append('A', [entry(2), entry(1)])), log: await store.load('A') };
    });
    expect(fate).not.toBe('kept');
    expect(seqs(log)).toEqual([1]);
  });

  await test.step('notices that entries are missing in the middle or at the start', async () => {
    const kinds = await tell(async ({ opened, entry, lose }) => {
      const store = await opened();
      await store.append('A', [entry(1), entry(2), entry(3)]);
      await store.append('B', [entry(1), entry(2)]);
      await lose('A', 2);
      await lose('B', 1);
      return [await store.load('A'), await store.load('B')].map(({ kind }) => kind);
    });
    expect(kinds).toEqual(['damaged', 'damaged']);
  });

  await test.step('lists tables in their order with how far they are, and forgets one with its log', async () => {
    const told = await tell(async ({ opened, entry, record }) => {
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

  await test.step('has everything again after it was closed', async () => {
    const told = await tell(async ({ opened, open, entry, record }) => {
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

  await test.step('lets only the one write that took over last', async () => {
    const told = await tell(async ({ opened, open, entry, record, fate }) => {
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

  await test.step('refuses a game for which the device has no room, before it begins', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(FULL).origin, quotaSize: 500_000 });
    await page.goto(FULL);
    const told = await tell(async ({ opened, record }) => {
      const store = await opened();
      const name = await store.register(record('A')).catch((error: Error) => error.name);
      return { name, tables: await store.tables() };
    });
    expect(told).toEqual({ name: 'QuotaExceededError', tables: [] });
  });
});
