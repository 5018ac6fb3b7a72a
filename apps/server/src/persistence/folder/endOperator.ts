import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../../config/files.ts';
import { openForReading } from '../sqlite/schema.ts';

const OPEN_KEY = 'SELECT hash FROM operator_keys WHERE endedAt IS NULL';

/** Returns the hash of the open key of the operator's page; undefined if a folder has none, or cannot be read. */
function openKeyIn(folder: string): unknown {
  if (!existsSync(join(folder, DATABASE))) return undefined;
  try {
    const db = openForReading(join(folder, DATABASE));
    try {
      return db.prepare(OPEN_KEY).get()?.hash;
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Deletes all operator sessions of a restored database. Ends its operator key too, which may have been ended since the backup,
 * unless the earlier data have the same key, still open. `at`: server ms.
 */
export function endOperator(fresh: string, earlier: string, at: number): void {
  const kept = openKeyIn(earlier);
  const db = new DatabaseSync(join(fresh, DATABASE));
  try {
    // Versions before the page have no such tables.
    if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'operator_keys'").get()) return;
    db.exec('DELETE FROM operator_sessions');
    db.prepare("UPDATE operator_keys SET hash = '', endedAt = ? WHERE endedAt IS NULL AND hash IS NOT ?").run(
      at,
      typeof kept === 'string' ? kept : null,
    );
  } finally {
    db.close();
  }
}
