import type { Clock } from '@gorrion/table';
import type { Log } from './log.ts';

/** Longer waits overflow setTimeout and would come at once. */
const LONGEST = 2 ** 31 - 1;

/** Wall time that cannot be set back under a running game. A task that fails is written down and harms nobody else. */
export function realClock(log: Log): Clock {
  const now = () => performance.timeOrigin + performance.now();
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
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(run, Math.max(0, left), task);
    };
    wait();
    return () => clearTimeout(timer);
  }

  return { now, at };
}
