import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CannotStart } from './cannotStart.ts';

/*
 * One server a data folder. The lock is an exclusive transaction on a database of its own, held open for the whole life
 * of the process: SQLite takes it with the locks of the operating system, so the system lets go of it when the process
 * ends, however it ends, and nothing has to be tidied up. No other file API may open LOCK in this process: POSIX drops
 * all locks of a process on a file as soon as it closes any handle of that file.
 */

const LOCK = 'server.lock';
/** Names the process that holds the lock; of use only while the lock is held. */
const HOLDER = 'server.json';

/** Time (ms) for a process that was just killed to be cleared away by the system. */
const PATIENCE = 1000;

const BUSY = 5;

const holderShape = z.object({ pid: z.int(), host: z.string(), since: z.string() });

export interface FolderLock {
  release(): void;
}

/** Keeps held locks reachable: a connection that is collected as garbage would let go of its lock. */
const held = new Set<DatabaseSync>();

function describeHolder(directory: string): string {
  try {
    const { pid, host, since } = holderShape.parse(JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')));
    return `the server with process id ${pid} on ${host}, running since ${since},`;
  } catch {
    return 'another server';
  }
}

function writeHolder(directory: string): void {
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  const unfinished = join(directory, `${HOLDER}.new`);
  writeFileSync(unfinished, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(unfinished, join(directory, HOLDER));
}

/** SQLite would only say that it cannot open its file. */
function assertWritable(directory: string): void {
  try {
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
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  assertWritable(directory);
  const db = new DatabaseSync(join(directory, LOCK), { timeout: patience });
  try {
    // Nothing is ever written: without this SQLite would lay a journal beside an empty database.
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
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
