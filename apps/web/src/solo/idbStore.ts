import type { Entry } from '@gorrion/protocol';
import { allTables, answered, LOG, NOTES, openDatabase, TABLES, write } from './database.ts';
import { ownership } from './ownership.ts';
import { assemble, type SoloRecord, type SoloStore } from './store.ts';

const NAME = 'name';

const logOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []]);

/**
 * Stores the games of this device in IndexedDB. Every write checks in its own transaction that this page still owns the
 * database, so two pages never mix their moves in one log, however late a write of the older page comes.
 */
export async function idbStore(id: string, name?: string): Promise<SoloStore> {
  const db = await openDatabase(name);
  const owned = ownership(db, id);
  return {
    takeOver: owned.take,
    async append(code, entries) {
      if (entries.length === 0) return;
      await owned.write([LOG], all => {
        for (const entry of entries) all.objectStore(LOG).add(entry, [code, entry.seq]);
      });
    },
    register: record => owned.write([TABLES], all => void all.objectStore(TABLES).add(record)),
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
