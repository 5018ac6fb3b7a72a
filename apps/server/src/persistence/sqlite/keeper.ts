import { type MessagePort, workerData } from 'node:worker_threads';
import { awaitingWork } from './awaiting.ts';
import type { KeepingTask } from './keeping.ts';
import { openForReading } from './schema.ts';

/*
 * The thread for background work. It reads and computes, and sends its writes to the writer through the server. It
 * rests after each step, so that it takes a fixed share of a processor however much there is to do.
 */

/** Rest after a step, as a multiple of the time it took, and at least so long (ms). */
const REST = 4;
const SHORTEST_REST = 5;
/** Rest (ms) after a step that failed: a full disk, a reader that held up the log. */
const RETRY = 1000;

/** `isDone` answers a task: whether the server carried it out. */
type Message = 'wake' | 'end' | { readonly isDone: boolean };

const { file, port } = workerData as { readonly file: string; readonly port: MessagePort };
const db = openForReading(file);
const isWorkAwaiting = awaitingWork(db);
/** What tasks need is loaded with the first of them: it is most of what this thread weighs. */
let nextTask: (() => KeepingTask | undefined) | undefined;
let isEnding = false;
/** Whether the server has sent `wake` since the last look. */
let isWoken = true;
let wake: () => void = () => {};
let answer: (isDone: boolean) => void = () => {};

/** Resolves after `ms`, or at once if the thread is to end. */
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
  if (!isWorkAwaiting()) return undefined;
  nextTask ??= (await import('./keeping.ts')).nextTaskOf(db);
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
