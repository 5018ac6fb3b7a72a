import { resolve } from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { restoreBackup } from '../src/persistence/folder/backup.ts';

/* `npm run restore -- FOLDER` replaces the data folder with a backup and keeps the old one. Stop the server first. */

const [source] = process.argv.slice(2);
const { dataDir } = readConfig(process.env);
try {
  if (source === undefined) throw new Error('which backup? npm run restore -- FOLDER');
  const { manifest, earlier } = await restoreBackup(resolve(source), dataDir);
  console.log(`${dataDir} is as on ${manifest.at}: ${manifest.tables} tables`);
  if (earlier) console.log(`what was there lies in ${earlier}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
