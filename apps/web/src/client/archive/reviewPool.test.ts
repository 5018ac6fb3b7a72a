import { EVALUATOR, type GameRecord, type HandReview } from '@gorrion/protocol';
import type { ReviewJob } from '@gorrion/review';
import { describe, expect, it, vi } from 'vitest';
import { jobsFor, KeptReviews, progressOf } from './gameReviews.ts';
import { type ReviewOrder, type ReviewThread, runPool, threadsFor } from './reviewPool.ts';

const RECORD = { id: 'A-1' } as GameRecord;
const job = (hand: number, stage: ReviewJob['stage'] = 'full'): ReviewJob => ({ hand, player: 0, stage });
const review = ({ hand, player, stage }: ReviewJob): HandReview => ({
  hand,
  player,
  stage,
  decisions: [],
  luck: { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 },
});

/** A thread whose jobs are ended by the test. */
class HeldThread implements ReviewThread {
  onmessage: ReviewThread['onmessage'] = null;
  onerror: ReviewThread['onerror'] = null;
  readonly orders: ReviewOrder[] = [];
  isTerminated = false;
  postMessage = (order: ReviewOrder) => void this.orders.push(order);
  terminate = () => {
    this.isTerminated = true;
  };
  finish(): void {
    this.onmessage?.({ data: { review: review(this.orders.at(-1)!.job) } } as never);
  }
  fail(): void {
    this.onerror?.({} as never);
  }
}

function pool(jobs: readonly ReviewJob[], threads: number) {
  const started: HeldThread[] = [];
  const found: ReviewJob[] = [];
  const running = runPool({
    record: RECORD,
    jobs,
    threads,
    overviewOf: ({ hand }) => review(job(hand, 'overview')),
    onProgress: () => {},
    onReview: async one => void found.push(one),
    start: () => {
      const thread = new HeldThread();
      started.push(thread);
      return thread;
    },
  });
  return { running, started, found };
}

describe('threads that review', () => {
  it('are as many as the device has cores, at least one and at most four', () => {
    expect([undefined, 1, 2, 4, 16].map(threadsFor)).toEqual([1, 1, 2, 4, 4]);
  });

  it('take the jobs in their order, get the game once and the overview with each whole review', async () => {
    const { running, started, found } = pool([job(0, 'overview'), job(1), job(2)], 2);
    const [first, second] = started as [HeldThread, HeldThread];
    expect(first.orders).toEqual([{ job: job(0, 'overview'), overview: undefined, record: RECORD }]);
    expect(second.orders[0]).toMatchObject({ job: job(1), overview: { hand: 1, stage: 'overview' }, record: RECORD });
    first.finish();
    await vi.waitFor(() => expect(first.orders).toHaveLength(2), 20_000);
    expect(first.orders[1]).toEqual({ job: job(2), overview: review(job(2, 'overview')) });
    second.finish();
    first.finish();
    expect(await running.over).toBe(0);
    expect(found).toEqual([job(0, 'overview'), job(1), job(2)]);
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('try a job that fails once more in a new thread, then go on without it', async () => {
    const { running, started, found } = pool([job(0), job(1)], 1);
    started[0]!.fail();
    await vi.waitFor(() => expect(started).toHaveLength(2), 20_000);
    expect(started[1]!.orders[0]).toMatchObject({ job: job(0), record: RECORD });
    started[1]!.fail();
    await vi.waitFor(() => expect(started).toHaveLength(3), 20_000);
    started[2]!.finish();
    expect(await running.over).toBe(1);
    expect(found).toEqual([job(1)]);
  });

  it('stop at once, and keep what was finished', async () => {
    const { running, started, found } = pool([job(0), job(1), job(2)], 1);
    started[0]!.finish();
    await vi.waitFor(() => expect(started[0]!.orders).toHaveLength(2), 20_000);
    running.stop();
    expect(await running.over).toBe(0);
    expect(started[0]!.isTerminated).toBe(true);
    expect(found).toEqual([job(0)]);
  });
});

describe('what is left of a review', () => {
  it('begins with the overview of all hands, the player who is looked at first', () => {
    expect(
      jobsFor(new KeptReviews(), [0, 1], [2, 0]).map(({ hand, player, stage }) => `${stage} ${player}/${hand}`),
    ).toEqual([
      'overview 2/0',
      'overview 2/1',
      'overview 0/0',
      'overview 0/1',
      'full 2/0',
      'full 2/1',
      'full 0/0',
      'full 0/1',
    ]);
  });

  it('leaves out what is finished, and makes anew what an older evaluator has made', () => {
    const kept = new KeptReviews();
    kept.add({ evaluator: EVALUATOR, review: review(job(0)) });
    kept.add({ evaluator: EVALUATOR, review: review(job(1, 'overview')) });
    kept.add({ evaluator: EVALUATOR - 1, review: review(job(2)) });
    expect(jobsFor(kept, [0, 1, 2], [0])).toEqual([job(2, 'overview'), job(1), job(2)]);
    expect(kept.overviewOf(job(1))).toEqual(review(job(1, 'overview')));
    expect(kept.overviewOf(job(2))).toBeUndefined();
  });

  it('is shown by the newest evaluator that has seen any hand, and the server’s work before this device’s', () => {
    const kept = new KeptReviews();
    kept.add({ evaluator: 1, review: review(job(1)) });
    kept.add({ evaluator: 1, review: review(job(0)) });
    expect(kept.reviewOf('A-1' as never)).toMatchObject({ evaluator: 1, hands: [{ hand: 0 }, { hand: 1 }] });
    const servers = { evaluator: 1, review: { ...review(job(0)), luck: { ...review(job(0)).luck, draws: 5 } } };
    expect(kept.add(servers)).toBe(false);
    expect(kept.add(servers, true)).toBe(true);
    expect(kept.add({ evaluator: 1, review: review(job(0, 'overview')) }, true)).toBe(false);
    kept.add({ evaluator: 2, review: review(job(3)) });
    expect(kept.reviewOf('A-1' as never)).toMatchObject({ evaluator: 2, hands: [{ hand: 3 }] });
  });

  it('tells of each hand whether it waits, runs or is done, and what can be read already', () => {
    const kept = new KeptReviews();
    kept.add({ evaluator: EVALUATOR, review: review(job(0)) });
    kept.add({ evaluator: EVALUATOR, review: review(job(1, 'overview')) });
    const steps = { done: 2, all: 9 };
    expect(progressOf(kept, [0, 1, 2], [0], hand => (hand === 1 ? steps : undefined))).toEqual([
      { hand: 0, player: 0, state: 'done', stage: 'full', done: 0, all: 0 },
      { hand: 1, player: 0, state: 'running', stage: 'overview', ...steps },
      { hand: 2, player: 0, state: 'waiting', stage: null, done: 0, all: 0 },
    ]);
  });
});
