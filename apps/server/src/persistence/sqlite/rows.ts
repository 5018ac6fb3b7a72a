import type { DatabaseSync } from 'node:sqlite';
import type { BatchRow } from '../batch.ts';

const PACKED = 'SELECT version, table_id, seq, body, checksum FROM hands WHERE table_id = ? ORDER BY seq';
const NUMBERED = 'SELECT version, table_id, seq, body, checksum FROM log WHERE table_id = ? ORDER BY seq';
/** Schema 1 did not store numbers: its rows are in the order in which they were written. */
const UNNUMBERED = 'SELECT version, table_id, id AS seq, body, checksum FROM log WHERE table_id = ? ORDER BY id';

const FIRST_WITH_HANDS = 4;

/**
 * Prepares the one way to read the rows of a table's log, oldest first: for the server, backups of any age, and proofs
 * that look at a disk.
 */
export function rowReader(db: DatabaseSync): (tableId: string) => readonly BatchRow[] {
  const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const packed = schema >= FIRST_WITH_HANDS ? db.prepare(PACKED) : undefined;
  const rows = db.prepare(schema === 1 ? UNNUMBERED : NUMBERED);
  // In one transaction: between two statements a hand may move from the one table to the other.
  return tableId => {
    db.exec('BEGIN');
    try {
      return [...(packed?.all(tableId) ?? []), ...rows.all(tableId)] as unknown as BatchRow[];
    } finally {
      db.exec('COMMIT');
    }
  };
}
