import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonId } from '@gorrion/protocol';
import { describe, expect, it, vi } from 'vitest';
import { nodeNamed, postgresForTests } from '../testing/postgres.ts';
import type { StoredHook } from './hooks.ts';
import { memoryStore } from './memoryStore.ts';
import { postgresStore } from './postgres/postgresStore.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';

// Real disks on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const engine = await postgresForTests();
const STORES: Readonly<Record<string, (directory: string) => Promise<Store>>> = {
  memory: async () => memoryStore(),
  SQLite: directory => sqliteStore(directory),
  ...(engine && { PostgreSQL: async () => postgresStore(await engine.freshUrl(), nodeNamed()) }),
};

describe.each(Object.entries(STORES))('hooks in %s', (_, open) => {
  it('are kept by group, note what came of a line, and are gone once they are dropped', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hooks-'));
    const store = await open(directory);
    const hook: StoredHook = {
      ...{ ledger: 'HKHK2345', number: 1, person: 'd'.repeat(32) as PersonId, language: 'es', since: 1 },
      ...{ target: { kind: 'json', url: 'https://hooks.example/1' }, last: null, lines: [] },
    };
    for (const one of [hook, { ...hook, number: 2 }, { ...hook, ledger: 'LMLM2345' }]) await store.keepHook(one);
    const last = { outcome: 'ok', at: 5 } as const;
    const lines = [{ code: 'ABCD2345' as never, message: '77', link: 'https://x.example/t/ABCD2345' }];
    for (const number of [1, 9]) await store.noteHook({ ledger: hook.ledger, number, last, lines });
    expect(await store.hooksOf(hook.ledger)).toEqual([
      { ...hook, last, lines },
      { ...hook, number: 2 },
    ]);
    await store.dropHooks(hook.ledger, 1);
    expect((await store.hooksOf(hook.ledger)).map(({ number }) => number)).toEqual([2]);
    await store.dropHooks(hook.ledger);
    expect(await store.hooksOf(hook.ledger)).toEqual([]);
    expect(await store.hooksOf('LMLM2345')).toHaveLength(1);
    await store.close();
    rmSync(directory, { recursive: true });
  });
});
