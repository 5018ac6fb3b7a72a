import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commandLine } from '../config/commandLine.ts';
import { DATABASE } from '../config/files.ts';
import { CannotStart } from './folder/cannotStart.ts';
import type { SharedJob } from './sql/jobs.ts';
import type { Sql, Value } from './sql/statement.ts';
import { sharedRunner, statementRunner } from './sqlite/dialect.ts';

/* Opens the database of a server beside it, for the operator's commands. */

/** Ms for which the running server's own writes are waited for. */
const PATIENCE = 5000;
const HAS_TABLE = "SELECT 1 AS found FROM sqlite_schema WHERE type = 'table' AND name = ?";

export interface Beside {
  readonly sql: Sql<SharedJob>;
  close(): Promise<void>;
}

/** Opens the database of a data folder; throws `CannotStart` if there is none, or one of an older version without a table. */
export function folderBeside(directory: string, table: string): Beside {
  const file = join(directory, DATABASE);
  if (!existsSync(file)) throw new CannotStart(`there is no ${file}: check DATA_DIR, or set DATABASE_URL.`);
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  if (!db.prepare(HAS_TABLE).get(table)) {
    db.close();
    throw new CannotStart(`${file} does not have the schema of this version: start the server once.`);
  }
  db.exec('PRAGMA secure_delete = ON');
  const rows = statementRunner(db);
  const run = sharedRunner(db);
  return {
    sql: {
      rows: async <Found extends object>(text: string, ...values: readonly Value[]) =>
        rows({ text, values }) as unknown as readonly Found[],
      async write(job) {
        db.exec('BEGIN IMMEDIATE');
        try {
          run(job);
          db.exec('COMMIT');
        } catch (error) {
          db.exec('ROLLBACK');
          throw error;
        }
      },
    },
    close: async () => db.close(),
  };
}

/** Opens a PostgreSQL database; what that needs is loaded only here. Rejects with `CannotStart` if it lacks a table. */
export async function databaseBeside(url: string, table: string): Promise<Beside> {
  const { openDatabase, sharedSql } = await import('./postgres/database.ts');
  const database = openDatabase(url);
  const found = await database.query('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [table]).catch(async error => {
    await database.close();
    throw error;
  });
  if (found.length > 0) return { sql: sharedSql(database), close: () => database.close() };
  await database.close();
  throw new CannotStart(
    `this database does not have the schema of this version: ${commandLine('migrate')} brings it there.`,
  );
}
