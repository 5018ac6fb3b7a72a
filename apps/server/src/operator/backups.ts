import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { BackupState } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import type { Store } from '../persistence/store.ts';
import type { BackupNews } from './backupThread.ts';

/* Backups that the operator starts from the page, and those that the command has made beside the data folder. */

const MANIFEST = 'manifest.json';
/** Ms for which what is found on the disk is not looked up again. */
const REMEMBERED = 30_000;

/** Where the data folder is, and where the page puts copies of it. */
export interface BackupFolders {
  readonly dataDir: string;
  readonly folder: string;
}

/** What a thread is told: where a copy goes, and where it says how far it is. */
interface ThreadData {
  readonly port: MessagePort;
  readonly dataDir: string;
  readonly target: string;
}
interface Thread {
  once(event: 'error', hear: (error: unknown) => void): unknown;
  once(event: 'exit', hear: () => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
}

const startThread = (workerData: ThreadData): Thread =>
  new Worker(new URL('./backupThread.ts', import.meta.url), { workerData, transferList: [workerData.port] });

interface BackupOptions {
  /** Undefined where a database has backups of its own. */
  readonly folders: BackupFolders | undefined;
  readonly store: Pick<Store, 'space'>;
  readonly now: () => number;
  readonly log: Log;
  /** Starts the thread that makes one. */
  readonly start?: (data: ThreadData) => Thread;
}

type Last = NonNullable<BackupState['last']>;

/** Returns a whole backup in a folder; undefined if it is none. */
async function backupIn(folder: string): Promise<Last | undefined> {
  try {
    const { at, sha256 } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as {
      at: string;
      sha256: Record<string, string>;
    };
    const sizes = await Promise.all(Object.keys(sha256).map(async name => (await stat(join(folder, name))).size));
    return { at: Date.parse(at), bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch {
    return undefined;
  }
}

/** Returns the newest whole backup; null if there is none. */
async function newestOf({ dataDir, folder }: BackupFolders): Promise<Last | null> {
  const inside = async (parent: string, isOne: (name: string) => boolean) =>
    existsSync(parent) ? (await readdir(parent)).filter(isOne).map(name => join(parent, name)) : [];
  // The command writes beside the data folder unless it is told where.
  const named = `${basename(dataDir)}-backup-`;
  const folders = [
    ...(await inside(folder, () => true)),
    ...(await inside(dirname(dataDir), name => name.startsWith(named)).catch(() => [])),
  ];
  const found = await Promise.all(folders.map(backupIn));
  return found.flatMap(one => one ?? []).sort((one, other) => other.at - one.at)[0] ?? null;
}

export class Backups {
  readonly #options: BackupOptions;
  #progress: number | null = null;
  #failure: string | null = null;
  #found: { readonly last: Last | null; readonly at: number } | undefined;
  #thread: Thread | undefined;
  #isStopped = false;

  constructor(options: BackupOptions) {
    this.#options = options;
  }

  async state(): Promise<Omit<BackupState, 'copiedTo'>> {
    const { folders, log } = this.#options;
    if (!folders) return { isPossible: false, progress: null, failure: null, last: null };
    const now = performance.now();
    if (!this.#found || now - this.#found.at > REMEMBERED) {
      const last = await newestOf(folders).catch((error: unknown) => {
        log.warn({ err: error }, 'the backups could not be looked up');
        return null;
      });
      this.#found = { last, at: now };
    }
    return { isPossible: true, progress: this.#progress, failure: this.#failure, last: this.#found.last };
  }

  /** Returns why no backup can be made now; undefined if one can. */
  async refusal(): Promise<'no-backups' | 'backup-runs' | 'no-room-left' | undefined> {
    const { folders, store } = this.#options;
    if (!folders) return 'no-backups';
    if (this.#progress !== null) return 'backup-runs';
    const space = await store.space?.();
    return space && space.freeBytes < 1.1 * space.filesBytes ? 'no-room-left' : undefined;
  }

  /** Starts a backup in a thread of its own, unless one is being made. */
  async start(): Promise<void> {
    const { folders, now } = this.#options;
    if (!folders || this.#progress !== null) return;
    this.#progress = 0;
    this.#failure = null;
    const target = join(folders.folder, new Date(now()).toISOString().replaceAll(':', '-'));
    try {
      await mkdir(folders.folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folders.folder))
        if (name.endsWith('.unfinished')) await rm(join(folders.folder, name), { recursive: true });
      if (!this.#isStopped) this.#run(folders.dataDir, target);
    } catch (error) {
      this.#end((error as Error).message);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#thread?.terminate();
  }

  #run(dataDir: string, target: string): void {
    const { port1: port, port2 } = new MessageChannel();
    const { start = startThread } = this.#options;
    const thread = start({ port: port2, dataDir, target });
    this.#thread = thread;
    const hear = ({ progress, failure, isDone }: BackupNews) => {
      if (progress !== undefined) this.#progress = progress;
      else if (failure !== undefined || isDone) this.#end(failure);
    };
    port.on('message', hear);
    thread.once('error', (error: unknown) => this.#end(String(error)));
    thread.once('exit', () => {
      // What the thread has said last may still be on its way.
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) hear(next.message);
      port.close();
      this.#end('the thread has ended');
    });
    thread.unref();
    port.unref();
  }

  /** Ends the backup that is being made, once. */
  #end(failure: string | undefined): void {
    if (this.#progress === null || this.#isStopped) return;
    const { log } = this.#options;
    this.#progress = null;
    this.#failure = failure ?? null;
    this.#found = undefined;
    if (failure === undefined) log.info('a backup is made');
    else log.error({ reason: failure }, 'a backup could not be made');
  }
}
