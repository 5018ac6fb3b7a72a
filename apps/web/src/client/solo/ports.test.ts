import { describe, expect, it, vi } from 'vitest';
import { deviceClock } from './ports.ts';

describe('the clock of a device', () => {
  it('never goes back, though the device’s clock is set back', () => {
    let date = 5000;
    const clock = deviceClock(() => date);
    expect(clock.now()).toBe(5000);
    date = 1000;
    expect(clock.now()).toBe(5000);
    date = 6000;
    expect(clock.now()).toBe(6000);
  });

  it('runs a task when its time has come, not before, and not when it was called off', () => {
    vi.useFakeTimers({ now: 1000 });
    const clock = deviceClock();
    const done: string[] = [];
    clock.at(3000, () => done.push('kept'));
    clock.at(3000, () => done.push('called off'))();
    vi.advanceTimersByTime(1999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(done).toEqual(['kept']);
    vi.useRealTimers();
  });
});
