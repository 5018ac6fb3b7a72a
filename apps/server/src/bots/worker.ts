import { parentPort } from 'node:worker_threads';
import { decideAsBot } from '@gorrion/bots';
import type { BotQuestion } from '@gorrion/table';

/** One thread that thinks for bots: a question in, a move or the reason why there is none out. */
parentPort?.on('message', ({ question }: { readonly question: BotQuestion }) => {
  const { level, hand, seat, seed } = question;
  try {
    parentPort?.postMessage({ command: decideAsBot(level, hand, seat, seed) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
