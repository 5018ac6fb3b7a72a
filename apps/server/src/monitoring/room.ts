import type { Log } from '../config/log.ts';
import type { Space, Store } from '../persistence/store.ts';
import type { Metrics } from './metrics.ts';

/*
 * Room on the disk. The operator is warned before it is used up. When it is, no table is opened, so that running games
 * can be written to their end.
 */

const MEGABYTE = 1024 * 1024;

/** Returns the bytes that are kept free for running games: 5 % of the disk, at most 256 MB. */
const reserveOf = (totalBytes: number): number => Math.min(256 * MEGABYTE, 0.05 * totalBytes);
/** Share of the budget from which room counts as low. */
const LOW_SHARE = 0.8;

const LOOK_EVERY = 5000;

export interface Verdict {
  readonly state: 'enough' | 'low' | 'full';
  /** A sentence for the operator; undefined while there is enough room. */
  readonly notice: string | undefined;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

/** Judges the room that is left. A `budgetBytes` of 0 is as much as the disk has. */
export function judgeRoom({ filesBytes, spareBytes, freeBytes, totalBytes }: Space, budgetBytes: number): Verdict {
  const used = filesBytes - spareBytes;
  const reserve = reserveOf(totalBytes);
  const isFull = freeBytes < reserve || (budgetBytes > 0 && used >= budgetBytes);
  const isLow = freeBytes < 2 * reserve || (budgetBytes > 0 && used >= LOW_SHARE * budgetBytes);
  if (!isLow) return { state: 'enough', notice: undefined };
  const budget = budgetBytes > 0 ? ` of ${megabytes(budgetBytes)}` : '';
  const figures = `${megabytes(used)}${budget} used, ${megabytes(freeBytes)} free on the disk`;
  const remedy = 'make room, raise DISK_BUDGET_MB or lower RETENTION_DAYS';
  return isFull
    ? { state: 'full', notice: `the disk is full: ${figures}; no table is opened until you ${remedy}` }
    : { state: 'low', notice: `the disk is nearly full: ${figures}; ${remedy}` };
}

interface RoomOptions {
  readonly store: Pick<Store, 'space'>;
  readonly budgetBytes: number;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface Room {
  isFull(): boolean;
  notice(): string | undefined;
  state(): Verdict['state'];
  stop(): void;
}

/**
 * Measures the disk every five seconds; resolves after the first measurement. A store without a disk always has room.
 */
export async function watchRoom({ store, budgetBytes, metrics, log }: RoomOptions): Promise<Room> {
  let verdict: Verdict = { state: 'enough', notice: undefined };

  async function look(): Promise<void> {
    try {
      const space = await store.space?.();
      if (!space) return;
      metrics.showSpace(space, budgetBytes);
      const before = verdict.state;
      verdict = judgeRoom(space, budgetBytes);
      if (verdict.state === before) return;
      if (verdict.notice === undefined) log.info('there is enough room on the disk again');
      else log.warn(verdict.notice);
    } catch (error) {
      log.error({ err: error }, 'the room on the disk could not be measured');
    }
  }

  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY);
  return {
    isFull: () => verdict.state === 'full',
    notice: () => verdict.notice,
    state: () => verdict.state,
    stop: () => clearInterval(looking),
  };
}
