import { describe, expect, it } from 'vitest';
import { HeldClock } from './heldClock.ts';

/** A clock over a real time that the test moves, and what happened at which time. */
function held(isIdle = () => true) {
  let real = 1000;
  const clock = new HeldClock(0, isIdle, () => real);
  const happened: number[] = [];
  const at = (due: number, then = () => {}) =>
    clock.at(due, () => {
      happened.push(clock.now());
      then();
    });
  return { clock, happened, at, goOn: (ms: number) => (real += ms) };
}

describe('the clock of tests', () => {
  it('runs as real time does', () => {
    const { clock, goOn } = held();
    goOn(500);
    expect(clock.now()).toBe(1500);
    expect(clock.ahead).toBe(0);
  });

  it('does in their order what falls due while time passes, also what that plans', async () => {
    const { clock, happened, at } = held();
    at(61_000);
    at(3000, () => at(4000));
    at(2000);
    at(2500)();
    await clock.pass(60_000);
    expect(happened).toEqual([2000, 3000, 4000, 61_000]);
    expect(clock.now()).toBe(61_000);
  });

  it('lets nothing fall due before what is under way has ended', async () => {
    let isBusy = true;
    const { clock, happened, at } = held(() => !isBusy);
    at(2000);
    const passed = clock.pass(60_000);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(happened).toEqual([]);
    isBusy = false;
    await passed;
    expect(happened).toEqual([2000]);
  });

  it('runs faster, and stands still', () => {
    const { clock, goOn } = held();
    clock.run(20);
    goOn(100);
    expect(clock.now()).toBe(3000);
    clock.run(0);
    goOn(100);
    expect(clock.now()).toBe(3000);
    clock.run(1);
    goOn(100);
    expect(clock.now()).toBe(3100);
  });
});
