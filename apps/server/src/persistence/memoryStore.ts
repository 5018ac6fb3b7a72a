import type { PersonId, TableCode } from '@gorrion/protocol';
import { assertNext } from '@gorrion/table';
import { assemble, type BatchRow, encodeBatch } from './batch.ts';
import { scrubbed, sitters } from './scrub.ts';
import type { BackgroundListeners, Store, TableRecord } from './store.ts';

/** Faithful to the disk in all but durability: it encodes and decodes rows as the disk does. */
export function memoryStore(): Store {
  const tables = new Map<TableCode, TableRecord>();
  const retired = new Map<TableCode, number>();
  const forgotten = new Map<PersonId, { readonly name: string; isSettled: boolean }>();
  const names = new Map<PersonId, string>();
  let rows: BatchRow[] = [];

  const isTaken = (record: TableRecord) =>
    tables.has(record.code) ||
    [...tables.values()].some(other => other.host === record.host && other.request === record.request);

  const logOf = (code: TableCode) => assemble(rows.filter(row => row.table_id === code));

  const hasSat = (code: TableCode, person: PersonId): boolean => {
    const log = logOf(code);
    return log.kind === 'whole' && sitters(log.entries).includes(person);
  };

  function scrub(code: TableCode, person: PersonId, name: string): void {
    const log = logOf(code);
    if (log.kind !== 'whole' || !hasSat(code, person)) return;
    rows = [...rows.filter(row => row.table_id !== code), encodeBatch(code, scrubbed(log.entries, person, name))];
  }

  const sitsNow = (person: PersonId): boolean =>
    [...tables.keys()].some(code => !retired.has(code) && hasSat(code, person));

  const listeners: BackgroundListeners = { onClean: settle, onUnreadable: () => {}, onPacked: () => {} };

  async function settle(person: PersonId): Promise<void> {
    const wish = forgotten.get(person);
    if (!wish || sitsNow(person)) return;
    wish.isSettled = true;
    names.delete(person);
  }

  /** What the store on disk does in the background, at once. */
  function keep(): void {
    for (const [person, { name, isSettled }] of forgotten) {
      if (isSettled) continue;
      for (const code of retired.keys()) scrub(code, person, name);
      if (!sitsNow(person)) queueMicrotask(() => void listeners.onClean(person));
    }
  }

  return {
    async register(record) {
      if (isTaken(record)) throw new Error('this code or this request is taken');
      tables.set(record.code, record);
    },
    async append(tableId, entries) {
      const [first] = entries;
      if (!first) return;
      assertNext(first.seq - 1, rows.findLast(row => row.table_id === tableId)?.seq ?? 0);
      rows.push(encodeBatch(tableId, entries));
      for (const person of sitters(entries)) {
        const wish = forgotten.get(person);
        if (wish) wish.isSettled = false;
      }
    },
    liveTables: () => [...tables.values()].filter(({ code }) => !retired.has(code)),
    load: async code => logOf(code),
    read: async code => logOf(code),
    async retire(code) {
      retired.set(code, Date.now());
      keep();
    },
    async discard(code) {
      retired.delete(code);
      tables.delete(code);
      rows = rows.filter(row => row.table_id !== code);
    },
    nameOf: person => names.get(person),
    async rename(person, name) {
      names.set(person, name);
    },
    async forget(person, name) {
      names.delete(person);
      forgotten.set(person, { name, isSettled: false });
      keep();
    },
    settle,
    isForgotten: person => forgotten.has(person),
    isSettled: person => forgotten.get(person)?.isSettled ?? false,
    inBackground: own => void Object.assign(listeners, own),
    async purge(before) {
      const old = [...retired].filter(([, at]) => at < before).map(([code]) => code);
      for (const code of old) {
        retired.delete(code);
        tables.delete(code);
        rows = rows.filter(row => row.table_id !== code);
      }
      return old.length;
    },
    async close() {},
  };
}
