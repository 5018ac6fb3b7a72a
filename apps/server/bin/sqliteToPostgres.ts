import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config/config.ts';
import { DATABASE } from '../src/config/files.ts';
import { readRevoked } from '../src/identity/revoked.ts';
import { loadSecret } from '../src/identity/secret.ts';
import { CannotStart } from '../src/persistence/folder/cannotStart.ts';
import { prepareFolder } from '../src/persistence/folder/dataFolder.ts';
import { lockFolder } from '../src/persistence/folder/lock.ts';
import { assertDurable, openDatabase } from '../src/persistence/postgres/database.ts';
import { moveFromSqlite } from '../src/persistence/postgres/fromSqlite.ts';
import { migrate } from '../src/persistence/postgres/migrate.ts';
import { openForReading, openForWriting } from '../src/persistence/sqlite/schema.ts';

/*
 * `DATABASE_URL=… npm run migrate:sqlite-to-postgres -- --from FOLDER` moves the data of a stopped server into an empty
 * PostgreSQL database. The folder stays as it is.
 */

const { values } = parseArgs({ options: { from: { type: 'string' } } });

async function move(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) throw new CannotStart('DATABASE_URL names no database.');
  const folder = values.from === undefined ? dataDir : resolve(values.from);
  // A running server holds the lock. It is let go of when this process ends.
  lockFolder(folder);
  prepareFolder(folder, false);
  const file = join(folder, DATABASE);
  // A database of an older server gets today's schema first.
  openForWriting(file).db.close();
  const db = openForReading(file);
  const database = openDatabase(databaseUrl, 0);
  try {
    await assertDurable(database);
    await migrate(database);
    const secrets = { key: loadSecret(folder), revoked: readRevoked(folder) };
    const moved = await moveFromSqlite(db, secrets, database, what => process.stderr.write(`\r\x1b[K${what}`));
    process.stderr.write('\r\x1b[K');
    const { games = 0, ledgers = 0, guests = 0 } = moved.rows;
    console.log(
      `moved ${moved.tables} tables with ${moved.entries} entries, ${games} games, ${ledgers} groups and events, ${guests} names`,
    );
  } finally {
    await database.close();
    db.close();
  }
}

move().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
