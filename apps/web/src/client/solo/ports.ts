import type { Clock, Entropy } from '@gorrion/table';

/* The ports of a table in a browser's worker. */

/** Longest wait (ms) of a timer: longer ones overflow `setTimeout`, which then fires at once. */
const LONGEST = 2 ** 31 - 1;

/** Returns a clock that follows the device's but never goes back, even if the device's clock is set back. */
export function deviceClock(date: () => number = Date.now): Clock {
  let latest = 0;
  const now = () => {
    latest = Math.max(latest, date());
    return latest;
  };

  function at(due: number, task: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = due - now();
      if (left <= 0) timer = setTimeout(task);
      else timer = setTimeout(wait, Math.min(left, LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  }

  return { now, at };
}

export const deviceEntropy: Entropy = { bytes: count => crypto.getRandomValues(new Uint8Array(count)) };
