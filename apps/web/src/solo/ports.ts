import type { Clock, Entropy } from '@gorrion/table';

/* What a table needs from the world, as a browser's worker has it. */

/** Longer waits overflow setTimeout and would come at once. */
const LONGEST = 2 ** 31 - 1;

/** The device's clock. It may be set back; a running game never goes back with it. */
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
