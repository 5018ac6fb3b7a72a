import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silent } from '../testing/server.ts';
import { realClock } from './realClock.ts';

/** The machine's own time, which a test may stop. */
let machine = 0;
beforeEach(() => {
  machine = 1_000_000;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Time passes and the process runs. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 100) {
    machine += Math.min(100, left);
    vi.advanceTimersByTime(Math.min(100, left));
  }
}

describe('the clock of the games', () => {
  it('runs with the machine, and tasks run when they are due', () => {
    const clock = realClock(silent, () => machine);
    const done: number[] = [];
    clock.at(clock.now() + 1000, () => done.push(clock.now()));
    pass(900);
    expect(done).toEqual([]);
    pass(200);
    expect(done).toEqual([1_001_000]);
  });

  it('stands still while the process was stopped: nobody loses the time in which nobody could play (requirement 13)', () => {
    const clock = realClock(silent, () => machine);
    let isDone = false;
    clock.at(clock.now() + 10_000, () => {
      isDone = true;
    });
    pass(2000);
    const before = clock.now();
    machine += 30_000;
    vi.advanceTimersByTime(30_000);
    expect(isDone).toBe(false);
    expect(clock.now() - before).toBeLessThan(6000);
    pass(8100);
    expect(isDone).toBe(true);
  });

  it('never goes back', () => {
    const clock = realClock(silent, () => machine);
    let last = clock.now();
    for (const step of [10, 20_000, 1, 0, 7000, 3]) {
      machine += step;
      expect(clock.now()).toBeGreaterThanOrEqual(last);
      last = clock.now();
    }
  });

  it('waits longer than a timer can', () => {
    const clock = realClock(silent, () => machine);
    const task = vi.fn();
    const cancel = clock.at(clock.now() + 2 ** 32, task);
    pass(1000);
    expect(task).not.toHaveBeenCalled();
    cancel();
  });
});
