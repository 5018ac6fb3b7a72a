import type { Clock } from '@gorrion/table';
import type { Log } from './log.ts';

/** Longer waits overflow setTimeout and would come at once. */
const LONGEST = 2 ** 31 - 1;

/** How often the clock looks at itself, and the longest time without a look in which the process was running. */
const LOOK_EVERY = 500;
const LONGEST_TURN = 5000;

/** Timers may come a fraction of a millisecond early. */
const EARLY = 1;

/**
 * The time of the games: wall time at the start of the process, and from then on a time that cannot be set back, and that
 * stands still while the process itself was stopped (a paused machine): nobody could play meanwhile, so nobody's clock
 * runs. A task that fails is written down and harms nobody else.
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
