import { SEATS, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { playWall, Stopwatch, seedOf } from './duplicate.ts';

/** A clock that a test moves. */
function handClock() {
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
  };
  return { read: () => now, pass };
}

describe('a duplicate wall', () => {
  const players = SEATS.map(() => ({ level: 'beginner' })) as never;
  const played = (seed: string) =>
    playWall(3, { players, seed, permutations: 4, rules: wmo2006, clocks: { clock: () => 0, processor: () => 0 } });

  it('is played once in each seating, every hand sums to zero, and no bot is refused', () => {
    const { wall, hands, times } = played('duplicate');
    expect([wall, hands.length, times.length]).toEqual([3, 4, 4]);
    for (const { scores, errors } of hands) {
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(0);
      expect(errors).toEqual([0, 0, 0, 0]);
    }
  });

  it('has the same hands for the same seed, and others for another one', () => {
    expect(played('duplicate').hands).toEqual(played('duplicate').hands);
    expect(played('other').hands).not.toEqual(played('duplicate').hands);
  });

  it('gives every bot of every hand a seed of its own', () => {
    const seeds = [0, 1].flatMap(hand => SEATS.map(place => seedOf('s', 3, hand, place)));
    expect(new Set(seeds).size).toBe(8);
  });
});

describe('the stopwatch of a place', () => {
  it('measures work by both clocks, and work of another process by the wall clock alone', async () => {
    const [clock, processor] = [handClock(), handClock()];
    const watch = new Stopwatch({ clock: clock.read, processor: processor.read });
    const work = () => {
      clock.pass(5);
      processor.pass(2);
      return 'done';
    };
    expect(watch.measure(work)).toBe('done');
    expect(await watch.await(Promise.resolve().then(work))).toBe('done');
    expect(watch.times).toMatchObject({ clock: { count: 2, sum: 10 }, processor: { count: 1, sum: 2 } });
  });
});
