import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { CHANGES, changesIn, generationsIn } from './generations.ts';

export interface RestoredStream {
  /** Server time (ms) of the last write that is in it. */
  readonly at: number;
  /** Server time (ms) of the first change that could not be added, because it does not follow what was before it. */
  readonly brokenAt?: number;
}

/** Writes the changes of a generation into a copy of its database of a moment (server ms), up to another moment. */
function follow(database: string, from: number, changes: string, until: number): RestoredStream {
  const db = new DatabaseSync(database);
  let at = from;
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
    for (const change of changesIn(changes)) {
      if (change.at > until) break;
      const isWhole = db.applyChangeset(change.changeset, { onConflict: () => constants.SQLITE_CHANGESET_ABORT });
      if (!isWhole) return { at, brokenAt: change.at };
      at = change.at;
    }
  } finally {
    db.close();
  }
  return { at };
}

/**
 * Puts the data folder of a moment (server ms) together in a new folder, from streamed backups. Where a change does not follow
 * what was before it, it ends there. Throws a sentence if there is no copy from before the moment.
 */
export function restoreStream(folder: string, until: number, target: string): RestoredStream {
  const from = generationsIn(folder).findLast(({ at, isWhole }) => isWhole && at <= until);
  if (!from)
    throw new Error(
      `there is no copy in ${folder}${Number.isFinite(until) ? ` from before ${new Date(until).toISOString()}` : ''}`,
    );
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const name of [DATABASE, KEY, REVOKED])
    if (existsSync(join(from.folder, name))) copyFileSync(join(from.folder, name), join(target, name));
  return follow(join(target, DATABASE), from.at, join(from.folder, CHANGES), until);
}
