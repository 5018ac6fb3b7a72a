import type { GameRecord } from '@gorrion/protocol';
import { reviewHand } from '@gorrion/review';
import type { ReviewAnswer, ReviewOrder } from './reviewPool.ts';

/* The thread in which hands are reviewed, one at a time. To cancel, the page ends the thread. */

interface Port {
  onmessage: ((event: MessageEvent<ReviewOrder>) => void) | null;
  postMessage(answer: ReviewAnswer): void;
}

/** Progress is sent this often (ms), so that messages take no time from the work. */
const REPORT_EVERY = 200;

const page = self as unknown as Port;
let record: GameRecord | undefined;

page.onmessage = ({ data: { job, record: sent, overview } }) => {
  record = sent ?? record;
  if (!record) throw new Error('a hand is to be reviewed before its game was sent');
  const steps = reviewHand(record, job.hand, job.player, job.stage, overview && { overview });
  let reported = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return page.postMessage({ review: step.value });
    const now = performance.now();
    if (now - reported < REPORT_EVERY) continue;
    reported = now;
    page.postMessage({ progress: step.value });
  }
};
