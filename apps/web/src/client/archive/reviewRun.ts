import { EVALUATOR, type GameRecord, type KeptReview } from '@gorrion/protocol';
import type { ReviewJob, ReviewProgress } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { inTurn } from '../../kit/storage/turns.ts';
import { endShelvedRun, shelvedReviews, shelveReview, shelveRun } from '../solo/reviewShelf.ts';
import { jobsFor, type KeptReviews } from './gameReviews.ts';
import { type RunningPool, runPool, threadsFor } from './reviewPool.ts';

/* A run on this device. Of several pages of one browser, one works; the others wait to go on in its place. */

export interface RunListeners {
  onReview(kept: KeptReview): void;
  onProgress(job: ReviewJob, steps: ReviewProgress): void;
  /** Called once, unless the run is cancelled. */
  onOver(result: 'done' | 'failed'): void;
}

export interface DeviceRun {
  readonly players: readonly Player[];
  /** Stops at once; finished hands stay. */
  cancel(): void;
}

interface RunOptions extends RunListeners {
  readonly record: GameRecord;
  /** Indexes of the hands that have a result. */
  readonly hands: readonly number[];
  readonly players: readonly Player[];
  readonly kept: KeptReviews;
  /** Whether reviews are kept by this browser. */
  readonly isShelved: boolean;
}

/** Starts a run, or goes on with one: what is finished is not done again. */
export function runOnDevice({ record, hands, players, kept, isShelved, ...listeners }: RunOptions): DeviceRun {
  const ending = new AbortController();
  let pool: RunningPool | undefined;

  async function keep(kept: KeptReview): Promise<void> {
    // What is shown here and in other pages outlives this page. Without a place to keep it, it is lost with the page.
    if (isShelved) await shelveReview(record.id, kept).catch(() => {});
    listeners.onReview(kept);
  }

  async function work(): Promise<void> {
    // Another page may have worked while this one waited.
    if (isShelved) for (const one of await shelvedReviews(record.id)) if (kept.add(one)) listeners.onReview(one);
    if (ending.signal.aborted) return;
    pool = runPool({
      record,
      jobs: jobsFor(kept, hands, players),
      threads: threadsFor(navigator.hardwareConcurrency),
      overviewOf: job => kept.overviewOf(job),
      onProgress: listeners.onProgress,
      onReview: (_job, review) => keep({ evaluator: EVALUATOR, review }),
    });
    const failed = await pool.over;
    if (ending.signal.aborted) return;
    if (isShelved) await endShelvedRun(record.id).catch(() => {});
    listeners.onOver(failed > 0 ? 'failed' : 'done');
  }

  if (isShelved) void shelveRun({ game: record.id, players }).catch(() => {});
  inTurn(`gorrion-review ${record.id}`, work, ending.signal).catch(() => {
    if (!ending.signal.aborted) listeners.onOver('failed');
  });
  return {
    players,
    cancel() {
      ending.abort();
      pool?.stop();
      if (isShelved) void endShelvedRun(record.id).catch(() => {});
    },
  };
}
