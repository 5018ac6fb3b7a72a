import { readConfig } from '../src/config/config.ts';
import { CannotStart } from '../src/persistence/folder/cannotStart.ts';
import { assertDurable, openDatabase } from '../src/persistence/postgres/database.ts';
import { migrate } from '../src/persistence/postgres/migrate.ts';

/* `DATABASE_URL=… npm run migrate` brings a PostgreSQL database to the schema of this version, ahead of an upgrade. */

const { databaseUrl } = readConfig(process.env);
try {
  if (!databaseUrl) throw new CannotStart('DATABASE_URL names no database.');
  const database = openDatabase(databaseUrl, 0);
  try {
    await assertDurable(database);
    const applied = await migrate(database);
    console.log(applied.length === 0 ? 'the database has the newest schema' : `applied ${applied.join(', ')}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
}
