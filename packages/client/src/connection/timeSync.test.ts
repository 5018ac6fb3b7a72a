import { describe, expect, it } from 'vitest';
import { FakeTimers, FakeWire } from '../testing/wire.ts';
import { serverClock } from './serverClock.ts';
import { timeSync } from './timeSync.ts';

function syncing() {
  const wire = new FakeWire();
  const timers = new FakeTimers();
  const clock = serverClock(timers.now);
  const begin = timeSync(wire, timers, clock);
  wire.onOpen(begin);
  wire.accept();
  return { wire, timers, clock, asked: () => wire.count('time') };
}

describe("questions for the server's time", () => {
  it('come four times in the first twelve seconds, then once a minute', () => {
    const { timers, asked } = syncing();
    const counts = [0, 1000, 3000, 8000, 59_999, 1, 60_000].map(ms => {
      timers.pass(ms);
      return asked();
    });
    expect(counts).toEqual([1, 2, 3, 4, 4, 5, 6]);
  });

  it('set the clock by half of the trip', () => {
    const { wire, timers, clock } = syncing();
    timers.pass(0);
    const question = wire.last('time')!;
    timers.pass(100);
    question.answer({ ok: true, now: 50_000 });
    expect(clock.now()).toBe(50_050);
  });

  it('leave the clock alone when the server refuses them', () => {
    const { wire, timers, clock } = syncing();
    timers.pass(0);
    wire.last('time')!.answer({ ok: false, code: 'too-many-requests' });
    expect(clock.now()).toBe(timers.now());
  });

  it('stop with the connection and begin again with the next one', () => {
    const { wire, timers, asked } = syncing();
    timers.pass(0);
    wire.drop();
    timers.pass(600_000);
    expect(asked()).toBe(1);
    wire.accept();
    timers.pass(1000);
    expect(asked()).toBe(3);
  });

  it('are of the newest connection only', () => {
    const { wire, timers, asked } = syncing();
    timers.pass(4000);
    wire.accept();
    timers.pass(999);
    expect(asked()).toBe(4);
    timers.pass(11_001);
    expect(asked()).toBe(7);
  });
});
