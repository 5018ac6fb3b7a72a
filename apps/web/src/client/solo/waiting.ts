import type { TableSummary } from '@gorrion/protocol';
import { allTables, openDatabase } from './database.ts';
import { waitingAmong } from './line.ts';

/** Reads the games of this device that can be continued, without starting the thread that plays them. */
export async function waitingHere(): Promise<readonly TableSummary[]> {
  const db = await openDatabase();
  try {
    return waitingAmong(await allTables(db));
  } finally {
    db.close();
  }
}
