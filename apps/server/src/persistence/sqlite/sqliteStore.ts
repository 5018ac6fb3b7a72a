import { mkdirSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonId, TableCode } from '@gorrion/protocol';
import { StaleOwner } from '@gorrion/table';
import { DATABASE } from '../../config/files.ts';
import { assemble, encodeBatch } from '../batch.ts';
import type { KeptDevice } from '../devices.ts';
import { namedIn } from '../named.ts';
import { gameStore, reviewStore } from '../sql/games.ts';
import type { SharedJob } from '../sql/jobs.ts';
import { ledgerStore } from '../sql/ledgers.ts';
import { deviceStore, peopleStore } from '../sql/people.ts';
import type { PeopleJob } from '../sql/peopleJobs.ts';
import type { Sql, Value } from '../sql/statement.ts';
import type { BackgroundListeners, Space, Store } from '../store.ts';
import type { TableRecord } from '../tableRecord.ts';
import { statementRunner } from './dialect.ts';
import { sqliteDirectory } from './directory.ts';
import { type KeeperThread, startKeeper } from './keeperThread.ts';
import type { KeepingTask } from './keeping.ts';
import { rowReader } from './rows.ts';
import { openForReading } from './schema.ts';
import { startWriter, type WriterThread } from './writerThread.ts';

/** Files that SQLite keeps for a database, by what follows its name. */
const FILES = ['', '-wal', '-shm'];

/** Whether a person has a name, has said something, or has passkeys or devices but one. */
const HAS_ANYTHING = `SELECT 1 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $1)
  OR EXISTS (SELECT 1 FROM review_messages WHERE person = $1) OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1)
  OR EXISTS (SELECT 1 FROM devices WHERE person = $1 AND device <> $2 AND NOT is_signed_out)`;

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

/** Opens the database of a file to read it, in this thread. */
function openReader(file: string) {
  const db = openForReading(file);
  const rowsOf = rowReader(db);
  const live = db.prepare(
    'SELECT code, host, request, openedAt FROM tables WHERE retiredAt IS NULL ORDER BY openedAt, rowid',
  );
  const liveTable = db.prepare('SELECT code, host, request, openedAt FROM tables WHERE code = ? AND retiredAt IS NULL');
  const wished = db.prepare('SELECT code FROM tables WHERE host = ? AND request = ? AND retiredAt IS NULL');
  const retired = db.prepare('SELECT code FROM tables WHERE retiredAt < ?');
  const spare = db.prepare('SELECT freelist_count * page_size AS n FROM pragma_freelist_count, pragma_page_size');
  return {
    liveTables: () => live.all() as unknown as TableRecord[],
    live: (code: TableCode) => liveTable.get(code) as TableRecord | undefined,
    /** Returns the live table that a wish has opened; undefined if there is none. */
    wishedBy: (host: PersonId, request: string) => wished.get(host, request)?.code as TableCode | undefined,
    log: (code: TableCode) => assemble(rowsOf(code)),
    /** Returns the codes of tables that were let go before `before` (ms since 1970). */
    retired: (before: number) => retired.all(before).map(({ code }) => code as string),
    spareBytes: () => Number(spare.get()?.n),
    rows: statementRunner(db),
    close: () => db.close(),
  };
}

type Reader = ReturnType<typeof openReader>;

/** Carries out what the keeper finds to do, through the writer. */
async function carryOut(task: KeepingTask, writer: WriterThread, listeners: BackgroundListeners): Promise<void> {
  if (task.kind === 'write') {
    await writer.write(task.job);
    const rows = task.job.kind === 'replace' && task.job.packed.length > 0 ? task.job.rows : [];
    for (const { body } of rows) listeners.onPacked(body.length);
    return;
  }
  if (task.kind === 'unreadable') return listeners.onUnreadable(task.tableId, task.reason);
  await listeners.onLeaving(task.person);
  await writer.write({ kind: 'truncate' });
  await listeners.onClean(task.person);
}

/** The threads of a store on disk: one writes, one keeps old logs in order, and this one reads. */
interface StoreThreads {
  readonly writer: WriterThread;
  readonly keeper: KeeperThread;
  readonly reader: Reader;
}

type TableStore = Pick<Store, 'append' | 'liveTables' | 'read' | 'load' | 'retire' | 'discard' | 'purge'>;

/** Throws unless an epoch is that of this start. */
function assertEpoch({ start }: WriterThread, epoch: number): void {
  if (epoch !== start) throw new StaleOwner(`epoch ${epoch} of this table is over: it is ${start} now`);
}

const tableStore = ({ writer, keeper, reader }: StoreThreads): TableStore => ({
  async append(tableId, entries, epoch) {
    const [first] = entries;
    if (!first) return;
    assertEpoch(writer, epoch);
    const row = encodeBatch(tableId, entries);
    const isHandOver = entries.some(({ event }) => event.type === 'shuffle-opened');
    await writer.write({
      kind: 'append',
      row,
      after: first.seq - 1,
      named: namedIn(entries),
      endsHand: isHandOver,
    });
    if (isHandOver) keeper.wake();
  },
  liveTables: async () => reader.liveTables(),
  read: async code => reader.log(code),
  async load(code) {
    const log = reader.log(code);
    if (log.kind === 'whole' && log.wasTorn) await writer.write({ kind: 'cut-tail', tableId: code });
    return log;
  },
  async retire(code, epoch) {
    assertEpoch(writer, epoch);
    await writer.write({ kind: 'retire', code, at: Date.now() });
    keeper.wake();
  },
  async discard(code, epoch) {
    assertEpoch(writer, epoch);
    await writer.write({ kind: 'discard', code });
  },
  async purge(before) {
    const old = reader.retired(before);
    for (const code of old) await writer.write({ kind: 'purge', code });
    keeper.wake();
    return old.length;
  },
});

/**
 * The names of people. A person who asks again while being forgotten adds nothing: there is one job a person. That looks
 * first, because every write waits for the disk.
 */
function peopleOf(sql: Sql<PeopleJob>, wake: () => void): ReturnType<typeof peopleStore> {
  const people = peopleStore(sql, wake);
  const hasAnything = async (person: PersonId, kept: KeptDevice | undefined) => {
    const [found] = await sql.rows(HAS_ANYTHING, person, kept?.device ?? '');
    return found !== undefined;
  };
  return {
    ...people,
    async forget(person, name, kept) {
      const isAsked = (await people.isForgotten(person)) && !(await people.isSettled(person));
      if (!isAsked || (await hasAnything(person, kept))) await people.forget(person, name, kept);
    },
  };
}

/** Opens the store on disk. One thread writes, this one only reads, and neither ever waits for the other. */
export async function sqliteStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, DATABASE);
  let tell: (seconds: number, writes: number) => void = () => {};
  const writer = await startWriter(file, (seconds, writes) => tell(seconds, writes));
  const reader = openReader(file);
  const listeners: BackgroundListeners = {
    onLeaving: async () => {},
    onClean: person => writer.write({ kind: 'settle', person }),
    onUnreadable: () => {},
    onPacked: () => {},
  };
  const keeper = startKeeper(file, task => carryOut(task, writer, listeners));
  const threads = { writer, keeper, reader };
  const sql: Sql<SharedJob> = {
    rows: async <Found extends object>(text: string, ...values: readonly Value[]) =>
      reader.rows({ text, values }) as unknown as readonly Found[],
    write: job => writer.write(job),
  };

  return {
    ...tableStore(threads),
    ...sqliteDirectory(writer, reader),
    ...peopleOf(sql, keeper.wake),
    ...gameStore(sql, keeper.wake),
    ...reviewStore(sql),
    ...ledgerStore(sql),
    ...deviceStore(sql),
    onCommit(next) {
      tell = next;
    },
    inBackground: own => void Object.assign(listeners, own),
    space: () => measureSpace(directory, reader.spareBytes()),
    async close() {
      await keeper.close();
      // The writer closes last: the last connection empties the write-ahead log, and a reading one cannot.
      reader.close();
      await writer.close();
    },
  };
}
