import { type MessagePort, workerData } from 'node:worker_threads';
import { nextTaskOf } from './keeping.ts';
import { openForReading } from './schema.ts';

/*
 * The thread for work that nobody waits for. It reads and computes; what it wants written goes to the writer through
 * the server. It rests after each step, so that it takes a fixed share of a processor however much there is to do.
 */

/** Rest after a step, as a multiple of the time it took, and at least so long (ms). */
const REST = 4;
const SHORTEST_REST = 5;
/** Rest (ms) after a step that failed: a full disk, a reader that held up the log. */
const RETRY = 1000;

/** The answer to a task: whether it was done. */
type Message = 'wake' | 'end' | { readonly isDone: boolean };

const { file, port } = workerData as { readonly file: string; readonly port: MessagePort };
const db = openForReading(file);
const nextTask = nextTaskOf(db);
let isEnding = false;
/** Someone has asked to look again since the last look. */
let isWoken = true;
let wake: () => void = () => {};
let answer: (isDone: boolean) => void = () => {};

/** Resolves after so long, or at once when the thread is to end. */
const rest = (ms: number): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      if (!isEnding) return;
      clearTimeout(timer);
      resolve();
    };
    wake();
  });

const untilWoken = (): Promise<void> =>
  new Promise(resolve => {
    wake = () => {
      if (isWoken || isEnding) resolve();
    };
    wake();
  });

port.on('message', (message: Message) => {
  if (typeof message === 'object') return answer(message.isDone);
  if (message === 'end') isEnding = true;
  isWoken = true;
  wake();
});

/** Does one task; resolves with how long to rest (ms), or undefined if nothing is left. */
async function doTask(): Promise<number | undefined> {
  const started = performance.now();
  const task = nextTask();
  const took = performance.now() - started;
  if (!task) return undefined;
  const isDone = new Promise<boolean>(resolve => {
    answer = resolve;
  });
  port.postMessage(task);
  return (await isDone) ? Math.max(SHORTEST_REST, REST * took) : RETRY;
}

while (!isEnding) {
  isWoken = false;
  const pause = await doTask().catch(() => RETRY);
  await (pause === undefined ? untilWoken() : rest(pause));
}
db.close();
port.close();
