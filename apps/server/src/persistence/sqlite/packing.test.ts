import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { pagesOf, person, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendTo, retireAt } from '../../testing/appending.ts';
import type { Store } from '../store.ts';
import { sqliteStore } from './sqliteStore.ts';

// What is done in the background, on a machine that may be busy.
const PATIENCE = { timeout: 55_000 };
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const ana = people[0]!.id;
const CODE = 'PACKED' as TableCode;
const record = { code: CODE, host: ana, request: 'r', openedAt: 1 };

/** What a table of four wrote, append by append, until three hands were over and a fourth was begun. */
let appends: readonly (readonly Entry[])[];
let log: readonly Entry[];
beforeAll(async () => {
  const world = new World('packing');
  await world.start({ clock: 'club', hands: 16 }, ...people);
  pagesOf(world, people, seeded('packing'));
  const handsOver = () => world.store.logOf('table').filter(({ event }) => event.type === 'shuffle-opened').length;
  while (handsOver() < 3) await world.clock.advance(5000);
  await world.clock.advance(60_000);
  log = world.store.logOf('table');
  const { ends } = world.store;
  appends = ends.map((end, n) => log.slice(ends[n - 1] ?? 0, end)).filter(entries => entries.length > 0);
});

let directory: string;
const stores: Store[] = [];
const opened = async () => {
  const store = await sqliteStore(directory);
  stores.push(store);
  return store;
};
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(directory, { recursive: true });
});

const whole = (entries: readonly Entry[]) => ({ kind: 'whole', entries, wasTorn: false });
const file = () => join(directory, 'gorrion.sqlite');
function inFile<T>(look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file());
  try {
    return look(db);
  } finally {
    db.close();
  }
}
const count = (table: string) => inFile(db => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n));

async function played(): Promise<Store> {
  const store = await opened();
  await store.register(record);
  for (const entries of appends) await appendTo(store, CODE, entries);
  await vi.waitFor(async () => expect(count('to_pack')).toBe(0), PATIENCE);
  return store;
}

describe('hands that are over', () => {
  it('are packed while the next one is played, and every entry stays as it was', async () => {
    const store = await played();
    expect(count('hands')).toBe(3);
    expect(count('log')).toBeGreaterThan(0);
    expect(await store.read(CODE)).toEqual(whole(log));
    expect(JSON.stringify(await store.load(CODE))).toBe(JSON.stringify(whole(log)));
  });

  it('take six kilobytes at most, overhead included', async () => {
    await played();
    const bytes = inFile(db =>
      Number(db.prepare("SELECT sum(pgsize) AS n FROM dbstat WHERE name IN ('hands', 'hands_by_number')").get()?.n),
    );
    expect(bytes / 3).toBeLessThan(6 * 1024);
  });

  it('are packed to the last entry when the table is let go, and the log goes on by its numbers until then', async () => {
    const store = await played();
    const next = log.length + 1;
    const entry = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });
    await expect(appendTo(store, CODE, [entry(next - 1)])).rejects.toThrow('does not follow');
    await appendTo(store, CODE, [entry(next)]);
    await retireAt(store, CODE);
    await vi.waitFor(async () => expect([count('log'), count('to_pack')]).toEqual([0, 0]), PATIENCE);
    expect(await store.read(CODE)).toEqual(whole([...log, entry(next)]));
    await expect(appendTo(store, CODE, [entry(next)])).rejects.toThrow('does not follow');
    expect(await store.purge(Date.now() + 60_000)).toBe(1);
    expect(['hands', 'log', 'to_pack'].map(count)).toEqual([0, 0, 0]);
  });

  it('are packed after a kill between their end and their packing', async () => {
    await played();
    await stores.pop()!.close();
    inFile(db => db.exec(`INSERT INTO to_pack (table_id, seq) VALUES ('${CODE}', ${log.length})`));
    const store = await opened();
    await vi.waitFor(async () => expect([count('hands'), count('log'), count('to_pack')]).toEqual([4, 0, 0]), PATIENCE);
    expect(await store.load(CODE)).toEqual(whole(log));
  });

  it('that are damaged are damage, never a torn tail: nothing is cut off', async () => {
    const before = await played();
    await retireAt(before, CODE);
    await vi.waitFor(async () => expect(count('log')).toBe(0), PATIENCE);
    await stores.pop()!.close();
    inFile(db => db.exec("UPDATE hands SET body = x'0102' WHERE seq = (SELECT max(seq) FROM hands)"));
    const store = await opened();
    expect((await store.load(CODE)).kind).toBe('damaged');
    expect(count('hands')).toBe(4);
  });

  it('name nobody who was forgotten', async () => {
    const store = await played();
    await retireAt(store, CODE);
    await store.forget(ana as PersonId, 'Brave Crane');
    await vi.waitFor(async () => expect(await store.isSettled(ana)).toBe(true), PATIENCE);
    const read = await store.read(CODE);
    const names = (read.kind === 'whole' ? read.entries : []).flatMap(({ event }) =>
      event.type === 'seated' && event.who.kind === 'person' ? [event.who.name] : [],
    );
    expect(new Set(names)).toEqual(new Set(['Brave Crane', 'Bea', 'Ciro', 'Dan']));
    expect(count('hands')).toBeGreaterThan(2);
  });

  it('give their room back to the disk', async () => {
    const store = await opened();
    const filler: Entry = { seq: 1, at: 1, event: { type: 'renamed', place: 1, name: 'x'.repeat(4_000_000) } };
    await store.register(record);
    await appendTo(store, CODE, [filler]);
    await appendTo(store, 'OTHER', [{ seq: 1, at: 1, event: { type: 'readied', place: 1 } }]);
    await vi.waitFor(async () => expect(statSync(file()).size).toBeGreaterThan(4_000_000), PATIENCE);
    await retireAt(store, CODE);
    await vi.waitFor(async () => expect(statSync(file()).size).toBeLessThan(2_000_000), PATIENCE);
  });
});
