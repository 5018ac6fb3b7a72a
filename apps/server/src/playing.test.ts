import type { Entry, Snapshot } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { verifyShuffle } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from './testing/guest.ts';
import { playOn } from './testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

const isScored = ({ state }: { state: Snapshot['state'] }) => state.session.results.length > 0;

async function table(watchers: number, times = 100) {
  server = await testServer({ clock: fastClock(times) });
  const guests = await Promise.all(PLAYERS.map(() => server.guest()));
  const code = await seat(guests);
  const watching = await Promise.all(Array.from({ length: watchers }, () => server.guest()));
  for (const watcher of watching) await watcher.enter(code);
  return { code, guests, watching };
}

/** Returns the value after a round trip through JSON, which drops undefined keys. */
const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Returns everything concealed in the entries that a spectator got: secrets, tiles in hand or wall, claims. */
function concealedIn({ frames }: Guest): unknown[] {
  const found: unknown[] = [];
  const look = (entry: Entry) => {
    if (entry.event.type === 'shuffle-committed' && entry.event.secret) found.push(entry.event.secret);
    if (entry.event.type !== 'session' || entry.event.event.type !== 'hand') return;
    const { event } = entry.event.event;
    if (event.type === 'dealt')
      found.push(...event.hands.flat().filter(tile => tile >= 0), ...event.wall.filter(tile => tile >= 0));
    if (event.type === 'drew' && event.tile >= 0) found.push(event);
    if (event.type === 'claim-made') found.push(event);
  };
  for (const { name, message } of frames)
    if (name === 'table:entries') (message as { entries: Entry[] }).entries.forEach(look);
  return found;
}

describe('a table of four', () => {
  it('plays a hand to its end by legal moves, and all pages fold the same state as the server', async () => {
    const { code, guests, watching } = await table(2);
    const players = guests.map(playOn);
    expect(await guests[0]!.say({ type: 'start' })).toMatchObject({ ok: true });
    await Promise.all([...guests, ...watching].map(guest => guest.until(isScored)));
    for (const { stop } of players) stop();

    expect(players.flatMap(({ refusals }) => refusals).filter(code => code !== 'stale-command')).toEqual([]);
    expect(new Set(guests.map(({ view }) => view?.viewer))).toEqual(new Set(PLAYERS));
    for (const guest of [...guests, ...watching]) {
      const folded = guest.view;
      const fresh = await guest.enter(code);
      expect(fresh).toMatchObject({ ok: true, snapshot: asSent({ ...folded }) });
    }
    expect(watching[0]!.frames.length).toBeGreaterThan(50);
    for (const watcher of watching) expect(concealedIn(watcher)).toEqual([]);
  });

  it('sends each viewer the transcript of a finished hand, with the events they got during it', async () => {
    const { code, guests, watching } = await table(1);
    const [watcher] = watching;
    const recordFor = async (guest: Guest) => {
      const answer = await guest.ask('table:transcript', { code });
      return answer.ok ? answer.transcript : answer.code;
    };
    expect(await recordFor(guests[0]!)).toBe('no-hand-over');
    const players = guests.map(playOn);
    await guests[0]!.say({ type: 'start' });
    await Promise.all([...guests, watcher!].map(guest => guest.until(isScored)));
    for (const { stop } of players) stop();
    for (const guest of [...guests, watcher!]) {
      const record = await recordFor(guest);
      if (typeof record === 'string') throw new Error(record);
      expect(record).toMatchObject({ table: code, game: 1, hand: 1, viewer: guest.view!.viewer });
      expect(verifyShuffle(record.shuffle)).toMatchObject({ isGenuine: true });
      // The page got every event of the transcript, in the same form, during the hand.
      const heard = new Set(
        guest.frames.flatMap(({ name, message }) =>
          name === 'table:entries'
            ? (message as { entries: Entry[] }).entries.map(({ event }) => JSON.stringify(event))
            : [],
        ),
      );
      const inHand = record.facts.filter(({ event }) => event.type === 'session' && event.event.type === 'hand');
      expect(inHand.length).toBeGreaterThan(20);
      for (const { event } of inHand) expect(heard).toContain(JSON.stringify(event));
    }
    const stranger = await server.guest();
    expect(await stranger.ask('table:transcript', { code })).toEqual({ ok: false, code: 'not-at-this-table' });
  });

  it('deals from a wall to which every page contributed a nonce', async () => {
    // In real time, in which also a busy machine answers before the server goes on without a nonce.
    const { guests } = await table(0, 1);
    await guests[0]!.say({ type: 'start' });
    const { state } = await guests[3]!.until(({ state }) => state.session.hand.phase.name === 'turn');
    if (state.proof?.format !== 3) throw new Error('an older format');
    expect(state.proof.chairs.map(({ nonce }) => typeof nonce)).toEqual(Array(4).fill('string'));
    expect(guests.map(({ memory }) => memory.tables.length)).toEqual([1, 1, 1, 1]);
    expect(state.proof?.order).toBeDefined();
  });

  it('hides the concealed tiles of the other seats from a player', async () => {
    const { guests } = await table(0);
    await guests[0]!.say({ type: 'start' });
    for (const guest of guests) {
      const { state, viewer } = await guest.until(({ state }) => state.session.hand.phase.name === 'turn');
      const seen = state.session.hand.seats.filter(({ concealed }) => concealed.some(tile => tile >= 0));
      expect(viewer).not.toBe('spectator');
      expect(seen).toHaveLength(1);
      expect(state.secret).toBeUndefined();
    }
  });

  it('sends the missed entries after a reconnect, or a snapshot if the viewer changed', async () => {
    const { code, guests } = await table(0);
    const [host, other] = guests as [Guest, Guest];
    const before = { seq: other.view!.seq, viewer: other.view!.viewer };
    await host.say({ type: 'start' });
    await other.until(({ state }) => state.session.phase === 'playing');
    const spectatorsNumber = await other.ask('table:enter', { code, since: before.seq, viewer: 'spectator' });
    expect(spectatorsNumber).toMatchObject({ ok: true, snapshot: { code } });
    const { seq, viewer } = other.view!;
    const missed = await other.ask('table:enter', { code, since: seq - 1, viewer });
    expect(missed).toMatchObject({ ok: true, entries: [{ seq }] });
    expect(await other.ask('table:enter', { code, since: seq + 50, viewer })).toMatchObject({
      ok: true,
      snapshot: { code },
    });
  });
});

describe('one person against bots', () => {
  it('plays a hand; a repeated request opens the table once', async () => {
    server = await testServer({ clock: fastClock(100) });
    const guest = await server.guest();
    const wish = { id: 'a'.repeat(32), settings: SETTINGS, against: 'beginner' as const };
    const [first, again] = await Promise.all([guest.ask('table:open', wish), guest.ask('table:open', wish)]);
    expect(again).toEqual(first);
    if (!first.ok) throw new Error(first.code);
    await guest.enter(first.code);
    const player = playOn(guest);
    await guest.until(isScored);
    player.stop();
    expect(player.refusals.filter(code => code !== 'stale-command')).toEqual([]);
  });
});
