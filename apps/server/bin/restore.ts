import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine } from '../src/config/commandLine.ts';
import { readConfig } from '../src/config/config.ts';
import { MANIFEST, restoreBackup, restoreMoment } from '../src/persistence/folder/backup.ts';

/*
 * `npm run restore -- FOLDER` replaces the data folder with a backup and keeps the old one. With the folder of `BACKUP_DIR` it takes
 * the newest moment, or that of `--at 2026-11-29T18:00:00Z`. Stop the server first.
 */

const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
const [source] = positionals;
const { dataDir } = readConfig(process.env);

function restored(from: string) {
  if (existsSync(join(from, MANIFEST))) {
    if (values.at !== undefined) throw new Error('a backup is of one moment: --at is for the folder of BACKUP_DIR');
    return restoreBackup(from, dataDir);
  }
  const until = values.at === undefined ? Number.POSITIVE_INFINITY : Date.parse(values.at);
  if (Number.isNaN(until)) throw new Error('--at is a moment, as 2026-11-29T18:00:00Z');
  return restoreMoment(from, until, dataDir);
}

try {
  if (source === undefined) throw new Error(`which backup? ${commandLine('restore', 'FOLDER')}`);
  const { at, tables, earlier, brokenAt } = await restored(resolve(source));
  console.log(`${dataDir} is as on ${at}: ${tables} tables`);
  if (brokenAt)
    console.log(`what was written from ${brokenAt} on is not in it: it does not follow what the copy has from before`);
  if (earlier) console.log(`what was there lies in ${earlier}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
