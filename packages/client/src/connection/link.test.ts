import { describe, expect, it } from 'vitest';
import { FakeTimers, FakeWire } from '../testing/wire.ts';
import { retryDelay } from './backoff.ts';
import { createLink } from './link.ts';
import type { LinkState } from './linkState.ts';

function started() {
  const wire = new FakeWire();
  const timers = new FakeTimers();
  const states: LinkState[] = [];
  const link = createLink({ wire, timers, random: () => 0.5, onState: state => states.push(state) });
  link.start();
  return { wire, timers, states, link, now: () => states.at(-1)! };
}

describe('the delay before another attempt', () => {
  it('lies between half a second and five, and grows', () => {
    const spans = [0, 1, 2, 3, 9].map(failures => [retryDelay(failures, () => 0), retryDelay(failures, () => 1)]);
    expect(spans).toEqual([
      [500, 1000],
      [500, 2000],
      [500, 4000],
      [500, 5000],
      [500, 5000],
    ]);
  });
});

describe('the link', () => {
  it('announces the next attempt, makes it on time, and starts from short delays after a success', () => {
    const { wire, timers, now } = started();
    wire.drop('xhr poll error');
    expect(now()).toEqual({ status: 'offline', retryAt: timers.now() + 750, isRestart: false });
    timers.pass(750);
    expect(wire.opened).toBe(2);
    wire.accept();
    expect(now()).toEqual({ status: 'online' });
    wire.drop();
    expect(now()).toMatchObject({ retryAt: timers.now() + 750 });
  });

  it('tries at once when asked, and only once', () => {
    const { wire, timers, link } = started();
    wire.drop();
    link.retryNow();
    timers.pass(10_000);
    expect(wire.opened).toBe(2);
  });

  it('after sleep finds a dead connection within three seconds', () => {
    const { wire, timers, link, now } = started();
    wire.accept();
    link.check();
    timers.pass(3000);
    expect(now().status).toBe('offline');
  });

  it('after sleep keeps a connection that answers', () => {
    const { wire, timers, link, now } = started();
    wire.accept();
    link.check();
    wire.last('time')!.answer({ ok: true, now: 1 });
    timers.pass(60_000);
    expect(now().status).toBe('online');
  });

  it('stays closed on the older of two pages until it is taken back', () => {
    const { wire, timers, link, now } = started();
    wire.accept();
    wire.tell('notice', { code: 'replaced-by-newer-page' });
    timers.pass(60_000);
    expect(now()).toEqual({ status: 'replaced' });
    expect(wire.opened).toBe(1);
    link.check();
    expect(wire.opened).toBe(1);
    link.start();
    wire.accept();
    expect(now().status).toBe('online');
  });

  it('asks for a reload when the versions differ, whether told by a notice or by the refused connection', () => {
    const told = started();
    told.wire.accept();
    told.wire.tell('notice', { code: 'wrong-version' });
    expect(told.now()).toEqual({ status: 'outdated' });
    const refused = started();
    refused.wire.drop('wrong-version');
    expect(refused.now()).toEqual({ status: 'outdated' });
  });

  it('keeps the reason why the server refuses more pages, and retries', () => {
    const { wire, timers, now } = started();
    wire.drop('too-many-pages');
    expect(now()).toMatchObject({ status: 'offline', why: 'too-many-pages' });
    timers.pass(750);
    expect(wire.opened).toBe(2);
    wire.drop('xhr poll error');
    expect(now()).toMatchObject({ status: 'offline', why: undefined });
  });

  it('says after three attempts that the server answers, but no wire comes through, until one does', async () => {
    const { wire, timers, now } = started();
    let isThere = false;
    wire.isServerThere = async () => isThere;
    const fail = async () => {
      wire.drop('websocket error');
      await Promise.resolve();
      await Promise.resolve();
      timers.pass(5000);
    };
    for (let n = 0; n < 3; n++) await fail();
    expect(now()).not.toHaveProperty('isBlocked');
    isThere = true;
    await fail();
    expect(now()).toMatchObject({ status: 'offline', isBlocked: true });
    await fail();
    expect(now()).toMatchObject({ status: 'offline', isBlocked: true });
    wire.drop('too-many-pages');
    expect(now()).toMatchObject({ why: 'too-many-pages' });
    wire.accept();
    wire.drop();
    expect(now()).not.toHaveProperty('isBlocked');
  });

  it('shows that the server restarts', () => {
    const { wire, now } = started();
    wire.accept();
    wire.tell('notice', { code: 'server-stopping' });
    wire.drop();
    expect(now()).toMatchObject({ status: 'offline', isRestart: true });
  });
});
