import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, type DatabaseSync, type Session, type StatementSync } from 'node:sqlite';
import { DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { openAtMoment } from '../sqlite/moment.ts';
import { CHANGES, nameOfGeneration, packedChange, pruneGenerations, UNFINISHED } from './generations.ts';

/*
 * Copies what the writer writes to another folder all the time, so that a lost disk costs a second of play at most. It runs in
 * the writer's thread, because SQLite tells a connection's changes to that connection alone: every second those since the last
 * look become one record. A new generation begins with each start and each day: its copy is taken from a reading connection
 * that stands still at the moment at which the record of changes begins, so one follows the other without a gap. What another
 * connection writes is in no session: a new generation begins then, too.
 */

/** Time (ms) between two looks at what was written. */
export const STREAM_EVERY = 1000;
const DAY = 24 * 60 * 60_000;
/** Time (ms) after a failure before a generation is begun anew. */
const RETRY = 60_000;
/** Pages that are copied at a time, so that the writer goes on in between. */
const COPIED_AT_ONCE = 500;

export interface StreamOptions {
  /** The folder in which generations are kept. */
  readonly folder: string;
  /** Days for which any moment can be restored. */
  readonly days: number;
}

/** What the server hears of its stream: how far it has come (server ms), or what went wrong. */
export type StreamNews = { readonly streamedTo: number } | { readonly streamError: string };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A generation that changes are appended to. */
interface Target {
  readonly folder: string;
  readonly handle: FileHandle;
  /** Breaks its copy off. */
  readonly stop: AbortController;
  /** When the list of revoked guests that lies in it was written (ms); undefined for none. */
  revokedAt: number | undefined;
}

export class Streamer {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #options: StreamOptions;
  readonly #tell: (news: StreamNews) => void;
  readonly #now: () => number;
  readonly #dataVersion: StatementSync;
  #session: Session | undefined;
  /** The newest generation whose copy is whole. */
  #whole: Target | undefined;
  /** The one that is being copied; it takes the place of the whole one. */
  #next: Target | undefined;
  /** Settles once no copy is being made. */
  #copying: Promise<void> | undefined;
  /** When the next generation begins (ms). */
  #dueAt = Number.NEGATIVE_INFINITY;
  /** SQLite's number for what other connections have written, as it was when the newest generation began. */
  #versionAtBegin: unknown;
  #hasEnded = false;
  /** Appends wait for each other. */
  #work: Promise<void> = Promise.resolve();

  /** `file` is that of `db`, the connection that writes. */
  constructor(
    db: DatabaseSync,
    file: string,
    options: StreamOptions,
    tell: (news: StreamNews) => void,
    now = Date.now,
  ) {
    this.#db = db;
    this.#file = file;
    this.#options = options;
    this.#tell = tell;
    this.#now = now;
    this.#dataVersion = db.prepare('PRAGMA data_version');
  }

  /** Looks at what was written since the last look. Call it between two transactions, every second. */
  look(): void {
    const at = this.#now();
    this.#flush(at);
    if (this.#copying) return;
    try {
      if (at >= this.#dueAt || this.#version() !== this.#versionAtBegin) this.#begin(at);
    } catch (error) {
      this.#retryLater(error);
    }
  }

  /** Appends what is left, and breaks off a copy that is being made; resolves once all is on the disk. */
  async end(): Promise<void> {
    this.#flush(this.#now());
    this.#session?.close();
    this.#session = undefined;
    await this.#work;
    this.#hasEnded = true;
    this.#next?.stop.abort();
    await this.#copying;
    await this.#whole?.handle.close().catch(() => {});
  }

  #version(): unknown {
    return this.#dataVersion.get()?.data_version;
  }

  #targets(): readonly Target[] {
    return [this.#whole, this.#next].filter(target => target !== undefined && !target.stop.signal.aborted) as Target[];
  }

  #flush(at: number): void {
    try {
      if (!this.#session) return;
      const changeset = this.#session.changeset();
      if (changeset.length > 0) {
        this.#session.close();
        this.#session = this.#db.createSession();
      }
      this.#do(() => this.#append(at, changeset)).catch(error => this.#dropAll(error));
    } catch (error) {
      this.#dropAll(error);
    }
  }

  async #append(at: number, changeset: Uint8Array): Promise<void> {
    const change = changeset.length > 0 ? await packedChange({ at, changeset }) : undefined;
    for (const target of this.#targets())
      try {
        this.#copyRevoked(target);
        if (!change) continue;
        await target.handle.appendFile(change);
        await target.handle.datasync();
      } catch (error) {
        this.#drop(target, error);
      }
    // What follows a copy that is not whole cannot be restored.
    if (this.#whole) this.#tell({ streamedTo: at });
  }

  /** Begins a generation: in one moment a reading connection stands still, and the record of changes begins. */
  #begin(at: number): void {
    this.#dueAt = at + DAY;
    this.#versionAtBegin = this.#version();
    const reader = openAtMoment(this.#file);
    try {
      this.#session ??= this.#db.createSession();
    } catch (error) {
      reader.close();
      throw error;
    }
    this.#copying = this.#generate(reader, at);
  }

  /** Makes a generation. What is written meanwhile is appended by later work: the copy itself holds nobody up. */
  async #generate(reader: DatabaseSync, at: number): Promise<void> {
    const folder = join(this.#options.folder, nameOfGeneration(at));
    let failure: unknown;
    try {
      const target = await this.#do(() => this.#prepare(folder));
      await this.#copy(reader, target);
      this.#prune(at);
    } catch (error) {
      failure = error;
      await this.#discard(folder);
    }
    reader.close();
    this.#copying = undefined;
    if (failure !== undefined) this.#retryLater(failure);
  }

  /** Makes the folder of a generation, with what belongs to a database beside it. */
  async #prepare(folder: string): Promise<Target> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const key = join(dirname(this.#file), KEY);
    if (existsSync(key)) copyFileSync(key, join(folder, KEY));
    const handle = await open(join(folder, CHANGES), 'a', 0o600);
    const target: Target = { folder, handle, stop: new AbortController(), revokedAt: undefined };
    this.#next = target;
    this.#copyRevoked(target);
    return target;
  }

  /** Copies the list of revoked guests if it is another than the generation has. */
  #copyRevoked(target: Target): void {
    const from = join(dirname(this.#file), REVOKED);
    const revokedAt = statSync(from, { throwIfNoEntry: false })?.mtimeMs;
    if (revokedAt === target.revokedAt) return;
    const to = join(target.folder, REVOKED);
    if (revokedAt === undefined) rmSync(to, { force: true });
    else {
      copyFileSync(from, `${to}.new`);
      renameSync(`${to}.new`, to);
    }
    target.revokedAt = revokedAt;
  }

  async #copy(reader: DatabaseSync, target: Target): Promise<void> {
    const { folder, stop } = target;
    const unfinished = join(folder, UNFINISHED);
    await backup(reader, unfinished, { rate: COPIED_AT_ONCE, progress: () => stop.signal.throwIfAborted() });
    stop.signal.throwIfAborted();
    renameSync(unfinished, join(folder, DATABASE));
    const older = this.#whole;
    this.#whole = target;
    this.#next = undefined;
    // An append that is under way may still use it.
    if (older) this.#do(() => older.handle.close()).catch(() => {});
  }

  #prune(at: number): void {
    try {
      pruneGenerations(this.#options.folder, at - this.#options.days * DAY);
    } catch (error) {
      this.#tell({ streamError: messageOf(error) });
    }
  }

  /** Deletes a generation whose copy failed: nothing can be restored from it. The one before it goes on. */
  async #discard(folder: string): Promise<void> {
    const handle = this.#next?.handle;
    this.#next = undefined;
    await handle?.close().catch(() => {});
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }

  /** Ends a generation that lacks something from now on. */
  #drop(target: Target, error: unknown): void {
    // Its copy then fails with this error.
    if (target === this.#next) target.stop.abort(error);
    if (target !== this.#whole) return;
    this.#whole = undefined;
    target.handle.close().catch(() => {});
    this.#retryLater(error);
  }

  /** Ends all generations: what was written is not known. The next one begins with a session of its own. */
  #dropAll(error: unknown): void {
    try {
      this.#session?.close();
    } catch {
      // It was closed, and no other could be opened.
    }
    this.#session = undefined;
    for (const target of this.#targets()) this.#drop(target, error);
    this.#retryLater(error);
  }

  #do<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(work);
    this.#work = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Begins another generation after a while; what fails meanwhile does not put it off. */
  #retryLater(error: unknown): void {
    if (this.#hasEnded) return;
    this.#dueAt = Math.min(this.#dueAt, this.#now() + RETRY);
    this.#tell({ streamError: messageOf(error) });
  }
}
