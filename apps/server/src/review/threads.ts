import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { GameId, GameRecord, HandReview } from '@gorrion/protocol';
import type { ReviewJob, ReviewProgress } from '@gorrion/review';
import type { Log } from '../config/log.ts';

/* A few threads that review hands, one at a time each. A thread is started when it is first needed. */

/** A job as a thread gets it; the game comes along if it is another than before. */
export interface ThreadJob {
  readonly id: number;
  readonly job: ReviewJob;
  readonly record?: GameRecord;
  /** The overview of the hand, to go on from. */
  readonly overview?: HandReview | undefined;
}

export type ThreadReply =
  | { readonly id: number; readonly progress: ReviewProgress }
  /** Without a review the job was stopped. `ms`: how long it took. */
  | { readonly id: number; readonly ms: number; readonly review?: HandReview; readonly error?: string };

/** How a job ended: with a review, stopped, or with an error. */
export interface JobOutcome {
  readonly ms: number;
  readonly review?: HandReview;
  readonly error?: string;
  /** Whether what the job needs could not be read, so that no thread has seen it. */
  readonly isUnreadable?: boolean;
}

/** What a thread needs for a job; it has the record already if it has worked on the game before. */
export interface JobNeeds {
  readonly record: GameRecord | undefined;
  readonly overview: HandReview | undefined;
}

interface Thread {
  readonly worker: Worker;
  /** The thread's second port, because Node's watch mode uses the first. */
  readonly port: MessagePort;
  readonly stopped: Int32Array;
  /** The game that the thread has. */
  game: GameId | undefined;
  settle: ((outcome: JobOutcome) => void) | undefined;
  onProgress: (steps: ReviewProgress) => void;
}

export interface JobOrder {
  readonly game: GameId;
  readonly job: ReviewJob;
  /** Reads what the job needs; rejects if that cannot be read. */
  readonly read: (needsRecord: boolean) => Promise<JobNeeds>;
  readonly onProgress: (steps: ReviewProgress) => void;
}

export interface RunningJob {
  readonly over: Promise<JobOutcome>;
  /** Stops the job at its next step. */
  stop(): void;
}

export class ReviewThreads {
  readonly #log: Log;
  readonly #most: number;
  readonly #nice: number;
  readonly #script: URL;
  readonly #threads: Thread[] = [];
  #lastId = 0;
  #isClosed = false;

  /** `nice`: the threads' priority on Linux, 0 to 19. `script`: what a thread runs; tests pass one that fails. */
  constructor(log: Log, most: number, nice: number, script = new URL('./worker.ts', import.meta.url)) {
    this.#log = log;
    this.#most = most;
    this.#nice = nice;
    this.#script = script;
  }

  get hasFree(): boolean {
    return !this.#isClosed && (this.#threads.length < this.#most || this.#threads.some(({ settle }) => !settle));
  }

  /**
   * Starts a job in a free thread; there must be one. The thread is taken at once, and free again if what the job needs
   * cannot be read.
   */
  run({ game, job, read, onProgress }: JobOrder): RunningJob {
    const thread = this.#threads.find(({ settle }) => !settle) ?? this.#start();
    const id = ++this.#lastId;
    const over = new Promise<JobOutcome>(resolve => {
      thread.settle = resolve;
    });
    thread.onProgress = onProgress;
    read(thread.game !== game).then(
      ({ record, overview }) => {
        thread.game = game;
        thread.port.postMessage({ id, job, overview, ...(record && { record }) } satisfies ThreadJob);
      },
      () => this.#settle(thread, { ms: 0, isUnreadable: true }),
    );
    return {
      over,
      stop() {
        Atomics.store(thread.stopped, 0, id);
        Atomics.notify(thread.stopped, 0);
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel();
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(this.#script, {
      workerData: { port: port2, stopped, nice: this.#nice },
      transferList: [port2],
    });
    const thread: Thread = { worker, port, stopped, game: undefined, settle: undefined, onProgress: () => {} };
    port.on('message', (reply: ThreadReply) => {
      if ('progress' in reply) return thread.onProgress(reply.progress);
      this.#settle(thread, reply);
    });
    worker.on('error', error => this.#log.error({ err: error }, 'a thread of the reviews failed'));
    worker.on('exit', () => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      this.#settle(thread, { ms: 0, error: 'the thread of the reviews has ended' });
    });
    this.#threads.push(thread);
    return thread;
  }

  #settle(thread: Thread, outcome: JobOutcome): void {
    const { settle } = thread;
    thread.settle = undefined;
    settle?.(outcome);
  }
}
