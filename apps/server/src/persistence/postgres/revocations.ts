import type { PersonId } from '@gorrion/protocol';
import { commandLine } from '../../config/commandLine.ts';
import { CannotStart } from '../folder/cannotStart.ts';
import type { Revocations } from '../revocations.ts';
import { openDatabase, type Query } from './database.ts';

const HAS_SCHEMA = "SELECT 1 WHERE to_regclass('revoked') IS NOT NULL";
const REVOKE = 'INSERT INTO revoked (person) VALUES ($1) ON CONFLICT DO NOTHING';

/** Says why a connection failed. One that was tried at several addresses has its reasons in `errors`. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : (error as Error).message;

/** Throws `CannotStart` if the database does not answer, or has no table of revoked guests. */
async function assertReady(query: Query): Promise<void> {
  const found = await query(HAS_SCHEMA).catch((error: unknown) => {
    throw new CannotStart(`the database cannot be reached: ${reasonOf(error)}`);
  });
  if (found.length === 0)
    throw new CannotStart(
      `this database does not have the schema of this version: ${commandLine('migrate')} brings it there.`,
    );
}

/** Opens the revoked guests of a database; throws `CannotStart` if that is not possible. */
export async function databaseRevocations(url: string): Promise<Revocations> {
  const { query, close } = openDatabase(url);
  try {
    await assertReady(query);
  } catch (error) {
    await close();
    throw error;
  }
  const people = async (text: string, values?: readonly unknown[]) =>
    (await query<{ person: PersonId }>(text, values)).map(({ person }) => person);
  return {
    nameOf: async person => (await query<{ name: string }>('SELECT name FROM guests WHERE id = $1', [person]))[0]?.name,
    called: name => people('SELECT id AS person FROM guests WHERE name = $1 ORDER BY id', [name]),
    seatedAt: code => people('SELECT person FROM sat WHERE table_id = $1 ORDER BY person', [code]),
    revoked: () => people('SELECT person FROM revoked ORDER BY person'),
    async set(person, isRevoked) {
      await query(isRevoked ? REVOKE : 'DELETE FROM revoked WHERE person = $1', [person]);
    },
    close,
  };
}
