import type { Clock } from '@gorrion/table';
import type { Log } from './log.ts';

/** Longest delay (ms) of setTimeout; longer ones overflow and run at once. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds between two looks of the clock, and the longest gap in which the process counts as running. */
const LOOK_EVERY = 500;
const LONGEST_TURN = 5000;

/** Milliseconds by which a timer may come early. */
const EARLY = 1;

/**
 * Returns the clock of the games. It starts at wall time, never goes back, and stands still while the process itself is
 * stopped (a paused machine), because nobody can play then. A task that throws is logged and does not affect others.
 */
export function realClock(log: Log, monotonic = () => performance.timeOrigin + performance.now()): Clock {
  let lost = 0;
  let looked = monotonic();

  function now(): number {
    const time = monotonic();
    const gap = time - looked;
    if (gap > LONGEST_TURN) {
      lost += gap;
      log.warn({ milliseconds: Math.round(gap) }, 'the process stood still');
    }
    looked = time;
    return time - lost;
  }
  setInterval(now, LOOK_EVERY).unref();

  const run = (task: () => void) => {
    try {
      task();
    } catch (error) {
      log.error({ err: error }, 'a timed task failed');
    }
  };
  function at(due: number, task: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = due - now();
      timer = setTimeout(() => (due - now() > EARLY ? wait() : run(task)), Math.min(LONGEST, Math.max(0, left)));
    };
    wait();
    return () => clearTimeout(timer);
  }
  return { now, at };
}
