import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import type pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registered } from '../../testing/appending.ts';
import { nodeNamed, postgresForTests } from '../../testing/postgres.ts';
import type { Store } from '../store.ts';
import { connect } from './connection.ts';
import { postgresStore } from './postgresStore.ts';

/* What nodes do to the same person or log at the same moment. A lock holds one of them where the other overtakes it. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const code = (text: string) => text as TableCode;
const ana = 'ana' as PersonId;
const seated = (seq: number): Entry => ({
  seq,
  at: seq,
  event: { type: 'seated', place: 2, who: { kind: 'person', id: ana, name: 'Ana', presence: 'here' } },
});
const readied = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const engine = await postgresForTests();

interface Race {
  readonly store: Store;
  readonly other: Store;
  /** Holds locks within a transaction. */
  readonly holder: pg.Client;
  /** Resolves once so many statements wait for a lock. */
  waiting(count: number): Promise<void>;
  count(sql: string): Promise<number>;
}

async function race(): Promise<Race> {
  const url = await engine!.freshUrl();
  const open = async () => {
    const store = await postgresStore(url, nodeNamed());
    cleaning.push(() => store.close());
    store.inBackground({ onClean: async () => {} });
    return store;
  };
  const [holder, watcher] = [await connect(url, 0), await connect(url)];
  cleaning.push(
    () => holder.end(),
    () => watcher.end(),
  );
  const count = async (sql: string) => (await watcher.query(sql)).rowCount ?? 0;
  const blocked = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return {
    store: await open(),
    other: await open(),
    holder,
    count,
    waiting: wanted => vi.waitFor(async () => expect(await count(blocked)).toBe(wanted), { timeout: 4000 }),
  };
}

const opens = (store: Store, text: string) =>
  registered(store, { code: code(text), host: ana, request: text, openedAt: 1 });

const WISH = "SELECT 1 FROM to_forget WHERE person = 'ana' AND table_id = 'A'";

describe.skipIf(!engine)('two nodes on PostgreSQL', () => {
  it('forget a person in a log that named them while they asked for it', async () => {
    const { store, other, holder, waiting, count } = await race();
    const epoch = await opens(store, 'A');
    await holder.query('BEGIN');
    await holder.query("SELECT 1 FROM tables WHERE code = 'A' FOR UPDATE");
    const appended = store.append('A', [seated(1)], epoch);
    await waiting(1);
    const forgotten = other.forget(ana, 'Brave Crane');
    await waiting(2);
    await holder.query('COMMIT');
    await Promise.all([appended, forgotten]);
    expect(await count(WISH)).toBe(1);
    await store.retire(code('A'), epoch);
    await vi.waitFor(async () => expect(JSON.stringify(await other.read(code('A')))).toContain('Brave Crane'), 20_000);
  });

  it('forget a person in a game that was kept while they asked for it', async () => {
    const { store, holder, waiting, count } = await race();
    await holder.query('BEGIN');
    await holder.query(`INSERT INTO games
        (id, ended_at, host, access, origin, search, summary, is_rated, facts, version, body, checksum)
      VALUES ('game', 1, 'ana', 'link', 'table', '', '{}', false, 1, 1, '', 0)`);
    await holder.query("INSERT INTO game_names (person, game) VALUES ('ana', 'game')");
    const forgotten = store.forget(ana, 'Brave Crane');
    await waiting(1);
    await holder.query('COMMIT');
    await forgotten;
    await store.settle(ana);
    expect(await count("SELECT 1 FROM forgotten WHERE person = 'ana' AND NOT is_settled")).toBe(1);
  });

  it('do not retire the id of a person who is being named', async () => {
    const { store, other, holder, waiting, count } = await race();
    const epoch = await opens(store, 'A');
    await other.forget(ana, 'Brave Crane');
    // The append has found the wish, and waits to note what is to be forgotten.
    await holder.query('BEGIN');
    await holder.query("INSERT INTO to_forget (person, table_id) VALUES ('ana', 'A')");
    const appended = store.append('A', [seated(1)], epoch);
    await waiting(1);
    const settled = other.settle(ana);
    await waiting(2);
    await holder.query('ROLLBACK');
    await Promise.all([appended, settled]);
    expect(await count(WISH)).toBe(1);
    expect(await other.isSettled(ana)).toBe(false);
  });

  it('keep no link of a table that is let go meanwhile', async () => {
    const { store, other, holder, waiting, count } = await race();
    const epoch = await opens(store, 'A');
    await holder.query('BEGIN');
    await holder.query("SELECT 1 FROM tables WHERE code = 'A' FOR UPDATE");
    const retired = store.retire(code('A'), epoch);
    await waiting(1);
    const kept = [
      other.keepCallLink(code('A'), { person: ana, link: 'https://call.example/a' }),
      other.keepCast({ code: code('A'), person: ana, key: 'a'.repeat(32), since: 1 }),
    ];
    await waiting(3);
    await holder.query('COMMIT');
    await Promise.all([retired, ...kept]);
    expect([await count('SELECT 1 FROM call_links'), await count('SELECT 1 FROM casts')]).toEqual([0, 0]);
  });

  it('cut off a torn tail once', async () => {
    const { store, other, holder, waiting } = await race();
    const epoch = await opens(store, 'A');
    for (const seq of [1, 2, 3]) await store.append('A', [readied(seq)], epoch);
    await holder.query("UPDATE log SET body = left(body, 20) WHERE table_id = 'A' AND seq = 3");
    await holder.query('BEGIN');
    await holder.query("SELECT 1 FROM tables WHERE code = 'A' FOR UPDATE");
    const loads = [store.load(code('A')), other.load(code('A'))];
    await waiting(2);
    await holder.query('COMMIT');
    const whole = { kind: 'whole', entries: [readied(1), readied(2)] };
    for (const load of loads) expect(await load).toEqual({ ...whole, wasTorn: true });
    expect(await other.read(code('A'))).toEqual({ ...whole, wasTorn: false });
    await store.append('A', [readied(3)], epoch);
    expect(await store.load(code('A'))).toMatchObject({ wasTorn: false, entries: { length: 3 } });
  });
});
