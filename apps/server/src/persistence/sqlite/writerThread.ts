import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { StaleAppend, StaleOwner } from '@gorrion/table';
import { fromThread } from '../folder/cannotStart.ts';
import type { StreamNews, StreamOptions } from '../stream/streamer.ts';
import { type Failure, failureOf, type GroupReport, type Job, type JobOutcome, type NumberedJob } from './jobs.ts';

/** Returns a failure of the thread as the error that it is here. */
export function errorOf({ message, stale }: Failure): Error {
  if (stale === 'owner') return new StaleOwner(message);
  return stale === 'append' ? new StaleAppend(message) : new Error(message);
}

export interface WriterThread {
  /** The number of the server's start: the epoch of all that it writes. */
  readonly start: number;
  /** Writes a job; resolves once it is on the disk. */
  write(job: Job): Promise<void>;
  close(): Promise<void>;
}

/** Where the writer copies what it writes, and who hears how that goes. */
export interface WriterStream {
  readonly options: StreamOptions;
  readonly onNews: (news: StreamNews) => void;
}

interface PendingJob extends NumberedJob {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface OpenThread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly start: number;
}

/** Starts the checkpointer's thread; the result ends it. */
function runCheckpointer(file: string): () => Promise<void> {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./checkpointer.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  });
  worker.on('error', () => {});
  const ended = new Promise(resolve => worker.once('exit', resolve));
  return async () => {
    port.postMessage('end');
    await ended;
  };
}

/** Starts the writing thread of a server's start; resolves once its database is open and was seen to be durable. */
async function runWriter(file: string, start: number | undefined, stream?: StreamOptions): Promise<OpenThread> {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: { file, port: port2, start, stream },
    transferList: [port2],
  });
  const failed = once(worker, 'exit').then(() => Promise.reject(new Error('the writer has ended')));
  const broken = new Promise<never>((_resolve, reject) => worker.once('error', error => reject(fromThread(error))));
  const [opened] = (await Promise.race([once(port, 'message'), failed, broken])) as [{ readonly start: number }];
  failed.catch(() => {});
  broken.catch(() => {});
  return { worker, port, start: opened.start };
}

/**
 * The writer as its thread's users see it. All jobs of one turn of the event loop go to the thread as one message, because
 * sending costs more than what is sent. If the thread dies, pending jobs are rejected and the next write starts another.
 */
class Writer implements WriterThread {
  readonly #file: string;
  readonly #onCommit: (seconds: number, jobs: number) => void;
  readonly #stream: WriterStream | undefined;
  /**
   * Jobs that have no answer, in the order in which they were asked, which is the order of their answers. (A map would be
   * made anew every few hundred commands, and each of its old tables keeps the next alive until the whole heap is collected.)
   */
  #pending: PendingJob[] = [];
  #lastId = 0;
  /** Jobs of this turn of the event loop. */
  #turn: PendingJob[] = [];
  #thread: Promise<OpenThread> | undefined;
  #isClosed = false;
  #startNumber: number | undefined;
  #endCheckpointer: () => Promise<void> = async () => {};

  constructor(file: string, onCommit: (seconds: number, jobs: number) => void, stream: WriterStream | undefined) {
    this.#file = file;
    this.#onCommit = onCommit;
    this.#stream = stream;
  }

  /** Resolves once the database is open. */
  async open(): Promise<void> {
    this.#startNumber = (await this.#start()).start;
    this.#endCheckpointer = runCheckpointer(this.#file);
  }

  get start(): number {
    return this.#startNumber ?? 0;
  }

  async write(job: Job): Promise<void> {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#lastId += 1;
    const id = this.#lastId;
    if (this.#turn.length === 0) setImmediate(() => this.#endTurn());
    await new Promise<void>((resolve, reject) => {
      const one = { id, job, resolve, reject };
      this.#pending.push(one);
      this.#turn.push(one);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await new Promise(setImmediate);
    await this.#endCheckpointer();
    const thread = await this.#thread?.catch(() => undefined);
    if (!thread) return;
    const exited = once(thread.worker, 'exit');
    thread.port.postMessage('end');
    await exited;
  }

  #endTurn(): void {
    const jobs = this.#turn;
    this.#turn = [];
    void this.#send(jobs);
  }

  /** Sends the jobs of one turn; a thread that cannot be started rejects all of them. */
  async #send(jobs: readonly PendingJob[]): Promise<void> {
    try {
      const { port } = await this.#start();
      // A job that was rejected meanwhile, with a thread that died, must not be written after all.
      const oldest = this.#pending[0]?.id ?? Number.POSITIVE_INFINITY;
      port.postMessage(jobs.filter(({ id }) => id >= oldest).map(({ id, job }): NumberedJob => ({ id, job })));
    } catch (error) {
      for (const { id } of jobs) this.#settle({ id, error: failureOf(error) });
    }
  }

  #start(): Promise<OpenThread> {
    this.#thread ??= runWriter(this.#file, this.#startNumber, this.#stream?.options).then(started => {
      started.port.on('message', (told: GroupReport | StreamNews) => {
        if (!('done' in told)) return this.#stream?.onNews(told);
        this.#onCommit(told.seconds, told.done.length);
        for (const outcome of told.done) this.#settle(outcome);
      });
      started.worker.on('error', () => {});
      started.worker.once('exit', () => this.#ended());
      return started;
    });
    this.#thread.catch(() => {
      this.#thread = undefined;
    });
    return this.#thread;
  }

  #settle({ id, error }: JobOutcome): void {
    const at = this.#pending[0]?.id === id ? 0 : this.#pending.findIndex(one => one.id === id);
    if (at < 0) return;
    const job = at === 0 ? this.#pending.shift() : this.#pending.splice(at, 1)[0];
    if (error === undefined) job?.resolve();
    else job?.reject(errorOf(error));
  }

  #ended(): void {
    this.#thread = undefined;
    for (const job of this.#pending) job.reject(new Error('the writer has ended'));
    this.#pending = [];
  }
}

/** Starts the writer; `onCommit` is called after each commit with its seconds and the number of jobs in it. */
export async function startWriter(
  file: string,
  onCommit: (seconds: number, jobs: number) => void = () => {},
  stream?: WriterStream,
): Promise<WriterThread> {
  const writer = new Writer(file, onCommit, stream);
  await writer.open();
  return writer;
}
