import { Worker } from 'node:worker_threads';
import { decide, evolve, type HandState, seeded, undealt, viewFor } from '@gorrion/rules';
import { randomDeal } from '@gorrion/rules/testing';

/*
 * Measures a server's thread of bots: time until it is ready and until the first answer of an expert, and its memory
 * after the first turns of two hundred hands, which are the longest searches.
 * node packages/bots/bench/thread.ts
 */
const QUESTIONS = 200;

function firstTurn(seed: string): HandState {
  const dealt = decide(undealt, randomDeal(seeded(seed)));
  if (!dealt.ok) throw new RangeError('not dealt');
  return viewFor(dealt.value.reduce(evolve, undealt), 0);
}

const questions = Array.from({ length: QUESTIONS }, (_, n) => firstTurn(`thread ${n}`));
const before = process.memoryUsage.rss();
const started = performance.now();
const thread = new Worker(new URL('./threadWorker.ts', import.meta.url));
const answers: number[] = [];
let [ready, first] = [0, 0];
thread.on('message', (heap: number | 'ready') => {
  if (heap === 'ready') {
    ready = performance.now() - started;
    thread.postMessage(questions[0]);
    return;
  }
  if (first === 0) first = performance.now() - started;
  answers.push(heap);
  if (answers.length < QUESTIONS) thread.postMessage(questions[answers.length]);
  else void finish();
});

async function finish(): Promise<void> {
  const all = performance.now() - started;
  const megabytes = (bytes: number) => Number((bytes / 2 ** 20).toFixed(1));
  const report = {
    readyMs: Math.round(ready),
    firstAnswerMs: Math.round(first),
    meanMs: Number(((all - first) / (QUESTIONS - 1)).toFixed(1)),
    threadHeapAndBuffersMB: megabytes(Math.max(...answers)),
    processGrewMB: megabytes(process.memoryUsage.rss() - before),
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  await thread.terminate();
}
