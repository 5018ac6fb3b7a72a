import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../folder/cannotStart.ts';
import type { Database } from './database.ts';

/*
 * The schema grows by numbered files, which are applied in their order, once, by whichever node is first. A file that was
 * applied is never changed.
 */

/** The number of the advisory lock under which migrations run: "gorrion" on a telephone. */
const LOCK = 4_677_466;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** Returns the migrations of a folder, in their order. */
export function readMigrations(directory = join(import.meta.dirname, 'migrations')): readonly Migration[] {
  return readdirSync(directory)
    .filter(name => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted()
    .map(name => ({ number: Number(name.slice(0, 4)), name, sql: readFileSync(join(directory, name), 'utf8') }));
}

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

/** Throws `CannotStart` if what was applied is not what this server knows. */
function assertKnown(applied: readonly { number: number; checksum: string }[], known: readonly Migration[]): void {
  for (const { number, checksum } of applied) {
    const migration = known.find(one => one.number === number);
    if (!migration)
      throw new CannotStart(
        `a newer server has changed this database (migration ${number}): start that version, or restore a backup.`,
      );
    if (checksumOf(migration) !== checksum)
      throw new CannotStart(`migration ${migration.name} is not the one that was applied to this database.`);
  }
}

/**
 * Brings a database to the newest schema; resolves with the names of the migrations that it has applied now. Throws
 * `CannotStart` if a newer server has changed the database.
 */
export const migrate = (database: Database, known = readMigrations()): Promise<readonly string[]> =>
  database.transaction(async query => {
    await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      `CREATE TABLE IF NOT EXISTS migrations (
         number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await query<{ number: number; checksum: string }>('SELECT number, checksum FROM migrations');
    assertKnown(applied, known);
    const missing = known.filter(({ number }) => !applied.some(one => one.number === number));
    for (const migration of missing) {
      await query(migration.sql);
      const { number, name } = migration;
      await query('INSERT INTO migrations (number, name, checksum) VALUES ($1, $2, $3)', [
        number,
        name,
        checksumOf(migration),
      ]);
    }
    return missing.map(({ name }) => name);
  });
