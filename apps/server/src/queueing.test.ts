import type { PlayNowWish, QueueNews, TableSettings } from '@gorrion/protocol';
import { playNowSettings } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { HeldClock } from './testing/heldClock.ts';
import { type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy. The clock stands still unless a test lets time pass.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let clock: HeldClock;
let server: TestServer;
beforeEach(async () => {
  clock = new HeldClock();
  clock.run(0);
  server = await testServer({ clock });
});
afterEach(() => server.close());

const WISH = { way: 'friends', hands: 4, level: 'beginner' } as const;
const press = (guest: Guest, wish: Partial<PlayNowWish> = {}) =>
  guest.ask('queue:join', { id: newId(), ...WISH, ...wish });
const newsOf = ({ frames }: Guest): QueueNews | undefined =>
  frames.findLast(({ name }) => name === 'queue')?.message as QueueNews | undefined;
const told = (guest: Guest, news: Partial<QueueNews>) =>
  vi.waitFor(() => expect(newsOf(guest)).toMatchObject(news), { timeout: 10_000, interval: 5 });

/** Lets time pass until it is so, at most `most` ms; returns how many. */
async function passUntil(isSo: () => boolean, most = 600_000): Promise<number> {
  for (let passed = 0; passed < most; passed += 100) {
    await clock.pass(100);
    // Packets are on their way in real time.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    if (isSo()) return passed;
  }
  throw new Error(`not so within ${most} ms`);
}

/** Goes to the table that the queue has found. */
async function arrive(guest: Guest): Promise<string> {
  await told(guest, { type: 'seated' });
  const { code } = newsOf(guest) as Extract<QueueNews, { type: 'seated' }>;
  await guest.enter(code);
  return code;
}

const kindsAt = ({ view }: Guest) => view?.state.places.map(({ kind }) => kind).toSorted();
const hasTiles = ({ view }: Guest) => view?.state.session.phase === 'playing';

async function openPublic(host: Guest, settings: Partial<TableSettings> = {}): Promise<string> {
  const opened = await host.ask('table:open', { id: newId(), settings: { ...playNowSettings(WISH), ...settings } });
  if (!opened.ok) throw new Error(opened.code);
  await host.enter(opened.code);
  return opened.code;
}

describe('who plays now', () => {
  it('and is alone has tiles within ten seconds, with bots in the other seats', async () => {
    const ana = await server.guest();
    expect(await press(ana)).toEqual({ ok: true });
    await told(ana, { type: 'waiting', names: [], others: 0 });
    const looking = await passUntil(() => newsOf(ana)?.type === 'seated');
    await arrive(ana);
    const dealing = await passUntil(() => hasTiles(ana));
    expect(looking + dealing).toBeLessThan(10_000);
    expect(kindsAt(ana)).toEqual(['bot', 'bot', 'bot', 'person']);
  });

  it('meets others: each sees who is there, and they begin together', async () => {
    const [ana, bea] = [await server.guest(), await server.guest()];
    await press(ana, { hands: 16 });
    await clock.pass(1000);
    await press(bea, { hands: 8, level: 'expert' });
    await clock.pass(250);
    await told(ana, { type: 'waiting', names: [bea.me!.name], others: 1 });
    await told(bea, { type: 'waiting', names: [ana.me!.name], until: (newsOf(ana) as { until: number }).until });
    await clock.pass(17_500);
    expect(newsOf(ana)).toMatchObject({ type: 'waiting' });
    await clock.pass(1500);
    expect(await arrive(ana)).toBe(await arrive(bea));
    expect(kindsAt(ana)).toEqual(['bot', 'bot', 'person', 'person']);
    // Nobody plays for longer than they wanted.
    expect(ana.view?.state.settings).toMatchObject({ hands: 8, way: 'friends', visibility: 'public' });
  });

  it('does not wait once four are there', async () => {
    const guests = await Promise.all([1, 2, 3, 4].map(() => server.guest()));
    for (const guest of guests) await press(guest, { way: 'competition' });
    await clock.pass(300);
    const codes = await Promise.all(guests.map(arrive));
    expect(new Set(codes).size).toBe(1);
    expect(kindsAt(guests[0]!)).toEqual(['person', 'person', 'person', 'person']);
    expect(guests[0]!.view?.state.settings).toMatchObject({ clock: 'wmo', rules: { assist: 'strict' } });
  });

  it('is led to no table that somebody has prepared, by whatever name', async () => {
    const [ana, bea] = [await server.guest(), await server.guest()];
    const id = newId();
    const settings = { ...playNowSettings(WISH), clock: 'none', absence: 'wait', visibility: 'link' } as const;
    const prepared = await ana.ask('table:open', { id, settings });
    await press(ana, { id });
    await press(bea);
    await passUntil(() => newsOf(bea)?.type === 'seated');
    expect(newsOf(bea)).not.toMatchObject({ code: prepared.ok && prepared.code });
    await arrive(bea);
    expect(bea.view?.state.settings).toMatchObject(playNowSettings(WISH));
  });

  it('waits for nobody who has left or lost the connection', async () => {
    const [ana, bea, ciro] = [await server.guest(), await server.guest(), await server.guest()];
    for (const guest of [ana, bea, ciro]) await press(guest);
    await clock.pass(2500);
    await told(ana, { type: 'waiting', others: 2 });
    await bea.ask('queue:leave', {});
    ciro.close();
    // The server hears of the closed connection in real time.
    await vi.waitFor(async () => {
      await clock.pass(250);
      expect(newsOf(ana)).toMatchObject({ type: 'seated' });
    }, 10_000);
    await arrive(ana);
    expect(kindsAt(ana)).toEqual(['bot', 'bot', 'bot', 'person']);
  });

  it('and never comes to the table holds up nobody: a bot plays for them', async () => {
    const [ana, bea] = [await server.guest(), await server.guest()];
    await press(ana);
    await press(bea);
    await passUntil(() => newsOf(ana)?.type === 'seated');
    await arrive(ana);
    await passUntil(() => hasTiles(ana), 12_000);
    const away = ana.view?.state.places.find(place => place.kind === 'person' && place.id === bea.me?.id);
    expect(away).toMatchObject({ presence: 'away' });
  });

  it('finds the table again after a lost connection, and plays at no second one', async () => {
    const ana = await server.guest();
    const id = newId();
    await press(ana, { id });
    await press(ana, { id });
    await passUntil(() => newsOf(ana)?.type === 'seated');
    const first = newsOf(ana);
    ana.frames.length = 0;
    await press(ana, { id });
    await told(ana, first!);
    expect((await ana.ask('lobby:watch', {})) as unknown).toMatchObject({ lobby: { mine: [{ stage: 'gathering' }] } });
  });

  it('on a second page ends the wait of the first', async () => {
    const [first, second] = [await server.guest({ cookie: ANA }), await server.guest({ cookie: ANA })];
    await press(first);
    await press(second);
    await told(first, { type: 'ended', code: 'replaced-by-newer-page' });
    await told(second, { type: 'waiting', others: 0 });
  });

  it('too often is refused', async () => {
    const ana = await server.guest({ address: '198.51.100.7' });
    for (let n = 0; n < 20; n++) expect(await press(ana)).toEqual({ ok: true });
    expect(await press(ana)).toEqual({ ok: false, code: 'too-many-requests' });
  });
});

describe('tables that are there', () => {
  it('are filled first: a free seat at a public table of the same way is given once', async () => {
    const [host, ana, bea] = [await server.guest(), await server.guest(), await server.guest()];
    const code = await openPublic(host);
    for (let n = 0; n < 2; n++) await host.say({ type: 'add-bot', level: 'beginner' });
    await press(ana);
    await clock.pass(300);
    await told(ana, { type: 'seated', code, isSeated: false } as QueueNews);
    await press(bea);
    await clock.pass(300);
    expect(newsOf(bea)).toMatchObject({ type: 'waiting' });
  });

  it('of another way, of longer games, or whose host is gone are left alone', async () => {
    const hosts = [await server.guest(), await server.guest(), await server.guest()];
    await openPublic(hosts[0]!, playNowSettings({ ...WISH, way: 'competition' }));
    await openPublic(hosts[1]!, { hands: 16 });
    await openPublic(hosts[2]!);
    hosts[2]!.close();
    const ana = await server.guest();
    const lobby = async () => {
      const answer = await ana.ask('lobby:watch', {});
      return answer.ok ? answer.lobby.open.length : 0;
    };
    // Nobody is told of a table that nobody is at.
    await vi.waitFor(async () => {
      await clock.pass(4000);
      expect(await lobby()).toBe(2);
    }, 10_000);
    await press(ana);
    await clock.pass(1500);
    expect(newsOf(ana)).toMatchObject({ type: 'waiting' });
  });
});
