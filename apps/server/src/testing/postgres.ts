import { randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import { postgresStore } from '../persistence/postgres/postgresStore.ts';
import type { Store } from '../persistence/store.ts';
import { reportMissing } from './missing.ts';
import { type PostgresService, postgres } from './services.ts';

/** Opens PostgreSQL for the tests of a file; without it one skipped test says what is missing. */
export async function postgresForTests(): Promise<PostgresService | undefined> {
  const engine = await postgres();
  if ('missing' in engine) {
    reportMissing('PostgreSQL', engine.missing);
    return undefined;
  }
  afterAll(() => engine.stop(), 60_000);
  return engine;
}

/** Returns stores in PostgreSQL as an implementation of a suite; none where it is missing. */
export async function postgresStores(): Promise<Record<string, () => Promise<Store>>> {
  const engine = await postgresForTests();
  if (!engine) return {};
  return { PostgreSQL: async () => postgresStore(await engine.freshUrl(), nodeNamed()) };
}

/** Returns a node that no other test has. */
export const nodeNamed = (id = randomBytes(8).toString('hex')) => ({ id, address: null });
