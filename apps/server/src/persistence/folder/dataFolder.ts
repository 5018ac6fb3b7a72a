import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../config/commandLine.ts';
import { DATABASE, KEY } from '../../config/files.ts';
import { keepsAnything, openForWriting } from '../sqlite/schema.ts';
import { CannotStart } from './cannotStart.ts';

/*
 * What a data folder must hold before a server starts on it. The database and the key belong together: a server that
 * created a missing one would seem to work without all games or all guests.
 */

/** Files that SQLite keeps beside its database. */
const COMPANIONS = ['-wal', '-shm'];

const RESTORE = commandLine('restore', 'FOLDER');
const HOW_TO_GO_ON = `To start without it all the same, say --accept-empty (${commandLine('start', '--accept-empty')}).`;

/** Returns a sentence about what is missing; undefined if the folder is whole or new. */
function whatIsMissing(directory: string): string | undefined {
  const [database, key] = [join(directory, DATABASE), join(directory, KEY)];
  const [hasDatabase, hasKey] = [existsSync(database), existsSync(key)];
  if (hasDatabase && statSync(database).size === 0)
    return `${database} is empty (0 bytes): all tables and names are gone. Put the database back from a backup (${RESTORE}).`;
  if (!hasDatabase && hasKey)
    return `${database} is missing, but its key ${KEY} is there: all tables and names are gone. Put the database back, or restore a backup (${RESTORE}); check DATA_DIR.`;
  if (!hasDatabase && existsSync(`${database}-wal`))
    return `${database} is missing, but its log ${DATABASE}-wal is there. Put the database back beside it, or restore a backup (${RESTORE}).`;
  if (hasDatabase && !hasKey && keepsAnything(database))
    return `${key} is missing beside ${DATABASE}: the server would not know any guest again, and nobody could go back to their table. Put the key back from a backup.`;
  return undefined;
}

/** Renames an empty database, and the files beside a missing one. Nothing is deleted. */
function setAside(directory: string): void {
  const database = join(directory, DATABASE);
  if (existsSync(database) && statSync(database).size > 0) return;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  for (const file of [database, ...COMPANIONS.map(suffix => database + suffix)])
    if (existsSync(file)) renameSync(file, `${file}.set-aside-${stamp}`);
}

/** Creates the first database under another name, so that an interrupted start leaves no empty one behind. */
function createDatabase(database: string): void {
  const unfinished = `${database}.new`;
  for (const suffix of ['', ...COMPANIONS]) rmSync(unfinished + suffix, { force: true });
  openForWriting(unfinished).db.close();
  renameSync(unfinished, database);
}

/**
 * Makes sure that a locked data folder is whole, or new: then it gets its database. Throws `CannotStart` if the database
 * or the key is missing or empty, unless `isEmptyAccepted`. The key is made after this, so that a key without a database
 * never comes from a first start that was cut short.
 */
export function prepareFolder(directory: string, isEmptyAccepted: boolean): void {
  const missing = whatIsMissing(directory);
  if (missing !== undefined && !isEmptyAccepted) throw new CannotStart(`${missing} ${HOW_TO_GO_ON}`);
  setAside(directory);
  const database = join(directory, DATABASE);
  if (!existsSync(database)) createDatabase(database);
}
