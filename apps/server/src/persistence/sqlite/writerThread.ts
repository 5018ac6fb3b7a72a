import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './jobs.ts';

export interface WriterThread {
  /** Resolves once the job is on the disk. */
  write(job: Job): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Starts the writer; resolves once its database is open and was seen to be durable. */
export async function startWriter(file: string): Promise<WriterThread> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;

  function settle({ id, error }: Done): void {
    const job = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) job?.resolve();
    else job?.reject(new Error(error));
  }

  function fail(error: Error): void {
    failure = error;
    for (const job of waiting.values()) job.reject(error);
    waiting.clear();
  }

  await once(worker, 'message');
  worker.on('message', (done: readonly Done[]) => done.forEach(settle));
  worker.on('error', error => fail(error as Error));
  worker.on('exit', () => fail(failure ?? new Error('the writer has ended')));

  return {
    write: job =>
      new Promise<void>((resolve, reject) => {
        if (failure) return reject(failure);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, job });
      }),
    async close() {
      if (failure) return;
      const ended = once(worker, 'exit');
      worker.postMessage('end');
      await ended;
    },
  };
}
