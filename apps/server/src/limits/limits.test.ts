import { describe, expect, it } from 'vitest';
import { Bucket } from './bucket.ts';
import { ByAddress } from './byAddress.ts';
import { RecentMap } from './recentMap.ts';

const taken = (bucket: Bucket, rate: { burst: number; perSecond: number }, now: number, tries: number) =>
  Array.from({ length: tries }, () => bucket.take(rate, now)).filter(Boolean).length;

describe('a bucket', () => {
  it('gives a burst and then a steady rate', () => {
    const bucket = new Bucket();
    const rate = { burst: 20, perSecond: 5 };
    expect(taken(bucket, rate, 0, 100)).toBe(20);
    expect(taken(bucket, rate, 1000, 100)).toBe(5);
    expect(taken(bucket, rate, 100_000, 100)).toBe(20);
  });

  it('uses the rate of its owner’s role at each call', () => {
    const bucket = new Bucket();
    expect(taken(bucket, { burst: 20, perSecond: 5 }, 0, 1)).toBe(1);
    expect(taken(bucket, { burst: 5, perSecond: 1 }, 0, 100)).toBe(5);
    expect(taken(bucket, { burst: 20, perSecond: 5 }, 1000, 100)).toBe(5);
  });
});

describe('a limit by address', () => {
  it('makes a fined address wait longer, and no other', () => {
    let now = 0;
    const limit = new ByAddress({ burst: 10, perSecond: 1 }, () => now);
    limit.fine('a', 25);
    expect([limit.take('a'), limit.take('b')]).toEqual([false, true]);
    now = 15_000;
    expect(limit.take('a')).toBe(false);
    now = 16_000;
    expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
  });

  it('fines an address no longer for many offences than for one: a whole club may share it', () => {
    let now = 0;
    const limit = new ByAddress({ burst: 10, perSecond: 1 }, () => now);
    for (let cut = 0; cut < 1000; cut++) limit.fine('a', 25);
    now = 15_000;
    expect(limit.take('a')).toBe(false);
    now = 16_000;
    expect(limit.take('a')).toBe(true);
  });

  it('counts each address alone', () => {
    const limit = new ByAddress({ burst: 1, perSecond: 1 }, () => 0);
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, false, true]);
    expect([limit.hasOne('a'), limit.hasOne('c')]).toEqual([false, true]);
  });

  it('removes addresses whose bucket is full again', () => {
    let now = 0;
    const limit = new ByAddress({ burst: 1, perSecond: 1 }, () => now);
    for (let i = 0; i < 30_000; i++) {
      now += 10;
      expect(limit.take(`address ${i}`)).toBe(true);
    }
  });
});

describe('a map of what was set last', () => {
  it('holds as many entries as it may, and lets go of the one that was set longest ago', () => {
    const map = new RecentMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
    map.delete('a');
    expect([map.get('a'), map.get('c')]).toEqual([undefined, 4]);
  });
});
