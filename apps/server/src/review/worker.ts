import { getPriority, setPriority } from 'node:os';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { GameRecord } from '@gorrion/protocol';
import { reviewHand } from '@gorrion/review';
import type { ThreadJob, ThreadReply } from './threads.ts';

/*
 * The thread that reviews. Games come first: on Linux, where a priority belongs to a thread, it has a low one of
 * its own; elsewhere it rests as long as it works.
 */

interface Given {
  readonly port: MessagePort;
  readonly stopped: Int32Array;
  readonly nice: number;
}

const { port, stopped, nice } = workerData as Given;

/** Progress is sent this often (ms). */
const REPORT_EVERY = 300;
const isYielding = process.platform === 'linux';
// Only a privileged process may raise its priority.
if (isYielding && nice > getPriority()) setPriority(nice);

/** Waits until a job is stopped, or so many ms. */
const rest = (ms: number): void => void Atomics.wait(stopped, 0, Atomics.load(stopped, 0), ms);

let record: GameRecord | undefined;

/** Reviews one hand; undefined if it was stopped on the way. */
function review({ id, job, record: sent, overview }: ThreadJob) {
  record = sent ?? record;
  if (!record) throw new Error('a hand is to be reviewed before its game was sent');
  const steps = reviewHand(record, job.hand, job.player, job.stage, overview && { overview });
  let reported = performance.now();
  for (let began = reported; ; began = performance.now()) {
    const step = steps.next();
    if (step.done) return step.value;
    if (Atomics.load(stopped, 0) === id) return undefined;
    const now = performance.now();
    if (now - reported >= REPORT_EVERY) {
      reported = now;
      port.postMessage({ id, progress: step.value } satisfies ThreadReply);
    }
    if (!isYielding) rest(now - began);
  }
}

port.on('message', (order: ThreadJob) => {
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    const made = review(order);
    port.postMessage({ id: order.id, ms: ms(), ...(made && { review: made }) } satisfies ThreadReply);
  } catch (error) {
    port.postMessage({ id: order.id, ms: ms(), error: String(error) } satisfies ThreadReply);
  }
});
