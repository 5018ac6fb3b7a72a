import type { PersonId, TableCode } from '@gorrion/protocol';
import { assemble, type BatchRow, encodeBatch } from './batch.ts';
import type { Store, TableRecord } from './store.ts';

/** Faithful to the disk in all but durability: it encodes and decodes rows as the disk does. */
export function memoryStore(): Store {
  const tables = new Map<TableCode, TableRecord>();
  const retired = new Set<TableCode>();
  const names = new Map<PersonId, string>();
  const rows: BatchRow[] = [];

  const isTaken = (record: TableRecord) =>
    tables.has(record.code) ||
    [...tables.values()].some(other => other.host === record.host && other.request === record.request);

  return {
    async register(record) {
      if (isTaken(record)) throw new Error('this code or this request is taken');
      tables.set(record.code, record);
    },
    async append(tableId, entries) {
      if (entries.length > 0) rows.push(encodeBatch(tableId, entries));
    },
    liveTables: () => [...tables.values()].filter(({ code }) => !retired.has(code)),
    load: async code => assemble(rows.filter(row => row.table_id === code)),
    async retire(code) {
      retired.add(code);
    },
    nameOf: person => names.get(person),
    async rename(person, name) {
      names.set(person, name);
    },
    async close() {},
  };
}
