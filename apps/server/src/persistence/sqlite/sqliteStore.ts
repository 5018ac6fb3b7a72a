import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, type BatchRow, encodeBatch } from '../batch.ts';
import type { Store, TableRecord } from '../store.ts';
import { openForReading } from './schema.ts';
import { startWriter } from './writerThread.ts';

/** The store on disk: one thread writes, this one only reads, and neither ever waits for the other. */
export async function sqliteStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'gorrion.sqlite');
  const writer = await startWriter(file);
  const db = openForReading(file);
  const live = db.prepare(
    'SELECT code, host, request, openedAt FROM tables WHERE retiredAt IS NULL ORDER BY openedAt, rowid',
  );
  const batches = db.prepare('SELECT version, table_id, body, checksum FROM log WHERE table_id = ? ORDER BY id');
  const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?');

  return {
    append: async (tableId, entries) => {
      if (entries.length > 0) await writer.write({ kind: 'append', row: encodeBatch(tableId, entries) });
    },
    register: record => writer.write({ kind: 'register', record }),
    liveTables: () => live.all() as unknown as TableRecord[],
    async load(code) {
      const log = assemble(batches.all(code) as unknown as BatchRow[]);
      if (log.kind === 'whole' && log.wasTorn) await writer.write({ kind: 'cut-tail', tableId: code });
      return log;
    },
    retire: code => writer.write({ kind: 'retire', code, at: Date.now() }),
    nameOf: person => nameOf.get(person)?.name as string | undefined,
    rename: (person, name) => writer.write({ kind: 'rename', person, name }),
    async close() {
      await writer.close();
      db.close();
    },
  };
}
