import { openDatabaseOf } from '../../kit/storage/databases.ts';
import type { SoloRecord } from './store.ts';

/* The IndexedDB database of this device, with promises instead of events. */

const NAME = 'gorrion-solo';
const VERSION = 1;

/** Entries by table and number. */
export const LOG = 'log';
export const TABLES = 'tables';
/** Single values: the owner of the database and the player's name. */
export const NOTES = 'notes';

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openDatabase(name = NAME): Promise<IDBDatabase> {
  const db = await openDatabaseOf(name, VERSION, db => {
    db.createObjectStore(LOG);
    db.createObjectStore(TABLES, { keyPath: 'code' }).createIndex('request', 'request', { unique: true });
    db.createObjectStore(NOTES);
  });
  // A newer page may upgrade the database: close it here, so as not to block the upgrade.
  db.onversionchange = () => db.close();
  return db;
}

/** Runs one transaction, all or nothing. Resolves when it is on the disk; rejects if it was aborted. */
export function write(db: IDBDatabase, stores: readonly string[], task: (all: IDBTransaction) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const all = db.transaction([...stores], 'readwrite', { durability: 'strict' });
    all.oncomplete = () => resolve();
    all.onabort = () => reject(all.error ?? new Error('the transaction was called off'));
    task(all);
  });
}

export async function allTables(db: IDBDatabase): Promise<readonly SoloRecord[]> {
  const records: SoloRecord[] = await answered(db.transaction(TABLES).objectStore(TABLES).getAll());
  return records.toSorted((a, b) => a.openedAt - b.openedAt);
}
