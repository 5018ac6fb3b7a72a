import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DATABASE } from '../../config/files.ts';
import { CannotStart } from './cannotStart.ts';

/*
 * One server a data folder. The lock is an exclusive transaction on a database of its own, held open for the whole life
 * of the process: SQLite takes it with the locks of the operating system, so the system lets go of it when the process
 * ends, however it ends, and nothing has to be tidied up. No other file API may open LOCK in this process: POSIX drops
 * all locks of a process on a file as soon as it closes any handle of that file.
 *
 * A lock that was deleted by hand is held on a file without a name, and another LOCK can be made beside it. HOLDER says which
 * file its holder has locked. Where that is not this one, the database itself is asked: a server always has it open, and
 * SQLite gives it to nobody alone as long as another process has.
 */

const LOCK = 'server.lock';
/** Names the process that holds the lock; of use only while the lock is held. */
const HOLDER = 'server.json';

/** Time (ms) for a process that was just killed to be cleared away by the system. */
const PATIENCE = 1000;

const BUSY = 5;

const holderShape = z.object({
  pid: z.int(),
  host: z.string(),
  since: z.string(),
  /** The inode of the locked file; absent from older servers. */
  lock: z.string().optional(),
});

export interface FolderLock {
  release(): void;
}

/** Keeps held locks reachable: a connection that is collected as garbage would let go of its lock. */
const held = new Set<DatabaseSync>();

function holderOf(directory: string): z.infer<typeof holderShape> | undefined {
  try {
    return holderShape.parse(JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')));
  } catch {
    return undefined;
  }
}

function describeHolder(directory: string): string {
  const holder = holderOf(directory);
  return holder
    ? `the server with process id ${holder.pid} on ${holder.host}, running since ${holder.since},`
    : 'another server';
}

const inodeOf = (directory: string): string => `${statSync(join(directory, LOCK), { bigint: true }).ino}`;

function writeHolder(directory: string): void {
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), lock: inodeOf(directory) };
  const unfinished = join(directory, `${HOLDER}.new`);
  writeFileSync(unfinished, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(unfinished, join(directory, HOLDER));
}

/** Throws as SQLite does if another process has the database open: a server whose lock was deleted by hand, or a backup. */
function assertNotOpen(directory: string, patience: number): void {
  const file = join(directory, DATABASE);
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: patience });
  try {
    // Only a connection that has begun to share the log can stop sharing it.
    db.prepare('SELECT name FROM sqlite_schema').get();
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    // What else is wrong with a database is said where it is opened.
    if (isBusy(error)) throw error;
  } finally {
    db.close();
  }
}

/** Makes the folder if there is none. SQLite would only say that it cannot open its file. */
function assertWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new CannotStart(
      `${directory} cannot be written (${(error as Error).message}). Give it to the user of the server, mount it writable, or choose another folder with DATA_DIR.`,
    );
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === BUSY;

/** Takes the folder for this process; throws `CannotStart`, naming the holder, if another process has it. */
export function lockFolder(directory: string, patience = PATIENCE): FolderLock {
  assertWritable(directory);
  const db = new DatabaseSync(join(directory, LOCK), { timeout: patience });
  try {
    // Nothing is ever written: without this SQLite would lay a journal beside an empty database.
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    if (holderOf(directory)?.lock !== inodeOf(directory)) assertNotOpen(directory, patience);
    writeHolder(directory);
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new CannotStart(
      `${describeHolder(directory)} uses ${directory}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
  held.add(db);
  return {
    release() {
      if (held.delete(db)) db.close();
    },
  };
}
