import type { Entry } from '@gorrion/protocol';
import { allTables, answered, LOG, NOTES, openDatabase, TABLES, write } from './database.ts';
import { assemble, type SoloRecord, type SoloStore, TakenOver } from './store.ts';

const OWNER = 'owner';
const NAME = 'name';

const logOf = (code: string): IDBKeyRange => IDBKeyRange.bound([code], [code, []]);

/**
 * The games of this device in IndexedDB. Every write looks, in its own transaction, whether this one may still write:
 * two pages can never mix their moves in one log, however late a write of the older one comes.
 */
export async function idbStore(id: string, name?: string): Promise<SoloStore> {
  const db = await openDatabase(name);

  async function writeAsOwner(stores: readonly string[], task: (all: IDBTransaction) => void): Promise<void> {
    let isTaken = false;
    const written = write(db, [...stores, NOTES], all => {
      const owner = all.objectStore(NOTES).get(OWNER);
      owner.onsuccess = () => {
        isTaken = owner.result !== id;
        if (isTaken) all.abort();
        else task(all);
      };
    });
    await written.catch(error => {
      throw isTaken ? new TakenOver() : error;
    });
  }

  return {
    async takeOver() {
      let before: unknown;
      await write(db, [NOTES], all => {
        const notes = all.objectStore(NOTES);
        const owner = notes.get(OWNER);
        owner.onsuccess = () => {
          before = owner.result;
          if (before !== id) notes.put(id, OWNER);
        };
      });
      return before === id;
    },
    async append(code, entries) {
      if (entries.length === 0) return;
      await writeAsOwner([LOG], all => {
        for (const entry of entries) all.objectStore(LOG).add(entry, [code, entry.seq]);
      });
    },
    register: record => writeAsOwner([TABLES], all => void all.objectStore(TABLES).add(record)),
    tables: () => allTables(db),
    async load(code) {
      const entries: Entry[] = await answered(db.transaction(LOG).objectStore(LOG).getAll(logOf(code)));
      return assemble(entries);
    },
    note: (code, line) =>
      writeAsOwner([TABLES], all => {
        const tables = all.objectStore(TABLES);
        const known: IDBRequest<SoloRecord | undefined> = tables.get(code);
        known.onsuccess = () => known.result && tables.put({ ...known.result, line });
      }),
    forget: code =>
      writeAsOwner([LOG, TABLES], all => {
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
