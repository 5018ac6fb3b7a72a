import type { PersonId, TableCode } from '@gorrion/protocol';
import { assertNext } from '@gorrion/table';
import { assemble, type BatchRow, encodeBatch } from './batch.ts';
import { scrubbed, sitters } from './scrub.ts';
import type { Store, TableRecord } from './store.ts';

/** Faithful to the disk in all but durability: it encodes and decodes rows as the disk does. */
export function memoryStore(): Store {
  const tables = new Map<TableCode, TableRecord>();
  const retired = new Map<TableCode, number>();
  const forgotten = new Map<PersonId, string>();
  const names = new Map<PersonId, string>();
  let rows: BatchRow[] = [];

  const isTaken = (record: TableRecord) =>
    tables.has(record.code) ||
    [...tables.values()].some(other => other.host === record.host && other.request === record.request);

  function scrub(code: TableCode, person: PersonId, name: string): void {
    const log = assemble(rows.filter(row => row.table_id === code));
    if (log.kind !== 'whole' || !sitters(log.entries).includes(person)) return;
    rows = [...rows.filter(row => row.table_id !== code), encodeBatch(code, scrubbed(log.entries, person, name))];
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
    },
    liveTables: () => [...tables.values()].filter(({ code }) => !retired.has(code)),
    load: async code => assemble(rows.filter(row => row.table_id === code)),
    read: async code => assemble(rows.filter(row => row.table_id === code)),
    async retire(code) {
      retired.set(code, Date.now());
      for (const [person, name] of forgotten) scrub(code, person, name);
    },
    async discard(code) {
      retired.delete(code);
      tables.delete(code);
      rows = rows.filter(row => row.table_id !== code);
    },
    nameOf: person => names.get(person),
    async rename(person, name) {
      forgotten.delete(person);
      names.set(person, name);
    },
    async forget(person, name) {
      names.delete(person);
      forgotten.set(person, name);
      for (const code of retired.keys()) scrub(code, person, name);
    },
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
