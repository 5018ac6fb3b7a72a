import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync, type Session } from 'node:sqlite';
import { DATABASE, KEY, REVOKED } from '../../config/files.ts';
import { CHANGES, nameOfGeneration, packedChange, pruneGenerations, UNFINISHED } from './generations.ts';

/*
 * Copies what the writer writes to another folder all the time, so that a lost disk costs a second of play at most. It runs in
 * the writer's thread, because SQLite tells a connection's changes to that connection alone: every second those since the last
 * look become one record. A new generation begins with each start and each day: its copy is taken from a reading connection
 * that stands still at the moment at which the record of changes begins, so one follows the other without a gap.
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

interface Target {
  readonly folder: string;
  readonly handle: FileHandle;
}

export class Streamer {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #options: StreamOptions;
  readonly #tell: (news: StreamNews) => void;
  readonly #now: () => number;
  #session: Session | undefined;
  /** Generations that changes are appended to: the newest, and the one before it while the newest copy is being made. */
  #targets: readonly Target[] = [];
  #begunAt = Number.NEGATIVE_INFINITY;
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
  }

  /** Looks at what was written since the last look. Call it between two transactions, every second. */
  look(): void {
    const at = this.#now();
    try {
      this.#flush(at);
      if (at - this.#begunAt >= DAY) this.#begin(at);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Appends what is left; resolves once it is on the disk. */
  async end(): Promise<void> {
    this.#flush(this.#now());
    this.#session?.close();
    this.#session = undefined;
    await this.#work;
    for (const { handle } of this.#targets) await handle.close().catch(() => {});
  }

  #flush(at: number): void {
    if (!this.#session) return;
    const changeset = this.#session.changeset();
    if (changeset.length > 0) {
      this.#session.close();
      this.#session = this.#db.createSession();
    }
    this.#do(async () => {
      for (const { handle } of changeset.length > 0 ? this.#targets : []) {
        await handle.appendFile(packedChange({ at, changeset }));
        await handle.datasync();
      }
      if (this.#targets.length > 0) this.#tell({ streamedTo: at });
    });
  }

  /** Begins a generation: in one moment a reading connection stands still, and the record of changes begins. */
  #begin(at: number): void {
    this.#begunAt = at;
    const reader = new DatabaseSync(this.#file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM starts').get();
    this.#session ??= this.#db.createSession();
    const folder = join(this.#options.folder, nameOfGeneration(at));
    this.#do(async () => {
      try {
        this.#targets = [...this.#targets, await this.#prepare(folder)];
      } catch (error) {
        reader.close();
        throw error;
      }
      // What is written meanwhile is appended by later work: the copy itself holds nobody up.
      void this.#copy(reader, folder, at);
    });
  }

  /** Makes the folder of a generation, with what belongs to a database beside it. */
  async #prepare(folder: string): Promise<Target> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of [KEY, REVOKED]) {
      const from = join(dirname(this.#file), name);
      if (existsSync(from)) copyFileSync(from, join(folder, name));
    }
    return { folder, handle: await open(join(folder, CHANGES), 'a', 0o600) };
  }

  async #copy(reader: DatabaseSync, folder: string, at: number): Promise<void> {
    try {
      await backup(reader, join(folder, UNFINISHED), { rate: COPIED_AT_ONCE });
      renameSync(join(folder, UNFINISHED), join(folder, DATABASE));
      this.#do(() => this.#endOlder(folder));
      pruneGenerations(this.#options.folder, at - this.#options.days * DAY);
    } catch (error) {
      rmSync(join(folder, UNFINISHED), { force: true });
      this.#fail(error);
    } finally {
      reader.close();
    }
  }

  /** Ends the generations before one whose copy is whole. */
  async #endOlder(folder: string): Promise<void> {
    const older = this.#targets.filter(target => target.folder !== folder);
    this.#targets = this.#targets.filter(target => target.folder === folder);
    for (const { handle } of older) await handle.close();
  }

  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(error => this.#fail(error));
  }

  /** Something is missing from what was appended: a generation begins anew, after a while. */
  #fail(error: unknown): void {
    for (const { handle } of this.#targets) void handle.close().catch(() => {});
    this.#targets = [];
    this.#begunAt = this.#now() - DAY + RETRY;
    this.#tell({ streamError: error instanceof Error ? error.message : String(error) });
  }
}
