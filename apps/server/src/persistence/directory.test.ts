import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { StaleAppend, StaleOwner } from '@gorrion/table';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresForTests } from '../testing/postgres.ts';
import { memoryStore, memoryWorld } from './memoryStore.ts';
import { LEASE } from './ownership.ts';
import { connect } from './postgres/connection.ts';
import { postgresStore } from './postgres/postgresStore.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';
import type { TableRecord } from './tableRecord.ts';

/* Who may write a table. Every store keeps the first part; stores that several nodes share keep the second as well. */

const code = (text: string) => text as TableCode;
const ana = 'ana' as PersonId;
const record = (text: string, request = text): TableRecord => ({ code: code(text), host: ana, request, openedAt: 1 });
const entry = (seq: number): Entry => ({ seq, at: 1000 + seq, event: { type: 'readied', place: 1 } });

const cleaning: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const engine = await postgresForTests();
/** Returns a node's store in a database of PostgreSQL, which is closed in the end. */
const inPostgres = async (url: string, id: string): Promise<Store> => {
  const store = await postgresStore(url, { id, address: `${id}:1` });
  cleaning.push(() => store.close());
  return store;
};

const IMPLEMENTATIONS: Record<string, () => Store | Promise<Store>> = {
  memory: memoryStore,
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'directory-'));
    cleaning.push(() => rmSync(directory, { recursive: true }));
    const store = await sqliteStore(directory);
    cleaning.push(() => store.close());
    return store;
  },
  ...(engine && { PostgreSQL: async () => inPostgres(await engine.freshUrl(), 'only') }),
};

/** Registers a table and returns its epoch. */
async function epochOfNew(store: Store, text: string): Promise<number> {
  const made = await store.register(record(text));
  expect(made.kind).toBe('new');
  return made.kind === 'new' ? made.epoch : 0;
}

describe.each(Object.entries(IMPLEMENTATIONS))('the owner of a table in %s', (_name, make) => {
  it('opens one table for one wish, also if it comes again', async () => {
    const store = await make();
    await epochOfNew(store, 'A');
    expect(await store.register(record('B', 'A'))).toEqual({ kind: 'known', code: 'A' });
    expect((await store.liveTables()).map(table => table.code)).toEqual(['A']);
    await expect(store.register(record('A', 'other'))).rejects.toThrow();
  });

  it('keeps the epoch of its table when it claims it again', async () => {
    const store = await make();
    const epoch = await epochOfNew(store, 'A');
    await store.append('A', [entry(1)], epoch);
    expect(await store.claim(code('A'))).toEqual({ kind: 'owned', epoch, record: record('A') });
    await store.append('A', [entry(2)], epoch);
    expect(await store.claim(code('B'))).toEqual({ kind: 'unknown' });
    await store.retire(code('A'), epoch);
    expect(await store.claim(code('A'))).toEqual({ kind: 'unknown' });
  });

  it('writes nothing under an epoch that is not its own, and is told so before anything else', async () => {
    const store = await make();
    const epoch = await epochOfNew(store, 'A');
    for (const wrong of [epoch - 1, epoch + 1]) {
      await expect(store.append('A', [entry(1)], wrong)).rejects.toThrow(StaleOwner);
      await expect(store.append('A', [entry(7)], wrong)).rejects.toThrow(StaleOwner);
      await expect(store.retire(code('A'), wrong)).rejects.toThrow(StaleOwner);
      await expect(store.discard(code('A'), wrong)).rejects.toThrow(StaleOwner);
    }
    const gap = await store.append('A', [entry(7)], epoch).catch((error: unknown) => error);
    expect(gap).toBeInstanceOf(StaleAppend);
    expect(gap).not.toBeInstanceOf(StaleOwner);
    expect(await store.load(code('A'))).toMatchObject({ kind: 'whole', entries: [] });
    expect((await store.liveTables()).map(table => table.code)).toEqual(['A']);
  });

  it('is the node that has opened the store, which is alive', async () => {
    const store = await make();
    await epochOfNew(store, 'A');
    const owner = await store.ownerOf(code('A'));
    expect(await store.nodes()).toEqual([owner]);
    expect([await store.orphans(9), await store.duty('any')]).toEqual([[], true]);
    expect(await store.ownerOf(code('B'))).toBeUndefined();
  });
});

/** Two nodes of one store, and what moves the clock of their leases. */
interface TwoNodes {
  readonly first: Store;
  readonly second: Store;
  /** Lets `ms` go by without renewals. */
  pass(ms: number): void | Promise<void>;
}

const SHARED: Record<string, () => TwoNodes | Promise<TwoNodes>> = {
  memory: () => {
    let now = 1000;
    const world = memoryWorld(() => now);
    const [first, second] = ['first', 'second'].map(id => world({ id, address: `${id}:1` })) as [Store, Store];
    return {
      first,
      second,
      pass(ms) {
        now += ms;
      },
    };
  },
  ...(engine && {
    PostgreSQL: async () => {
      const url = await engine.freshUrl();
      const client = await connect(url);
      cleaning.push(() => client.end());
      return {
        first: await inPostgres(url, 'first'),
        second: await inPostgres(url, 'second'),
        // The clock of a database cannot be moved: its leases are, the other way.
        async pass(ms: number) {
          await client.query(`UPDATE nodes SET renewed_at = renewed_at - interval '${ms} milliseconds'`);
        },
      };
    },
  }),
};

describe.each(Object.entries(SHARED))('two nodes that share %s', (_name, open) => {
  it('leave a table to the one that has it while its lease runs, and no longer', async () => {
    const { first, second, pass } = await open();
    const epoch = await epochOfNew(first, 'A');
    await first.append('A', [entry(1)], epoch);
    const elsewhere = { kind: 'elsewhere', node: { id: 'first', address: 'first:1' } };
    expect(await second.claim(code('A'))).toEqual(elsewhere);
    await pass(LEASE - 2000);
    await first.renew();
    await pass(LEASE - 2000);
    expect(await second.claim(code('A'))).toEqual(elsewhere);
    expect(await second.orphans(9)).toEqual([]);
    await pass(2001);
    expect((await second.orphans(9)).map(table => table.code)).toEqual(['A']);
    expect(await second.claim(code('A'))).toMatchObject({ kind: 'owned', epoch: epoch + 1 });
    expect(await second.ownerOf(code('A'))).toMatchObject({ id: 'second' });
  });

  it('never both write: who has slept through a lease is refused, also with the right number', async () => {
    const { first, second, pass } = await open();
    const epoch = await epochOfNew(first, 'A');
    await first.append('A', [entry(1)], epoch);
    await pass(LEASE + 1);
    const claim = await second.claim(code('A'));
    await expect(first.append('A', [entry(2)], epoch)).rejects.toThrow(StaleOwner);
    await first.renew();
    await expect(first.append('A', [entry(2)], epoch)).rejects.toThrow(StaleOwner);
    expect(await first.claim(code('A'))).toMatchObject({ kind: 'elsewhere', node: { id: 'second' } });
    await second.append('A', [entry(2)], claim.kind === 'owned' ? claim.epoch : 0);
    const log = await first.load(code('A'));
    expect(log.kind === 'whole' && log.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('open one table for one wish, whichever is asked', async () => {
    const { first, second } = await open();
    await epochOfNew(first, 'A');
    expect(await second.register(record('B', 'A'))).toEqual({ kind: 'known', code: 'A' });
  });

  it('hand a table over at once: one that was released, and all of a node that leaves', async () => {
    const { first, second } = await open();
    const epoch = await epochOfNew(first, 'A');
    await epochOfNew(first, 'B');
    await first.release(code('A'), epoch + 1);
    expect(await second.claim(code('A'))).toMatchObject({ kind: 'elsewhere' });
    await first.release(code('A'), epoch);
    expect(await second.claim(code('A'))).toMatchObject({ kind: 'owned', epoch: epoch + 1 });
    expect(await second.claim(code('B'))).toMatchObject({ kind: 'elsewhere' });
    await first.leave();
    expect((await second.nodes()).map(({ id }) => id)).toEqual(['second']);
    expect((await second.orphans(9)).map(table => table.code)).toEqual(['B']);
    expect(await second.claim(code('B'))).toMatchObject({ kind: 'owned' });
  });

  it('take the tables of one that was taken for dead, which is refused if it lives', async () => {
    const { first, second } = await open();
    const epoch = await epochOfNew(first, 'A');
    await second.bury('first');
    const claim = await second.claim(code('A'));
    expect(claim).toMatchObject({ kind: 'owned', epoch: epoch + 1 });
    await expect(first.append('A', [entry(1)], epoch)).rejects.toThrow(StaleOwner);
    await first.renew();
    expect(await first.claim(code('A'))).toMatchObject({ kind: 'elsewhere', node: { id: 'second' } });
  });

  it('do a duty one at a time', async () => {
    const { first, second, pass } = await open();
    expect([await first.duty('sweep'), await second.duty('sweep'), await second.duty('other')]).toEqual([
      true,
      false,
      true,
    ]);
    await pass(LEASE + 1);
    expect([await second.duty('sweep'), await first.duty('sweep')]).toEqual([true, false]);
    await second.leave();
    expect(await first.duty('sweep')).toBe(true);
  });
});

describe.each(Object.entries(SHARED))('whatever two nodes do with %s', (_name, open) => {
  it.each(['sparrow', 'heron', 'wren'])('only the last claim writes, each number once (seed %s)', async seed => {
    const { first, second, pass } = await open();
    const random = seeded(seed);
    const nodes = [
      { store: first, epoch: await epochOfNew(first, 'A'), knows: 0 },
      { store: second, epoch: 0, knows: 0 },
    ];
    let [newest, stored, refused] = [nodes[0]!.epoch, 0, 0];
    for (let step = 0; step < 400; step++) {
      const node = nodes[random() % 2]!;
      const [what, isLost] = [random() % 7, random() % 4 === 0];
      if (what === 0) await pass(random() % 3 === 0 ? LEASE / 3 : LEASE + 1);
      else if (what === 1) await node.store.renew();
      else if (what === 2) {
        const claim = await node.store.claim(code('A'));
        if (claim.kind !== 'owned') continue;
        expect(claim.epoch).toBeGreaterThanOrEqual(newest);
        newest = claim.epoch;
        const log = await node.store.load(code('A'));
        Object.assign(node, { epoch: claim.epoch, knows: log.kind === 'whole' ? log.entries.length : -1 });
      } else {
        const isStored = await node.store.append('A', [entry(node.knows + 1)], node.epoch).then(
          () => true,
          (error: unknown) => !(error instanceof StaleAppend),
        );
        // Exactly then: the writer has made the last claim, and knows all that is stored.
        expect(isStored).toBe(node.epoch === newest && node.knows === stored);
        if (isStored) stored++;
        else refused++;
        // The answer may be lost: then the node does not know that it has written.
        if (isStored && !isLost) node.knows++;
      }
    }
    const log = await first.load(code('A'));
    expect(log.kind === 'whole' && log.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: stored }, (_, n) => n + 1),
    );
    expect([stored > 20, refused > 20, newest > 2]).toEqual([true, true, true]);
  });
});
