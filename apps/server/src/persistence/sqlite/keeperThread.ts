import { MessageChannel, Worker } from 'node:worker_threads';
import type { KeepingTask } from './keeping.ts';

export interface KeeperThread {
  /** Makes the keeper look for work. */
  wake(): void;
  /** Ends the thread after its current task. */
  close(): Promise<void>;
}

/** Starts the thread for background work; `carryOut` does a task and rejects if it has to be tried again later. */
export function startKeeper(file: string, carryOut: (task: KeepingTask) => Promise<void>): KeeperThread {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  });
  // Games go on without this thread; the next start does what it has left.
  worker.on('error', () => {});
  const ended = new Promise(resolve => worker.once('exit', resolve));
  port.on('message', (task: KeepingTask) => {
    carryOut(task).then(
      () => port.postMessage({ isDone: true }),
      () => port.postMessage({ isDone: false }),
    );
  });
  return {
    wake: () => port.postMessage('wake'),
    async close() {
      port.postMessage('end');
      await ended;
    },
  };
}
