import { type MessagePort, workerData } from 'node:worker_threads';
import { decideAsBot } from '@gorrion/bots';
import type { ThinkerMessage } from './thinkers.ts';

/** The thread of the bots: receives a question, answers with a move or with the reason why there is none. */
const { port } = workerData as { readonly port: MessagePort };

port.on('message', ({ level, hand, seat, seed, isHurried }: ThinkerMessage) => {
  const started = performance.now();
  const spent = () => performance.now() - started;
  try {
    port.postMessage({ command: decideAsBot(level, hand, seat, seed, { isHurried }), ms: spent() });
  } catch (error) {
    port.postMessage({ error: String(error), ms: spent() });
  }
});
