import { NOTES, write } from './database.ts';
import { TakeoverError } from './store.ts';

const OWNER = 'owner';

/** The right of one page to write: of several pages of one browser, only the newest has it. */
export interface Ownership {
  /** Takes the right from any other page. Resolves with whether this page had it already. */
  take(): Promise<boolean>;
  /**
   * Writes to these stores in one durable transaction, which first reads who owns the database. Rejects with `TakeoverError`,
   * and writes nothing, if another page does.
   */
  write(stores: readonly string[], task: (all: IDBTransaction) => void): Promise<void>;
}

export function ownership(db: IDBDatabase, id: string): Ownership {
  return {
    async take() {
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

    async write(stores, task) {
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
        throw isTaken ? new TakeoverError() : error;
      });
    },
  };
}
