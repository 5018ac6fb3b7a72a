import { MessageChannel, Worker } from 'node:worker_threads';
import type { KeepingTask } from './keeping.ts';

export interface KeeperThread {
  /** Something may have to be done. */
  wake(): void;
  /** Ends after the task that is being done. */
  close(): Promise<void>;
}

/** Starts the thread for background work; `carryOut` does a task and rejects if it has to be tried again later. */
export function startKeeper(file: string, carryOut: (task: KeepingTask) => Promise<void>): KeeperThread {
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  });
  // Without this thread everything that is played goes on; what it left is done after the next start.
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
