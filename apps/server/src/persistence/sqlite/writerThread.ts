import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { StaleAppend } from '@gorrion/table';
import { failureOf, type GroupDone, type Job, type JobOutcome, type NumberedJob } from './jobs.ts';

export interface WriterThread {
  /** Resolves once the job is on the disk. */
  write(job: Job): Promise<void>;
  close(): Promise<void>;
}

interface Waiting extends NumberedJob {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
}

/** Starts the thread beside the writer; the result ends it. */
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

/** Resolves once the thread's database is open and was seen to be durable. */
async function run(file: string): Promise<Running> {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  });
  const failed = once(worker, 'exit').then(() => Promise.reject(new Error('the writer has ended')));
  const broken = new Promise<never>((_resolve, reject) => worker.once('error', reject));
  await Promise.race([once(port, 'message'), failed, broken]);
  failed.catch(() => {});
  broken.catch(() => {});
  return { worker, port };
}

/**
 * Starts the writer. What is written within one turn of the event loop goes to its thread as one message: sending is
 * dearer than what is sent. Should the thread ever die, what waited fails, and the next write starts another.
 */
export async function startWriter(
  file: string,
  onCommit: (seconds: number, jobs: number) => void = () => {},
): Promise<WriterThread> {
  // In the order asked, in which they are answered too. (A map would be made anew every few hundred commands, and each of
  // its old tables keeps the next alive until the whole heap is collected.)
  let waiting: Waiting[] = [];
  let lastId = 0;
  let together: Waiting[] = [];
  let running: Promise<Running> | undefined;
  let isClosed = false;

  function settle({ id, error }: JobOutcome): void {
    const at = waiting[0]?.id === id ? 0 : waiting.findIndex(one => one.id === id);
    if (at < 0) return;
    const job = at === 0 ? waiting.shift() : waiting.splice(at, 1)[0];
    if (error === undefined) job?.resolve();
    else job?.reject(error.isStale ? new StaleAppend(error.message) : new Error(error.message));
  }

  function ended(): void {
    running = undefined;
    for (const job of waiting) job.reject(new Error('the writer has ended'));
    waiting = [];
  }

  function start(): Promise<Running> {
    running ??= run(file).then(started => {
      started.port.on('message', ({ done, seconds }: GroupDone) => {
        onCommit(seconds, done.length);
        done.forEach(settle);
      });
      started.worker.on('error', () => {});
      started.worker.once('exit', ended);
      return started;
    });
    running.catch(() => {
      running = undefined;
    });
    return running;
  }

  /** Ends the turn: a thread that cannot be started fails all of it. */
  async function hand(jobs: readonly Waiting[]): Promise<void> {
    try {
      const { port } = await start();
      // What has failed meanwhile, with a thread that died, must not be written after all.
      const oldest = waiting[0]?.id ?? Number.POSITIVE_INFINITY;
      port.postMessage(jobs.filter(({ id }) => id >= oldest).map(({ id, job }): NumberedJob => ({ id, job })));
    } catch (error) {
      for (const { id } of jobs) settle({ id, error: failureOf(error) });
    }
  }

  await start();
  const endCheckpointer = runCheckpointer(file);
  return {
    async write(job) {
      if (isClosed) throw new Error('the store is closed');
      lastId += 1;
      const id = lastId;
      if (together.length === 0)
        setImmediate(() => {
          const jobs = together;
          together = [];
          void hand(jobs);
        });
      await new Promise<void>((resolve, reject) => {
        const one = { id, job, resolve, reject };
        waiting.push(one);
        together.push(one);
      });
    },
    async close() {
      isClosed = true;
      await new Promise(setImmediate);
      await endCheckpointer();
      const current = await running?.catch(() => undefined);
      if (!current) return;
      const exited = once(current.worker, 'exit');
      current.port.postMessage('end');
      await exited;
    },
  };
}
