import type { DatabaseSync } from 'node:sqlite';
import type { BatchRow } from '../batch.ts';
import { isShared, type SharedJob } from '../sql/jobs.ts';
import type { TableRecord } from '../tableRecord.ts';
import { sharedRunner } from './dialect.ts';
import { type Statements as NamedStatements, prepareAll } from './statements.ts';

/** A job for the writer. Those that change a table are refused once another server has opened the database. */
export type Job =
  /** `after`: number of the entry that must be the newest stored one of this table; 0 for an empty log. */
  | {
      readonly kind: 'append';
      readonly row: BatchRow;
      readonly after: number;
      /** People whose names are in these entries. */
      readonly named: readonly string[];
      /** Whether a hand ends with the last of these entries. */
      readonly endsHand: boolean;
    }
  | { readonly kind: 'register'; readonly record: TableRecord }
  | { readonly kind: 'retire'; readonly code: string; readonly at: number }
  | { readonly kind: 'cut-tail'; readonly tableId: string }
  /**
   * Replaces the rows with the numbers `dropped`, which must all exist. After it these people are forgotten at this
   * table, and the hands that end with these numbers are packed.
   */
  | {
      readonly kind: 'replace';
      readonly tableId: string;
      readonly dropped: readonly number[];
      readonly rows: readonly BatchRow[];
      readonly forgotten: readonly string[];
      readonly packed: readonly number[];
    }
  /** Notes people whom the log of a table names, in the database of an older server. */
  | { readonly kind: 'note-in-log'; readonly id: string; readonly named: readonly string[] }
  /** The same of the record of a game. */
  | { readonly kind: 'note-in-game'; readonly id: string; readonly named: readonly string[] }
  /** Returns at most `pages` free pages of the file to the disk. */
  | { readonly kind: 'shrink'; readonly pages: number }
  /** Empties the write-ahead log, where deleted data could still be read. Fails while a connection reads. */
  | { readonly kind: 'truncate' }
  /** Deletes a table by the server that has it. */
  | { readonly kind: 'discard'; readonly code: string }
  | { readonly kind: 'purge'; readonly code: string }
  | SharedJob;

type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>;

export interface NumberedJob {
  readonly id: number;
  readonly job: Job;
}

export interface JobOutcome {
  readonly id: number;
  readonly error?: Failure;
}

/** An error as it crosses from one thread to another. */
export interface Failure {
  readonly message: string;
  /** Set if the log does not end where the writer believes, or if another server has opened the database. */
  readonly stale?: 'append' | 'owner';
}

/** This thread's `StaleAppend`, so that it need not load the package of that class. */
class StaleWriter extends Error {}

/** This thread's `StaleOwner`. */
class StaleServer extends Error {}

/** The outcomes of one group and the seconds of its commit. */
export interface GroupReport {
  readonly done: readonly JobOutcome[];
  readonly seconds: number;
}

/** The writer's SQL statements. */
const STATEMENTS = {
  append: 'INSERT INTO log (version, table_id, seq, body, checksum) VALUES (?, ?, ?, ?, ?)',
  newestStart: 'SELECT max(rowid) AS start FROM starts',
  register: 'INSERT INTO tables (code, host, request, openedAt) VALUES (?, ?, ?, ?)',
  retire: 'UPDATE tables SET retiredAt = ? WHERE code = ?',
  sat: 'INSERT OR IGNORE INTO sat (person, table_id) VALUES (?, ?)',
  isForgotten: 'UPDATE forgotten SET isSettled = 0 WHERE person = ?',
  forgetHere: 'INSERT OR IGNORE INTO to_forget (person, table_id) VALUES (?, ?)',
  forgotHere: 'DELETE FROM to_forget WHERE person = ? AND table_id = ?',
  noteInGame: `INSERT OR IGNORE INTO game_names (person, game) SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?2)
      AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = ?1 AND game = ?2)`,
  noted: 'DELETE FROM to_note WHERE id = ?',
  isThere: 'SELECT 1 FROM tables WHERE code = ?',
  dropRow: 'DELETE FROM log WHERE table_id = ? AND seq = ?',
  dropWishes: 'DELETE FROM to_forget WHERE table_id = ?',
  dropLog: 'DELETE FROM log WHERE table_id = ?',
  dropNames: 'DELETE FROM sat WHERE table_id = ?',
  dropTalk: `DELETE FROM game_talk WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM games WHERE id = game_talk.game)`,
  dropCallLink: 'DELETE FROM call_links WHERE table_id = ?',
  dropCasts: 'DELETE FROM casts WHERE table_id = ?',
  dropTable: 'DELETE FROM tables WHERE code = ?',
  newest: `SELECT max(ifnull((SELECT max(seq) FROM log WHERE table_id = ?1), 0),
                ifnull((SELECT max(seq) FROM hands WHERE table_id = ?1), 0)) AS seq`,
  keepHand: 'INSERT INTO hands (version, table_id, seq, body, checksum) VALUES (?, ?, ?, ?, ?)',
  dropHand: 'DELETE FROM hands WHERE table_id = ? AND seq = ?',
  dropHands: 'DELETE FROM hands WHERE table_id = ?',
  toPack: 'INSERT OR IGNORE INTO to_pack (table_id, seq) VALUES (?, ?)',
  packedNow: 'DELETE FROM to_pack WHERE table_id = ? AND seq = ?',
  dropPacking: 'DELETE FROM to_pack WHERE table_id = ?',
  packAll:
    'INSERT OR IGNORE INTO to_pack (table_id, seq) SELECT table_id, max(seq) FROM log WHERE table_id = ? GROUP BY table_id',
  cutTail: 'DELETE FROM log WHERE id = (SELECT id FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1)',
} as const;

type Statements = NamedStatements<keyof typeof STATEMENTS>;

const insert = (sql: Statements, { version, table_id, seq, body, checksum }: BatchRow): void =>
  void (typeof body === 'string' ? sql.append : sql.keepHand).run(version, table_id, seq, body, checksum);

/**
 * Throws unless the stored log ends where its writer believes, so that two writers never mix their entries in one log.
 */
function assertNext(sql: Statements, tableId: string, after: number): void {
  const stored = Number(sql.newest.get(tableId)?.seq);
  if (stored !== after)
    throw new StaleWriter(`entry ${after + 1} does not follow the stored log, which ends with entry ${stored}`);
}

/** Stores that a log names a person, and that they must be forgotten there if they have asked for that. */
function name(sql: Statements, person: string, tableId: string): void {
  sql.sat.run(person, tableId);
  if (sql.isForgotten.run(person).changes > 0) sql.forgetHere.run(person, tableId);
}

function noteInLog(sql: Statements, { id, named }: JobOf<'note-in-log'>): void {
  sql.noted.run(id);
  if (!sql.isThere.get(id)) return;
  // Whom the log was known to name has been forgotten there, or will be.
  for (const person of named)
    if (sql.sat.run(person, id).changes > 0 && sql.isForgotten.run(person).changes > 0) sql.forgetHere.run(person, id);
}

/** Notes who is named beside the people of a game: those were known, and may have been forgotten. */
function noteInGame(sql: Statements, { id, named }: JobOf<'note-in-game'>): void {
  sql.noted.run(id);
  for (const person of named) if (sql.noteInGame.run(person, id).changes > 0) sql.isForgotten.run(person);
}

/** Throws once another server has opened the database: it has the tables from then on. */
function assertOwner(sql: Statements, start: number): void {
  const newest = Number(sql.newestStart.get()?.start);
  if (newest !== start) throw new StaleServer('another server has opened this database');
}

function append(sql: Statements, { row, after, named, endsHand }: JobOf<'append'>): void {
  assertNext(sql, row.table_id, after);
  for (const person of named) name(sql, person, row.table_id);
  if (endsHand) sql.toPack.run(row.table_id, row.seq);
  insert(sql, row);
}

function replace(sql: Statements, { tableId, dropped, rows, forgotten, packed }: JobOf<'replace'>): void {
  for (const seq of dropped)
    if (Number(sql.dropRow.run(tableId, seq).changes) + Number(sql.dropHand.run(tableId, seq).changes) !== 1)
      throw new Error(`row ${seq} is not there any more`);
  for (const row of rows) insert(sql, row);
  for (const person of forgotten) sql.forgotHere.run(person, tableId);
  for (const seq of packed) sql.packedNow.run(tableId, seq);
}

function purge(sql: Statements, code: string): void {
  sql.dropHands.run(code);
  sql.dropPacking.run(code);
  sql.dropWishes.run(code);
  sql.dropLog.run(code);
  sql.dropNames.run(code);
  sql.dropTalk.run(code);
  sql.dropCallLink.run(code);
  sql.dropCasts.run(code);
  sql.dropTable.run(code);
}

const FENCED: ReadonlySet<Job['kind']> = new Set(['append', 'register', 'retire', 'discard', 'cut-tail']);

/** Prepares the statements; the result runs one job in the open transaction. `start`: the number of the server's start. */
export function jobRunner(db: DatabaseSync, start: number): (job: Job) => void {
  const sql: Statements = prepareAll(db, STATEMENTS);
  const runShared = sharedRunner(db);
  return job => {
    if (FENCED.has(job.kind)) assertOwner(sql, start);
    if (isShared(job)) return runShared(job);
    switch (job.kind) {
      case 'append':
        return append(sql, job);
      case 'register':
        return void sql.register.run(job.record.code, job.record.host, job.record.request, job.record.openedAt);
      case 'retire':
        sql.retire.run(job.at, job.code);
        sql.dropCallLink.run(job.code);
        sql.dropCasts.run(job.code);
        return void sql.packAll.run(job.code);
      case 'cut-tail':
        return void sql.cutTail.run(job.tableId);
      case 'replace':
        return replace(sql, job);
      case 'truncate':
        throw new Error('the log in front of the database is emptied outside of a transaction');
      case 'note-in-log':
        return noteInLog(sql, job);
      case 'note-in-game':
        return noteInGame(sql, job);
      case 'shrink':
        return db.exec(`PRAGMA incremental_vacuum(${job.pages})`);
      case 'discard':
      case 'purge':
        return purge(sql, job.code);
    }
  };
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof StaleWriter && { stale: 'append' }),
  ...(error instanceof StaleServer && { stale: 'owner' }),
});

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Empties the write-ahead log; the outcome has an error if that is not possible now. */
export function truncateLog(db: DatabaseSync, id: number): JobOutcome {
  try {
    const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0 ? { id } : { id, error: failureOf('somebody reads the log in front of the database') };
  } catch (error) {
    return { id, error: failureOf(error) };
  }
}

/** Commits a group with one fsync. If that fails, commits each job alone, so that one bad job affects no other. */
export function commitGroup(db: DatabaseSync, run: (job: Job) => void, group: readonly NumberedJob[]): JobOutcome[] {
  try {
    inTransaction(db, () => {
      for (const { job } of group) run(job);
    });
    return group.map(({ id }) => ({ id }));
  } catch (error) {
    const [only, ...others] = group;
    if (only && others.length === 0) return [{ id: only.id, error: failureOf(error) }];
    return group.flatMap(one => commitGroup(db, run, [one]));
  }
}
