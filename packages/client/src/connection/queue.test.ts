import type { PlayNowWish, QueueNews, TableCode } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { FakeTimers, FakeWire } from '../testing/wire.ts';
import { queueFor } from './queue.ts';

const WISH: PlayNowWish = { id: 'a'.repeat(32), way: 'friends', hands: 4, level: 'regular' };
const WAITING: QueueNews = { type: 'waiting', names: [], others: 0, until: 0 };
const SEATED: QueueNews = { type: 'seated', code: 'ABCD2345' as TableCode, isSeated: true };

function queueing() {
  const [wire, timers] = [new FakeWire(), new FakeTimers()];
  const told: QueueNews[] = [];
  wire.accept();
  return { wire, timers, told, leave: queueFor(WISH, { wire, timers }, news => told.push(news)) };
}

describe('a page that queues', () => {
  it('says its wish again under the same id: after a while, and over a new connection', () => {
    const { wire, timers } = queueing();
    timers.pass(5000);
    wire.drop();
    timers.pass(5000);
    wire.accept();
    expect(wire.count('queue:join')).toBe(3);
    expect(wire.last('queue:join')?.message).toEqual(WISH);
  });

  it('hears who waits and where it plays, and asks no more then', () => {
    const { wire, timers, told, leave } = queueing();
    wire.tell('queue', WAITING);
    wire.tell('queue', SEATED);
    expect(told).toEqual([WAITING, SEATED]);
    timers.pass(60_000);
    leave();
    expect([wire.count('queue:join'), wire.count('queue:leave')]).toEqual([1, 0]);
  });

  it('ends with a refusal', () => {
    const { wire, told, timers } = queueing();
    wire.last('queue:join')!.answer({ ok: false, code: 'too-many-requests' });
    timers.pass(60_000);
    expect(told).toEqual([{ type: 'ended', code: 'too-many-requests' }]);
    expect(wire.count('queue:join')).toBe(1);
  });

  it('ends as another wish takes its place, which goes on alone', () => {
    const { wire, timers, told, leave } = queueing();
    const [other, news]: [PlayNowWish, QueueNews[]] = [{ ...WISH, id: 'b'.repeat(32) }, []];
    queueFor(other, { wire, timers }, one => news.push(one));
    expect(told).toEqual([{ type: 'ended', code: 'replaced-by-newer-page' }]);
    leave();
    timers.pass(5000);
    wire.tell('queue', SEATED);
    expect([told.length, news, wire.count('queue:leave')]).toEqual([1, [SEATED], 0]);
    expect(wire.sent.slice(1).map(({ message }) => message)).toEqual([other, other]);
  });

  it('leaves, and hears nothing of it any more', () => {
    const { wire, told, leave } = queueing();
    leave();
    wire.tell('queue', SEATED);
    expect(wire.count('queue:leave')).toBe(1);
    expect(told).toEqual([]);
  });
});
