import { type MessagePort, workerData } from 'node:worker_threads';
import { decideAsBot } from '@gorrion/bots';
import type { BotQuestion } from '@gorrion/table';

/** One thread that thinks for bots: a question in, a move or the reason why there is none out. */
const { port } = workerData as { readonly port: MessagePort };

port.on('message', ({ level, hand, seat, seed }: BotQuestion) => {
  try {
    port.postMessage({ command: decideAsBot(level, hand, seat, seed) });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
});
