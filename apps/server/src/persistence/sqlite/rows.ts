import type { DatabaseSync } from 'node:sqlite';
import type { BatchRow } from '../batch.ts';

const NUMBERED = 'SELECT version, table_id, seq, body, checksum FROM log WHERE table_id = ? ORDER BY seq';
/** Schema 1 did not store numbers: its rows are in the order in which they were written. */
const UNNUMBERED = 'SELECT version, table_id, id AS seq, body, checksum FROM log WHERE table_id = ? ORDER BY id';

/**
 * Prepares the one way to read the rows of a table's log, oldest first: for the server, backups of any age, and proofs
 * that look at a disk.
 */
export function rowReader(db: DatabaseSync): (tableId: string) => readonly BatchRow[] {
  const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const rows = db.prepare(schema === 1 ? UNNUMBERED : NUMBERED);
  return tableId => rows.all(tableId) as unknown as BatchRow[];
}
