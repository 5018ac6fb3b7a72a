import { Worker } from 'node:worker_threads';
import type { Task } from './tasks.ts';

/** Does all tasks in some threads, each thread one after another. Rejects if a thread fails. */
export async function doInThreads(
  tasks: readonly Task[],
  threads: number,
  workerData: { readonly folder: string; readonly seed: string },
): Promise<void> {
  const waiting = [...tasks];
  const all = Array.from(
    { length: threads },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./figuresWorker.ts', import.meta.url), { workerData });
        const next = () => {
          const task = waiting.shift();
          if (task) worker.postMessage(task);
          else void worker.terminate().then(() => resolve());
        };
        worker.on('message', next);
        worker.on('error', reject);
        next();
      }),
  );
  await Promise.all(all);
}
