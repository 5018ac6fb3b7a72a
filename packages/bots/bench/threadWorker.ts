import { parentPort } from 'node:worker_threads';
import type { HandState } from '@gorrion/rules';
import { decideAsBot } from '../src/index.ts';

/* Posts `ready`, then answers with the memory that the thread uses. */
parentPort!.on('message', (view: HandState) => {
  decideAsBot('expert', view, 0, 'bench');
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  parentPort!.postMessage(heapUsed + arrayBuffers);
});
parentPort!.postMessage('ready');
