import { describe, expect, it, vi } from 'vitest';
import { deviceBots, deviceClock } from './ports.ts';

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

describe('bots on a device', () => {
  it('think after what was just done has been sent, one after another, and a failure harms only its own question', async () => {
    const thoughts: unknown[] = [];
    const bots = deviceBots((level, _hand, seat) => {
      thoughts.push(seat);
      if (seat === 1) throw new Error(level);
      return { type: 'discard', seat, tile: 1 } as never;
    });
    const ask = (seat: number) => bots.decide({ level: 'regular', seat, hand: undefined, seed: '' } as never);
    const answers = [0, 1, 2].map(ask);
    expect(thoughts).toEqual([]);
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(thoughts).toEqual([0, 1, 2]);
  });
});
