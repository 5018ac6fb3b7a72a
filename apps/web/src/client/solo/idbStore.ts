import type { Entry } from '@gorrion/protocol';
import { assertNext } from '@gorrion/table';
import { allTables, answered, LOG, NOTES, openDatabase, TABLES, write } from './database.ts';
import { type Ownership, ownership } from './ownership.ts';
import { assemble, type SoloRecord, type SoloStore } from './store.ts';

const NAME = 'name';
/** Holds, for a moment, the room that a long game takes. */
const ROOM = 'room';
const ROOM_BYTES = 1_000_000;
/** Most bytes that a browser draws at random in one call. */
const DRAWN_BYTES = 65_536;

/** Code of the table and number of the entry. */
type LogKey = [code: string, seq: number];

/** Returns bytes that take their room on the device: browsers compress what they store, and count it then. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += DRAWN_BYTES) crypto.getRandomValues(bytes.subarray(at, at + DRAWN_BYTES));
  return bytes;
}

const logOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []]);

/** Appends all entries or none. Reads the end of the log in the same transaction, and rejects with `StaleAppend` unless they follow it. */
async function append(owned: Ownership, code: string, entries: readonly Entry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  let refusal: unknown;
  const written = owned.write([LOG], all => {
    const log = all.objectStore(LOG);
    const newest = log.openKeyCursor(logOf(code), 'prev');
    newest.onsuccess = () => {
      const stored = newest.result ? (newest.result.key as LogKey)[1] : 0;
      try {
        assertNext(first.seq - 1, stored);
        for (const entry of entries) log.add(entry, [code, entry.seq] satisfies LogKey);
      } catch (error) {
        refusal = error;
        all.abort();
      }
    };
  });
  await written.catch(error => {
    throw refusal ?? error;
  });
}

/**
 * Stores the games of this device in IndexedDB. Every write checks in its own transaction that this page still owns the
 * database, so two pages never mix their moves in one log, however late a write of the older page comes.
 */
export async function idbStore(id: string, name?: string): Promise<SoloStore> {
  const db = await openDatabase(name);
  const owned = ownership(db, id);
  return {
    takeOver: owned.take,
    append: (code, entries) => append(owned, code, entries),
    async register(record) {
      // A device that has no room for a whole game refuses it now, not in the middle.
      await owned.write([NOTES], all => void all.objectStore(NOTES).put(noise(ROOM_BYTES), ROOM));
      await owned.write([TABLES], all => {
        all.objectStore(NOTES).delete(ROOM);
        all.objectStore(TABLES).add(record);
      });
    },
    tables: () => allTables(db),
    async load(code) {
      const entries: Entry[] = await answered(db.transaction(LOG).objectStore(LOG).getAll(logOf(code)));
      return assemble(entries);
    },
    note: (code, line) =>
      owned.write([TABLES], all => {
        const tables = all.objectStore(TABLES);
        const known: IDBRequest<SoloRecord | undefined> = tables.get(code);
        known.onsuccess = () => known.result && tables.put({ ...known.result, line });
      }),
    forget: code =>
      owned.write([LOG, TABLES], all => {
        all.objectStore(LOG).delete(logOf(code));
        all.objectStore(TABLES).delete(code);
      }),
    name: () => answered(db.transaction(NOTES).objectStore(NOTES).get(NAME)),
    rename: name => write(db, [NOTES], all => void all.objectStore(NOTES).put(name, NAME)),
    async close() {
      db.close();
    },
  };
}
