import { randomBytes } from 'node:crypto';
import { postgresStore } from '../persistence/postgres/postgresStore.ts';
import type { Store } from '../persistence/store.ts';
import { forTests } from './forTests.ts';
import { postgres } from './services.ts';

/** Opens PostgreSQL for the tests of a file; without it one skipped test says what is missing. */
export const postgresForTests = async () => forTests('PostgreSQL', await postgres());

/** Returns stores in PostgreSQL as an implementation of a suite; none where it is missing. */
export async function postgresStores(): Promise<Record<string, () => Promise<Store>>> {
  const engine = await postgresForTests();
  if (!engine) return {};
  return { PostgreSQL: async () => postgresStore(await engine.freshUrl(), nodeNamed()) };
}

/** Returns a node that no other test has. */
export const nodeNamed = (id = randomBytes(8).toString('hex')) => ({ id, address: null });
