import type { DatabaseSync } from 'node:sqlite';
import type { PersonId, TableCode } from '@gorrion/protocol';
import { assemble, encodeBatch } from '../batch.ts';
import type { KeptDevice } from '../devices.ts';
import { namedIn } from '../named.ts';
import { callLinkStore } from '../sql/callLinks.ts';
import { castStore } from '../sql/casts.ts';
import { gameStore, reviewStore, talkStore } from '../sql/games.ts';
import { hookStore } from '../sql/hooks.ts';
import type { SharedJob } from '../sql/jobs.ts';
import { ledgerStore } from '../sql/ledgers.ts';
import { operatorStore } from '../sql/operator.ts';
import { peaceStore } from '../sql/peace.ts';
import { deviceStore, peopleStore } from '../sql/people.ts';
import type { PeopleJob } from '../sql/peopleJobs.ts';
import { pushStore } from '../sql/pushes.ts';
import type { Sql, Value } from '../sql/statement.ts';
import { tokenStore } from '../sql/tokens.ts';
import type { BackgroundListeners, Store } from '../store.ts';
import type { TableRecord } from '../tableRecord.ts';
import { statementRunner } from './dialect.ts';
import type { KeepingTask } from './keeping.ts';
import { rowReader } from './rows.ts';
import type { WriterThread } from './writerThread.ts';

/* What a store in SQLite does alike on disk and in memory: reading in this thread, and writing by jobs. */

/**
 * Whether a person has a name, has said something, is called on a device, has passkeys or devices but one, or stands in
 * what is kept of games, lists and reports.
 */
const HAS_ANYTHING = `SELECT 1 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $1)
  OR EXISTS (SELECT 1 FROM review_messages WHERE person = $1) OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1)
  OR EXISTS (SELECT 1 FROM subscriptions WHERE person = $1) OR EXISTS (SELECT 1 FROM group_hooks WHERE person = $1)
  OR EXISTS (SELECT 1 FROM game_talk WHERE person = $1) OR EXISTS (SELECT 1 FROM call_links WHERE person = $1)
  OR EXISTS (SELECT 1 FROM casts WHERE person = $1) OR EXISTS (SELECT 1 FROM tokens WHERE person = $1)
  OR EXISTS (SELECT 1 FROM attendances WHERE person = $1) OR EXISTS (SELECT 1 FROM regards WHERE person = $1 OR other = $1)
  OR EXISTS (SELECT 1 FROM reports WHERE reporter = $1 OR about = $1) OR EXISTS (SELECT 1 FROM report_lines WHERE person = $1)
  OR EXISTS (SELECT 1 FROM devices WHERE person = $1 AND device <> $2 AND NOT is_signed_out)`;

/** Prepares the statements that read a database. */
export function readerOf(db: DatabaseSync) {
  const rowsOf = rowReader(db);
  const live = db.prepare(
    'SELECT code, host, request, openedAt FROM tables WHERE retiredAt IS NULL ORDER BY openedAt, rowid',
  );
  const liveTable = db.prepare('SELECT code, host, request, openedAt FROM tables WHERE code = ? AND retiredAt IS NULL');
  const wished = db.prepare('SELECT code FROM tables WHERE host = ? AND request = ? AND retiredAt IS NULL');
  const retired = db.prepare('SELECT code FROM tables WHERE retiredAt < ?');
  const spare = db.prepare('SELECT freelist_count * page_size AS n FROM pragma_freelist_count, pragma_page_size');
  const there = db.prepare('SELECT 1 FROM tables WHERE code = ?');
  return {
    liveTables: () => live.all() as unknown as TableRecord[],
    has: (code: TableCode) => there.get(code) !== undefined,
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

export type Reader = ReturnType<typeof readerOf>;

/** Carries out what the keeper finds to do, through the writer. */
export async function carryOut(
  task: KeepingTask,
  writer: Pick<WriterThread, 'write'>,
  listeners: BackgroundListeners,
): Promise<void> {
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

interface Parts {
  readonly writer: Pick<WriterThread, 'write'>;
  readonly reader: Reader;
  /** Looks for background work. */
  readonly wake: () => void;
  /** Throws `StaleOwner` unless an epoch of a table is the last one. */
  readonly assertOwner: (code: TableCode, epoch: number) => void;
}

type TableStore = Pick<Store, 'append' | 'liveTables' | 'read' | 'load' | 'retire' | 'discard' | 'purge'>;

const tableStore = ({ writer, reader, wake, assertOwner }: Parts): TableStore => ({
  async append(tableId, entries, epoch) {
    const [first] = entries;
    if (!first) return;
    assertOwner(tableId as TableCode, epoch);
    const row = encodeBatch(tableId, entries);
    const isHandOver = entries.some(({ event }) => event.type === 'shuffle-opened');
    await writer.write({
      kind: 'append',
      row,
      after: first.seq - 1,
      named: namedIn(entries),
      endsHand: isHandOver,
    });
    if (isHandOver) wake();
  },
  liveTables: async () => reader.liveTables(),
  read: async code => reader.log(code),
  async load(code) {
    const log = reader.log(code);
    if (log.kind === 'whole' && log.wasTorn) await writer.write({ kind: 'cut-tail', tableId: code });
    return log;
  },
  async retire(code, epoch) {
    assertOwner(code, epoch);
    await writer.write({ kind: 'retire', code, at: Date.now() });
    wake();
  },
  async discard(code, epoch) {
    assertOwner(code, epoch);
    await writer.write({ kind: 'discard', code });
  },
  async purge(before) {
    const old = reader.retired(before);
    for (const code of old) await writer.write({ kind: 'purge', code });
    wake();
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

/** Returns all of a store but who has its tables, and how it is closed. */
export function storesOn(parts: Parts) {
  const { writer, reader, wake } = parts;
  const sql: Sql<SharedJob> = {
    rows: async <Found extends object>(text: string, ...values: readonly Value[]) =>
      reader.rows({ text, values }) as unknown as readonly Found[],
    write: job => writer.write(job),
  };
  return {
    ...tableStore(parts),
    ...peopleOf(sql, wake),
    ...gameStore(sql, wake),
    ...reviewStore(sql),
    ...talkStore(sql),
    ...ledgerStore(sql),
    ...deviceStore(sql),
    ...pushStore(sql),
    ...peaceStore(sql),
    ...castStore(sql),
    ...tokenStore(sql),
    ...hookStore(sql),
    ...callLinkStore(sql),
    ...operatorStore(sql),
  };
}

/** Returns the listeners that a store has at first. */
export const listenersOf = (writer: Pick<WriterThread, 'write'>): BackgroundListeners => ({
  onLeaving: async () => {},
  onClean: person => writer.write({ kind: 'settle', person }),
  onUnreadable: () => {},
  onPacked: () => {},
});
