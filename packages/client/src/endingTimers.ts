import { pageTimers, type Timers } from './connection/wire.ts';

/** Timers that end together, for good, so that a program can end. */
export function endingTimers(): Timers & { end(): void } {
  const running = new Set<() => void>();
  let isEnded = false;
  return {
    now: pageTimers.now,
    after(ms, task) {
      if (isEnded) return () => {};
      const stop = pageTimers.after(ms, () => {
        running.delete(stop);
        task();
      });
      running.add(stop);
      return () => {
        running.delete(stop);
        stop();
      };
    },
    end() {
      isEnded = true;
      for (const stop of running) stop();
      running.clear();
    },
  };
}
