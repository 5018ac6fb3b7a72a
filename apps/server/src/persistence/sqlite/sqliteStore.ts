import { mkdirSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonId, TableCode } from '@gorrion/protocol';
import { DATABASE } from '../../config/files.ts';
import { assemble, encodeBatch } from '../batch.ts';
import { sitters } from '../scrub.ts';
import type { BackgroundListeners, Space, Store, TableRecord } from '../store.ts';
import { startKeeper } from './keeperThread.ts';
import type { KeepingTask } from './keeping.ts';
import { rowReader } from './rows.ts';
import { openForReading } from './schema.ts';
import { startWriter } from './writerThread.ts';

/** Files that SQLite keeps for a database, by what follows its name. */
const FILES = ['', '-wal', '-shm'];

async function measureSpace(directory: string, spareBytes: number): Promise<Space> {
  const sizes = FILES.map(suffix =>
    stat(join(directory, DATABASE + suffix)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  const filesBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const { bavail, blocks, bsize } = await statfs(directory);
  return { filesBytes, spareBytes, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

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

  const wishOf = db.prepare('SELECT isSettled FROM forgotten WHERE person = ?');
  const retiredBefore = db.prepare('SELECT code FROM tables WHERE retiredAt < ?');

  const spare = db.prepare('SELECT freelist_count * page_size AS n FROM pragma_freelist_count, pragma_page_size');
  const spareBytes = () => Number(spare.get()?.n);

  const readLog = (code: TableCode) => assemble(rowsOf(code));

  const settle = (person: PersonId) => writer.write({ kind: 'settle', person });
  const listeners: BackgroundListeners = { onClean: settle, onUnreadable: () => {}, onPacked: () => {} };

  async function carryOut(task: KeepingTask): Promise<void> {
    if (task.kind === 'write') {
      await writer.write(task.job);
      const rows = task.job.kind === 'replace' && task.job.packed.length > 0 ? task.job.rows : [];
      for (const { body } of rows) listeners.onPacked(body.length);
      return;
    }
    if (task.kind === 'unreadable') return listeners.onUnreadable(task.tableId, task.reason);
    await writer.write({ kind: 'truncate' });
    await listeners.onClean(task.person);
  }
  const keeper = startKeeper(file, carryOut);

  return {
    onCommit(next) {
      tell = next;
    },
    append: async (tableId, entries) => {
      const [first] = entries;
      if (!first) return;
      const row = encodeBatch(tableId, entries);
      const isHandOver = entries.some(({ event }) => event.type === 'shuffle-opened');
      await writer.write({
        kind: 'append',
        row,
        after: first.seq - 1,
        sitters: sitters(entries),
        endsHand: isHandOver,
      });
      if (isHandOver) keeper.wake();
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
      keeper.wake();
    },
    discard: code => writer.write({ kind: 'purge', code }),
    nameOf: person => nameOf.get(person)?.name as string | undefined,
    rename: (person, name) => writer.write({ kind: 'rename', person, name }),
    async forget(person, name) {
      // A person who asks again while being forgotten adds nothing: there is one job a person.
      if (wishOf.get(person)?.isSettled === 0 && nameOf.get(person) === undefined) return;
      await writer.write({ kind: 'forget', person, name });
      keeper.wake();
    },
    settle,
    isForgotten: person => wishOf.get(person) !== undefined,
    isSettled: person => wishOf.get(person)?.isSettled === 1,
    inBackground: own => void Object.assign(listeners, own),
    async purge(before) {
      const old = retiredBefore.all(before);
      for (const { code } of old) await writer.write({ kind: 'purge', code: code as string });
      keeper.wake();
      return old.length;
    },
    space: () => measureSpace(directory, spareBytes()),
    async close() {
      await keeper.close();
      // The writer last: whoever leaves a database last carries its log over, and one that only reads cannot.
      db.close();
      await writer.close();
    },
  };
}
