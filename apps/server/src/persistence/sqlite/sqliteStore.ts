import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonId, TableCode } from '@gorrion/protocol';
import { DATABASE } from '../../config/files.ts';
import { assemble, encodeBatch } from '../batch.ts';
import { scrubbed, sitters } from '../scrub.ts';
import type { Store, TableRecord } from '../store.ts';
import { rowReader } from './rows.ts';
import { openForReading } from './schema.ts';
import { startWriter } from './writerThread.ts';

/** The store on disk: one thread writes, this one only reads, and neither ever waits for the other. */
export async function sqliteStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, DATABASE);
  let tell: (seconds: number, writes: number) => void = () => {};
  const writer = await startWriter(file, (seconds, writes) => tell(seconds, writes));
  const db = openForReading(file);
  const live = db.prepare(
    'SELECT code, host, request, openedAt FROM tables WHERE retiredAt IS NULL ORDER BY openedAt, rowid',
  );
  const rowsOf = rowReader(db);
  const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?');

  const retiredOf = db.prepare(
    'SELECT code FROM sat JOIN tables ON code = table_id WHERE person = ? AND retiredAt IS NOT NULL',
  );
  const forgottenAt = db.prepare('SELECT person, name FROM sat JOIN forgotten USING (person) WHERE table_id = ?');
  const retiredBefore = db.prepare('SELECT code FROM tables WHERE retiredAt < ?');

  const readLog = (code: TableCode) => assemble(rowsOf(code));

  /** Rewrites a log that nobody plays from any more; one that is damaged is left to a person. */
  async function scrub(code: TableCode, person: PersonId, name: string): Promise<void> {
    const log = readLog(code);
    if (log.kind !== 'whole' || log.entries.length === 0) return;
    await writer.write({ kind: 'rewrite', row: encodeBatch(code, scrubbed(log.entries, person, name)) });
  }

  return {
    onCommit(next) {
      tell = next;
    },
    append: async (tableId, entries) => {
      const [first] = entries;
      if (!first) return;
      const row = encodeBatch(tableId, entries);
      await writer.write({ kind: 'append', row, after: first.seq - 1, sitters: sitters(entries) });
    },
    register: record => writer.write({ kind: 'register', record }),
    liveTables: () => live.all() as unknown as TableRecord[],
    read: async code => readLog(code),
    async load(code) {
      const log = readLog(code);
      if (log.kind === 'whole' && log.wasTorn) await writer.write({ kind: 'cut-tail', tableId: code });
      return log;
    },
    async retire(code) {
      await writer.write({ kind: 'retire', code, at: Date.now() });
      for (const { person, name } of forgottenAt.all(code)) await scrub(code, person as PersonId, name as string);
    },
    discard: code => writer.write({ kind: 'purge', code }),
    nameOf: person => nameOf.get(person)?.name as string | undefined,
    rename: (person, name) => writer.write({ kind: 'rename', person, name }),
    async forget(person, name) {
      await writer.write({ kind: 'forget', person, name });
      for (const { code } of retiredOf.all(person)) await scrub(code as TableCode, person, name);
    },
    async purge(before) {
      const old = retiredBefore.all(before);
      for (const { code } of old) await writer.write({ kind: 'purge', code: code as string });
      return old.length;
    },
    async close() {
      // The writer last: whoever leaves a database last carries its log over, and one that only reads cannot.
      db.close();
      await writer.close();
    },
  };
}
