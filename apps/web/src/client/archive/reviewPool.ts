import type { GameRecord, HandReview } from '@gorrion/protocol';
import type { ReviewJob, ReviewProgress } from '@gorrion/review';

/* A few threads that review the hands of one game, in the order of the jobs. */

/** A job as a thread gets it; the game comes with the first. */
export interface ReviewOrder {
  readonly job: ReviewJob;
  readonly record?: GameRecord;
  /** The overview of the hand, to go on from. */
  readonly overview?: HandReview | undefined;
}

export type ReviewAnswer = { readonly progress: ReviewProgress } | { readonly review: HandReview };

export interface ReviewThread {
  onmessage: ((event: MessageEvent<ReviewAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: ReviewOrder): void;
  terminate(): void;
}

export const startReviewThread = (): ReviewThread =>
  new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });

/** Returns the number of threads for a device with so many cores: one may be all it has, and four are enough. */
export const threadsFor = (cores: number | undefined): number => Math.max(1, Math.min(4, cores ?? 1));

/** Called while jobs run. What `onReview` returns is waited for, so that the pool ends after all is kept. */
export interface PoolListeners {
  onProgress(job: ReviewJob, steps: ReviewProgress): void;
  onReview(job: ReviewJob, review: HandReview): Promise<void>;
}

export interface RunningPool {
  /** Resolves once all jobs are over, or the pool is stopped, with the number of jobs that failed. */
  readonly over: Promise<number>;
  /** Ends the threads at once; what they work on is lost. */
  stop(): void;
}

export interface PoolOptions extends PoolListeners {
  readonly record: GameRecord;
  readonly jobs: readonly ReviewJob[];
  readonly threads: number;
  /** Returns the overview of a hand, if there is one. */
  readonly overviewOf: (job: ReviewJob) => HandReview | undefined;
  readonly start?: () => ReviewThread;
}

/** Runs jobs in threads. A job whose thread fails is tried once more, in a new thread; then it counts as failed. */
export function runPool(options: PoolOptions): RunningPool {
  const { record, jobs, threads, overviewOf, start = startReviewThread, ...listeners } = options;
  const waiting = jobs.map(job => ({ job, tries: 0 }));
  const running = new Map<ReviewThread, (answer: 'stopped') => void>();
  let isStopped = false;
  let failed = 0;

  /** Gives one job to a thread; resolves with its review, or with why there is none. */
  const ask = (thread: ReviewThread, order: ReviewOrder) =>
    new Promise<HandReview | 'failed' | 'stopped'>(resolve => {
      running.set(thread, resolve);
      thread.onerror = () => resolve('failed');
      thread.onmessage = ({ data }) => {
        if ('review' in data) resolve(data.review);
        else listeners.onProgress(order.job, data.progress);
      };
      thread.postMessage(order);
    });

  /** Works with one thread until no job is left. */
  async function work(): Promise<void> {
    let thread: ReviewThread | undefined;
    for (let next = waiting.shift(); next && !isStopped; next = waiting.shift()) {
      const overview = next.job.stage === 'full' ? overviewOf(next.job) : undefined;
      const order: ReviewOrder = { job: next.job, overview, ...(thread === undefined && { record }) };
      thread ??= start();
      const answer = await ask(thread, order);
      if (answer === 'stopped') return;
      if (answer !== 'failed') {
        await listeners.onReview(next.job, answer);
        continue;
      }
      end(thread);
      thread = undefined;
      if (next.tries === 0) waiting.unshift({ job: next.job, tries: 1 });
      else failed++;
    }
    if (thread) end(thread);
  }

  function end(thread: ReviewThread): void {
    thread.terminate();
    running.delete(thread);
  }

  const workers = Array.from({ length: Math.min(threads, jobs.length) }, work);
  return {
    over: Promise.all(workers).then(() => failed),
    stop() {
      isStopped = true;
      for (const [thread, settle] of [...running]) {
        end(thread);
        settle('stopped');
      }
    },
  };
}
