import { describe, expect, it } from 'vitest';
import { KeyCounter } from '../limits/keyCounter.ts';
import { SharedCounts } from './counts.ts';

let now = 0;

/** A node that shares the count of sockets of guests from two on. */
function node() {
  const counts = new SharedCounts(() => now);
  const sockets = counts.share('sockets', new KeyCounter(), 2);
  return { counts, sockets };
}

describe('counts that nodes share', () => {
  it('are the sum of what is held here and what others tell', () => {
    const [first, second, third] = [node(), node(), node()];
    for (const key of ['ana', 'ana', 'ana', 'luis']) first.sockets.add(key);
    for (const key of ['ana', 'ana']) second.sockets.add(key);
    expect(first.counts.told()).toEqual({ sockets: { ana: 3 } });
    third.counts.hear('first', first.counts.told());
    third.counts.hear('second', second.counts.told());
    third.sockets.add('ana');
    expect([third.sockets.of('ana'), third.sockets.of('luis'), third.sockets.of('toString')]).toEqual([6, 0, 0]);
    expect(third.counts.told()).toEqual({ sockets: {} });
    third.sockets.release('ana');
    third.counts.hear('first', {});
    expect(third.sockets.of('ana')).toBe(2);
  });

  it('of a node that tells nothing any more are forgotten after five seconds', () => {
    const { counts, sockets } = node();
    counts.hear('gone', { sockets: { ana: 9 } });
    now += 4999;
    expect(sockets.of('ana')).toBe(9);
    now += 1;
    expect(sockets.of('ana')).toBe(0);
  });
});
