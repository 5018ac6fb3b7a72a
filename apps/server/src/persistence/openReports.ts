import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../config/files.ts';
import { CannotStart } from './folder/cannotStart.ts';
import type { ReportBox } from './peace.ts';
import { reportBox } from './sql/peace.ts';
import type { PeaceJob } from './sql/peaceJobs.ts';
import type { Sql, Value } from './sql/statement.ts';
import { sharedRunner, statementRunner } from './sqlite/dialect.ts';

/* Opens the reports of a server beside it, for the operator's command. */

/** Ms for which the running server's own writes are waited for. */
const PATIENCE = 5000;
const HAS_REPORTS = "SELECT 1 AS found FROM sqlite_schema WHERE type = 'table' AND name = 'reports'";

export interface OpenReports extends ReportBox {
  close(): Promise<void>;
}

/** Opens the reports of a data folder; throws `CannotStart` if it has no database of this version. */
export function folderReports(directory: string): OpenReports {
  const file = join(directory, DATABASE);
  if (!existsSync(file)) throw new CannotStart(`there is no ${file}: check DATA_DIR, or set DATABASE_URL.`);
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  if (!db.prepare(HAS_REPORTS).get()) {
    db.close();
    throw new CannotStart(`${file} does not have the schema of this version: start the server once.`);
  }
  db.exec('PRAGMA secure_delete = ON');
  const rows = statementRunner(db);
  const run = sharedRunner(db);
  const sql: Sql<PeaceJob> = {
    rows: async <Found extends object>(text: string, ...values: readonly Value[]) =>
      rows({ text, values }) as unknown as readonly Found[],
    write: async job => run(job),
  };
  return { ...reportBox(sql), close: async () => db.close() };
}

/** Opens the reports of a PostgreSQL database. What that needs is loaded only here. */
export async function databaseReports(url: string): Promise<OpenReports> {
  const { openDatabase, sharedSql } = await import('./postgres/database.ts');
  const database = openDatabase(url);
  return { ...reportBox(sharedSql(database)), close: () => database.close() };
}
