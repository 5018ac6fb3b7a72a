import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { StaleAppend, StaleOwner } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registered } from '../../testing/appending.ts';
import { nodeNamed, postgresForTests } from '../../testing/postgres.ts';
import type { Store } from '../store.ts';
import { connect } from './connection.ts';
import { postgresStore } from './postgresStore.ts';

/* Appends while connections die and PostgreSQL restarts. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const TABLES = 20;
const APPENDS = 2000;

const code = (text: string) => text as TableCode;
const ana = 'ana' as PersonId;
const entry = (seq: number, at = 1000 + seq): Entry => ({ seq, at, event: { type: 'readied', place: 1 } });
const seated = (seq: number, id: string): Entry => ({
  seq,
  at: seq,
  event: { type: 'seated', place: 2, who: { kind: 'person', id: id as PersonId, name: 'Ana', presence: 'here' } },
});
const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const engine = await postgresForTests();

async function opened(): Promise<{ store: Store; url: string }> {
  const url = await engine!.freshUrl();
  const store = await postgresStore(url, nodeNamed());
  cleaning.push(() => store.close());
  return { store, url };
}

const opens = (store: Store, text: string) =>
  registered(store, { code: code(text), host: ana, request: text, openedAt: 1 });

const entriesOf = async (store: Store, text: string): Promise<readonly Entry[]> => {
  const log = await store.read(code(text));
  if (log.kind === 'damaged') throw new Error(log.reason);
  return log.entries;
};

/** Asks until the database answers. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(20);
    }
  }
}

/** What a writer was told, and how often an append has failed. */
interface Written {
  readonly text: string;
  readonly told: readonly Entry[];
  readonly failures: number;
}

/** Writes entries with the times 1, 2, 3 … as a table does: after an error it reads its log, and goes on after that. */
async function write(store: Store, text: string, count: number, epoch: number): Promise<Written> {
  const told: Entry[] = [];
  let [seq, failures] = [0, 0];
  for (let at = 1; at <= count; ) {
    const next = entry(seq + 1, at);
    try {
      await store.append(text, [next], epoch);
      told.push(next);
      seq++;
      at++;
    } catch (error) {
      expect(error).not.toBeInstanceOf(StaleOwner);
      failures++;
      const stored = await untilAnswered(() => entriesOf(store, text));
      seq = stored.at(-1)?.seq ?? 0;
      if (stored.at(-1)?.at === at) at++;
    }
  }
  return { text, told, failures };
}

/** Expects that every log holds each entry once, in order, and all that its writer was told. */
async function expectWhole(store: Store, written: readonly Written[], count: number): Promise<void> {
  for (const { text, told } of written) {
    const stored = await untilAnswered(() => entriesOf(store, text));
    expect(stored).toEqual(Array.from({ length: count }, (_, n) => entry(n + 1, n + 1)));
    expect(stored).toEqual(expect.arrayContaining([...told]));
  }
}

/** Opens tables; returns what writes to all of them at once. */
async function writers(store: Store, tables: number, count: number): Promise<() => Promise<Written[]>> {
  const texts = Array.from({ length: tables }, (_, n) => `T${n}`);
  const epochs = await Promise.all(texts.map(text => opens(store, text)));
  return () => Promise.all(texts.map((text, n) => write(store, text, count, epochs[n]!)));
}

describe.skipIf(!engine)('appends to PostgreSQL', () => {
  it('are neither lost nor doubled while their connections are killed again and again', async () => {
    const { store, url } = await opened();
    const killer = await connect(url);
    cleaning.push(() => killer.end());
    const writeAll = await writers(store, TABLES, APPENDS / TABLES);
    let [isOver, killed] = [false, 0];
    const killing = (async () => {
      while (!isOver) {
        killed += (await killer.query(KILL)).rowCount ?? 0;
        await sleep(20);
      }
    })();
    const all = await writeAll().finally(() => {
      isOver = true;
    });
    await killing;
    await expectWhole(store, all, APPENDS / TABLES);
    // Else the test has shown nothing.
    expect(killed).toBeGreaterThan(10);
    expect(all.reduce((sum, { failures }) => sum + failures, 0)).toBeGreaterThan(20);
  });

  it.skipIf(!engine?.restart)('go on after PostgreSQL has crashed', async () => {
    const { store } = await opened();
    const writeAll = await writers(store, TABLES, APPENDS / TABLES);
    const crash = sleep(50).then(() => engine!.restart!('immediate', 500));
    const all = await writeAll();
    await crash;
    await expectWhole(store, all, APPENDS / TABLES);
    expect(all.some(({ failures }) => failures > 0)).toBe(true);
  });

  it('harm no other if they are refused', async () => {
    const { store } = await opened();
    const names = ['A', 'B', 'C', 'D', 'E'];
    const [a, b, c, d, e] = (await Promise.all(names.map(name => opens(store, name)))) as [number, ...number[]];
    const told: number[] = [];
    store.onCommit?.((seconds, writes) => {
      expect(seconds).toBeGreaterThan(0);
      told.push(writes);
    });
    const stale = await Promise.allSettled([
      store.append('A', [entry(1)], a),
      store.append('B', [entry(2)], b!),
      store.append('C', [entry(1)], c! + 1),
      store.append('D', [seated(1, 'ana')], d!),
      store.append('NONE', [entry(1)], 1),
      store.append('A', [entry(2), entry(3)], a),
      store.append('A', [entry(3)], a),
      store.append('A', [entry(4)], a),
    ]);
    expect(stale.map(({ status }) => status === 'fulfilled')).toEqual([1, 0, 0, 1, 0, 1, 0, 1].map(Boolean));
    const reasons = stale.flatMap(one => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(reasons.map(reason => reason.constructor)).toEqual([StaleAppend, StaleOwner, StaleOwner, StaleAppend]);
    expect(told).toEqual([5, 1, 1, 1]);

    // The database takes no zero byte in a text: the whole statement fails, and each append of it is tried alone.
    const torn = await Promise.allSettled([
      store.append('B', [entry(1)], b!),
      store.append('D', [seated(2, 'no\0body')], d!),
      store.append('E', [entry(1)], e!),
    ]);
    expect(torn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const lengths = await Promise.all(names.map(async name => (await entriesOf(store, name)).length));
    expect(lengths).toEqual([4, 1, 0, 1, 1]);
  });

  it('and renewals of a lease succeed at once after their connections were killed while idle', async () => {
    const { store, url } = await opened();
    const epoch = await opens(store, 'A');
    await store.append('A', [entry(1)], epoch);
    const killer = await connect(url);
    cleaning.push(() => killer.end());
    await killer.query(KILL);
    await vi.waitFor(async () => expect((await killer.query(KILL)).rowCount).toBe(0), 20_000);
    await sleep(50);
    await store.append('A', [entry(2)], epoch);
    await store.renew();
    expect(await entriesOf(store, 'A')).toHaveLength(2);
  });

  it('and renewals of a lease wait for no read, also where they are refused', async () => {
    const { store, url } = await opened();
    const epoch = await opens(store, 'A');
    await store.append('A', [entry(1)], epoch);
    const holder = await connect(url);
    cleaning.push(() => holder.end());
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE guests');
    const reads = Array.from({ length: 20 }, () => store.nameOf(ana).catch(() => undefined));
    await sleep(100);
    const started = performance.now();
    await store.renew();
    await store.append('A', [entry(2)], epoch);
    await expect(store.append('A', [entry(9)], epoch)).rejects.toThrow(StaleAppend);
    expect(performance.now() - started).toBeLessThan(1500);
    await holder.query('COMMIT');
    await Promise.all(reads);
  });
});
