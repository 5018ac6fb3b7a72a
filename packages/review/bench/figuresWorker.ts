import { parentPort, workerData } from 'node:worker_threads';
import { Desk, type Task } from './tasks.ts';

/* A thread of `figures.ts`: does one task after another. */

const { folder, seed } = workerData as { readonly folder: string; readonly seed: string };
const desk = new Desk(folder, seed);
parentPort?.on('message', (task: Task) => {
  desk.do(task);
  parentPort?.postMessage('done');
});
