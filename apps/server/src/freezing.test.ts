import type { TableCode } from '@gorrion/protocol';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Store } from './persistence/store.ts';
import { appendTo } from './testing/appending.ts';
import { newId } from './testing/guest.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

/** Returns a store that fails every append to the tables in `full`. */
function fullDisk() {
  const full = new Set<string>();
  const store = memoryStore();
  const failing: Store = {
    ...store,
    async append(tableId, entries) {
      if (full.has(tableId)) throw new Error('database or disk is full');
      await appendTo(store, tableId, entries);
    },
  };
  return { full, failing };
}

describe('a log with more than its table knows, because the answer to a write was lost', () => {
  it('is read anew: the table plays on from it, its pages see it, and it is logged', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const store = memoryStore();
    server = await testServer({ store, log });
    const [ana, luis] = [await server.guest(), await server.guest()];
    const hers = await seat([ana]);
    const his = await luis.ask('table:open', { id: newId(), settings: SETTINGS });
    if (!his.ok) throw new Error(his.code);
    await luis.enter(his.code);
    const before = await store.read(hers as TableCode);
    const next = before.kind === 'whole' ? before.entries.at(-1)!.seq + 1 : 0;
    await appendTo(store, hers, [{ seq: next, at: 0, event: { type: 'readied', place: 0 } }]);
    expect(await ana.say({ type: 'add-bot', level: 'beginner' })).toEqual({ ok: false, code: 'table-frozen' });
    expect(await luis.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    await ana.until(({ seq }, { isFrozen }) => seq >= next && !isFrozen);
    expect(await ana.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    expect(lines.filter(line => line.includes('more than its table knew'))).toHaveLength(1);
    expect(lines.join()).not.toContain(hers);
  });
});

describe('a full disk', () => {
  it('freezes the table that cannot write and notifies its pages until there is room; other tables go on', async () => {
    const { full, failing } = fullDisk();
    server = await testServer({ store: failing });
    const [ana, luis] = [await server.guest(), await server.guest()];
    const hers = await seat([ana]);
    const opened = await luis.ask('table:open', { id: newId(), settings: SETTINGS });
    if (!opened.ok) throw new Error(opened.code);
    await luis.enter(opened.code);

    full.add(hers);
    const before = ana.view;
    expect(await ana.say({ type: 'add-bot', level: 'beginner' })).toEqual({ ok: false, code: 'table-frozen' });
    await ana.until((_view, { isFrozen }) => isFrozen);
    expect(ana.view).toEqual(before);
    expect(await luis.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    expect(await (await fetch(`http://localhost:${server.port}/metrics`)).text()).toMatch(/gorrion_tables_frozen 1\n/);

    const late = await server.guest();
    await late.enter(hers);
    await late.until((_view, { isFrozen }) => isFrozen);

    full.clear();
    await ana.until((_view, { isFrozen }) => !isFrozen);
    expect(await ana.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
  });

  it('refuses to open a table that cannot be stored', async () => {
    const store = memoryStore();
    server = await testServer({
      store: { ...store, register: () => Promise.reject(new Error('database or disk is full')) },
    });
    const guest = await server.guest();
    expect(await guest.ask('table:open', { id: newId(), settings: SETTINGS })).toEqual({
      ok: false,
      code: 'table-frozen',
    });
  });
});
