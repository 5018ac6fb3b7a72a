import type { DatabaseSync } from 'node:sqlite';
import { openForReading } from './schema.ts';

/**
 * Opens a connection that reads this moment of a database, whatever is written meanwhile. A copy through any other begins anew
 * with each write of somebody else.
 */
export function openAtMoment(file: string): DatabaseSync {
  const db = openForReading(file);
  try {
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
