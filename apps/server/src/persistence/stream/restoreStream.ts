import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { CHANGES, changesIn, generationsIn } from './generations.ts';

/** Writes the changes of a generation into a copy of its database, up to a moment. Returns the moment (ms) of the last. */
function follow(database: string, changes: string, until: number): number | undefined {
  const db = new DatabaseSync(database);
  let reached: number | undefined;
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
    for (const { at, changeset } of changesIn(changes)) {
      if (at > until) break;
      const isWhole = db.applyChangeset(changeset, { onConflict: () => constants.SQLITE_CHANGESET_ABORT });
      if (!isWhole)
        throw new Error(`what was written at ${new Date(at).toISOString()} does not follow what was before it`);
      reached = at;
    }
  } finally {
    db.close();
  }
  return reached;
}

/**
 * Puts the data folder of a moment (server ms) together in a new folder, from streamed backups. Returns the moment that it is
 * of: that of the last write before it. Throws a sentence if there is none.
 */
export function restoreStream(folder: string, until: number, target: string): number {
  const from = generationsIn(folder).findLast(({ at, isWhole }) => isWhole && at <= until);
  if (!from)
    throw new Error(
      `there is no copy in ${folder}${Number.isFinite(until) ? ` from before ${new Date(until).toISOString()}` : ''}`,
    );
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const name of [DATABASE, KEY, REVOKED])
    if (existsSync(join(from.folder, name))) copyFileSync(join(from.folder, name), join(target, name));
  return follow(join(target, DATABASE), join(from.folder, CHANGES), until) ?? from.at;
}
