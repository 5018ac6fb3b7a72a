import { resolve } from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { writeBackup } from '../src/persistence/folder/backup.ts';

/* `npm run backup -- FOLDER` copies the data folder consistently while the server runs, and prints the counts. */

const { dataDir } = readConfig(process.env);
const target = resolve(
  process.argv[2] ?? `${dataDir}-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
);
try {
  const { tables, batches } = await writeBackup(dataDir, target);
  console.log(`${target}: ${tables} tables, ${batches} batches, read again and whole`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
