import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ByAddress } from '../limits/byAddress.ts';
import type { Notice } from './messages.ts';
import { SharedLimits } from './shared.ts';

const RATE = { burst: 3, perSecond: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a node with limits that are shared under these names, and what it publishes. */
function node(...names: readonly string[]) {
  const published: Notice[] = [];
  const shared = new SharedLimits(notice => void published.push(notice));
  const limits = names.map(name => shared.share(name, new ByAddress(RATE, Date.now)));
  return { shared, limits, published };
}

/** Returns how many tokens a key has, and takes them. */
const left = (limit: ByAddress | undefined, key: string) => [1, 2, 3, 4].filter(() => limit?.take(key)).length;

describe('limits that nodes share', () => {
  it('tell in one notice what was taken of all of them within 200 ms', () => {
    const { limits, published } = node('codes', 'tables');
    const [codes, tables] = limits;
    codes?.take('a');
    vi.advanceTimersByTime(150);
    codes?.take('b');
    codes?.take('a');
    tables?.take('a');
    vi.advanceTimersByTime(49);
    expect(published).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(published).toEqual([{ type: 'took', taken: { codes: ['a', 'b', 'a'], tables: ['a'] } }]);
    vi.advanceTimersByTime(1000);
    expect(published).toHaveLength(1);
  });

  it('begin a new notice for what is taken after one', () => {
    const { limits, published } = node('codes');
    for (const key of ['a', 'b']) {
      limits[0]?.take(key);
      vi.advanceTimersByTime(200);
    }
    expect(published).toEqual(['a', 'b'].map(key => ({ type: 'took', taken: { codes: [key] } })));
  });

  it('tell nothing of what was refused', () => {
    const { limits, published } = node('codes');
    expect(left(limits[0], 'a')).toBe(3);
    vi.advanceTimersByTime(200);
    expect(published).toEqual([{ type: 'took', taken: { codes: ['a', 'a', 'a'] } }]);
  });

  it('count what other nodes tell, each under its name and key, and do not tell it on', () => {
    const { shared, limits, published } = node('codes', 'tables');
    const [codes, tables] = limits;
    shared.take({ codes: ['a', 'a', 'b'], 'of a newer version': ['a'] });
    vi.advanceTimersByTime(1000);
    expect(published).toEqual([]);
    expect([left(codes, 'a'), left(codes, 'b'), left(codes, 'c'), left(tables, 'a')]).toEqual([1, 2, 3, 3]);
  });

  it('tell nothing once they are closed', () => {
    const { shared, limits, published } = node('codes');
    limits[0]?.take('a');
    shared.close();
    limits[0]?.take('a');
    vi.advanceTimersByTime(1000);
    expect(published).toEqual([]);
  });
});
