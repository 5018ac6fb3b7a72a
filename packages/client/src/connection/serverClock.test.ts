import { describe, expect, it } from 'vitest';
import { serverClock } from './serverClock.ts';

describe("the server's clock", () => {
  it('takes half of the trip into account', () => {
    let local = 0;
    const clock = serverClock(() => local);
    local = 100;
    clock.sample(0, 100, 5050);
    expect(clock.now()).toBe(5100);
  });

  it('believes the shortest trip most, and glides to it', () => {
    let local = 0;
    const clock = serverClock(() => local);
    local = 900;
    clock.sample(0, 900, 1000);
    const before = clock.now();
    local = 1000;
    clock.sample(990, 1000, 1500);
    const after = clock.now() - 100;
    expect(after).toBeGreaterThan(before - 1000);
    for (let n = 0; n < 20; n++) clock.sample(990, 1000, 1500);
    expect(clock.now()).toBeCloseTo(1505, 0);
  });

  it('jumps when the device clock was set', () => {
    const clock = serverClock(() => 1000);
    clock.sample(1000, 1000, 1000);
    clock.sample(1000, 1000, 90_000);
    for (let n = 0; n < 8; n++) clock.sample(1000, 1000, 90_000);
    expect(clock.now()).toBeCloseTo(90_000, -1);
  });

  it('takes a hint only as a first guess', () => {
    const clock = serverClock(() => 1000);
    clock.hint(5000);
    clock.hint(9000);
    expect(clock.now()).toBe(5000);
  });
});
