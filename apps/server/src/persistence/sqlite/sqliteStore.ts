import { mkdirSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_LINES, MOST_OWN_LINES, type PersonId, type TableCode } from '@gorrion/protocol';
import { StaleOwner } from '@gorrion/table';
import { DATABASE } from '../../config/files.ts';
import { assemble, encodeBatch } from '../batch.ts';
import type { DeviceStore, KeptDevice } from '../devices.ts';
import { encodeGame, type GameStore, personRows } from '../games.ts';
import type { FactRow, LedgerStore, StoredFact } from '../ledgers.ts';
import { packLine } from '../lineRows.ts';
import { namedIn } from '../named.ts';
import type { ReviewMessageStore } from '../reviewMessages.ts';
import { encodeReview, type ReviewStore } from '../reviews.ts';
import type { BackgroundListeners, Space, Store } from '../store.ts';
import type { TableRecord } from '../tableRecord.ts';
import { deviceReader } from './deviceReader.ts';
import { sqliteDirectory } from './directory.ts';
import { gameReader } from './gameReader.ts';
import { type KeeperThread, startKeeper } from './keeperThread.ts';
import type { KeepingTask } from './keeping.ts';
import { ledgerReader } from './ledgerReader.ts';
import { messageReader } from './messageReader.ts';
import { reviewReader } from './reviewReader.ts';
import { rowReader } from './rows.ts';
import { openForReading } from './schema.ts';
import { startWriter, type WriterThread } from './writerThread.ts';

/** Files that SQLite keeps for a database, by what follows its name. */
const FILES = ['', '-wal', '-shm'];

const LINES = { own: MOST_OWN_LINES, all: MOST_LINES } as const;

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
  const nameOf = db.prepare('SELECT name FROM guests WHERE id = ?');
  const wishOf = db.prepare('SELECT isSettled FROM forgotten WHERE person = ?');
  const retired = db.prepare('SELECT code FROM tables WHERE retiredAt < ?');
  const spare = db.prepare('SELECT freelist_count * page_size AS n FROM pragma_freelist_count, pragma_page_size');
  return {
    liveTables: () => live.all() as unknown as TableRecord[],
    live: (code: TableCode) => liveTable.get(code) as TableRecord | undefined,
    /** Returns the live table that a wish has opened; undefined if there is none. */
    wishedBy: (host: PersonId, request: string) => wished.get(host, request)?.code as TableCode | undefined,
    log: (code: TableCode) => assemble(rowsOf(code)),
    nameOf: (person: PersonId) => nameOf.get(person)?.name as string | undefined,
    /** Returns the wish of a person who has asked to be forgotten; undefined if they have not. */
    wishOf: (person: PersonId) => {
      const wish = wishOf.get(person);
      return wish && { isSettled: wish.isSettled === 1 };
    },
    /** Returns the codes of tables that were let go before `before` (ms since 1970). */
    retired: (before: number) => retired.all(before).map(({ code }) => code as string),
    spareBytes: () => Number(spare.get()?.n),
    games: gameReader(db),
    messages: messageReader(db),
    reviews: reviewReader(db),
    ledgers: ledgerReader(db),
    devices: deviceReader(db),
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

/** Whether a person has devices that a wish to be forgotten signs out, or passkeys. */
const hasOtherDevices = async (
  { devices }: Reader,
  person: PersonId,
  kept: KeptDevice | undefined,
): Promise<boolean> => {
  const [passkeys, known] = await Promise.all([devices.passkeysOf(person), devices.devicesOf(person)]);
  return passkeys.length > 0 || known.some(({ device }) => device !== kept?.device);
};

type PeopleStore = Pick<Store, 'nameOf' | 'rename' | 'forget' | 'settle' | 'isForgotten' | 'isSettled'>;

const peopleStore = ({ writer, keeper, reader }: StoreThreads): PeopleStore => ({
  nameOf: async person => reader.nameOf(person),
  rename: (person, name) => writer.write({ kind: 'rename', person, name }),
  async forget(person, name, kept) {
    // A person who asks again while being forgotten adds nothing: there is one job a person.
    const hasAsked = reader.wishOf(person)?.isSettled === false;
    const hasMore = reader.messages.hasMessages(person) || (await hasOtherDevices(reader, person, kept));
    if (hasAsked && reader.nameOf(person) === undefined && !hasMore) return;
    await writer.write({ kind: 'forget', person, name, kept });
    keeper.wake();
  },
  settle: (person, heir) => writer.write({ kind: 'settle', person, heir }),
  isForgotten: async person => reader.wishOf(person) !== undefined,
  isSettled: async person => reader.wishOf(person)?.isSettled ?? false,
});

const gameStore = ({ writer, keeper, reader }: StoreThreads): GameStore & ReviewMessageStore => ({
  ...reader.games,
  reviewMessages: reader.messages.reviewMessages,
  async keepGame(game) {
    await writer.write({
      kind: 'keep-game',
      row: encodeGame(game),
      people: personRows(game),
      named: namedIn(game.record.facts),
    });
    keeper.wake();
  },
  setAccess: (id, access) => writer.write({ kind: 'set-access', id, access }),
  setAlias: (id, alias) => writer.write({ kind: 'set-alias', id, alias }),
  star: (person, id, isStarred) => writer.write({ kind: 'star', person, id, isStarred, at: Date.now() }),
  addLine: (id, { person, author, at, line }) =>
    writer.write({ kind: 'add-line', id, person, author, at, body: packLine(line), most: LINES }),
  dropLine: (id, number) => writer.write({ kind: 'drop-line', id, number }),
  sayInReview: (game, message) => writer.write({ kind: 'say-in-review', game, message }),
  dropGame: id => writer.write({ kind: 'drop-game', id }),
  purgeGames: before => writer.write({ kind: 'purge-games', before }),
});

const reviewStore = ({ writer, reader }: StoreThreads): ReviewStore => ({
  ...reader.reviews,
  keepReview: (game, kept, source) => writer.write({ kind: 'keep-review', row: encodeReview(game, kept, source) }),
  keepRun: run => writer.write({ kind: 'keep-run', run }),
  endRun: id => writer.write({ kind: 'end-run', id }),
});

const factRow = ({ seq, at, by, command, event }: StoredFact): FactRow => ({
  seq,
  at,
  person: by,
  command,
  body: JSON.stringify(event),
});

const ledgerStore = ({ writer, reader }: StoreThreads): LedgerStore => ({
  ...reader.ledgers,
  addFacts: ({ id, kind }, facts, index) =>
    writer.write({ kind: 'add-facts', id, ledger: kind, rows: facts.map(factRow), changed: [], ...index }),
  rewriteFacts: ({ id, kind }, changed, added, index) =>
    writer.write({
      kind: 'add-facts',
      id,
      ledger: kind,
      rows: added.map(factRow),
      changed: changed.map(factRow),
      ...index,
    }),
  dropLedger: id => writer.write({ kind: 'drop-ledger', id }),
});

const deviceStore = ({ writer, reader }: StoreThreads): DeviceStore => ({
  ...reader.devices,
  keepDevice: (person, row) => writer.write({ kind: 'keep-device', person, row }),
  labelDevice: (person, row, needsNoRow) => writer.write({ kind: 'label-device', person, row, needsNoRow }),
  seeDevice: (person, device, seenAt) => writer.write({ kind: 'see-device', person, device, seenAt }),
  dropDevice: (person, device) => writer.write({ kind: 'drop-device', person, device }),
  keepPasskey: row => writer.write({ kind: 'keep-passkey', row }),
  usePasskey: (id, counter, usedAt) => writer.write({ kind: 'use-passkey', id, counter, usedAt }),
  dropPasskey: (person, id) => writer.write({ kind: 'drop-passkey', person, id }),
});

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

  return {
    ...tableStore(threads),
    ...sqliteDirectory(writer, reader),
    ...peopleStore(threads),
    ...gameStore(threads),
    ...reviewStore(threads),
    ...ledgerStore(threads),
    ...deviceStore(threads),
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
