import type { RatingList, TableSettings, TokensView } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import { ANA, askerOf, EVA, personOf } from './testing/archive.ts';
import { HeldClock } from './testing/heldClock.ts';
import { LineProgram } from './testing/lines.ts';
import { PLAIN_BOTS } from './testing/plainBots.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and whole games on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 60_000, interval: 20 };

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const wish = async (cookie: string, body: object) => (await ask('/api/tokens', cookie, body)).value as TokensView;
const makeBot = async (cookie: string, name: string) =>
  (await wish(cookie, { type: 'make', name, scope: 'bot', days: null })).made!;
const connected = (token: string) => new LineProgram(server!.port, token).connected();
const LADDER: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'fast',
  absence: 'play-drawn',
  visibility: 'public',
  rated: true,
  outsideBots: true,
};

describe('a bot that a program plays', () => {
  it('is told from people by its name, and sits only where its like are let in', async () => {
    server = await testServer({ clock: new HeldClock() });
    const bot = await connected((await makeBot(ANA, 'Deep Tiles')).token);
    const me = (await bot.until('me')) as { id: string; name: string };
    expect(me).toEqual({ id: expect.not.stringMatching(personOf(ANA)), name: 'bot:Deep Tiles' });
    const host = await server.guest({ cookie: EVA });
    const code = await seat([host]);
    await bot.enter(code);
    expect(await bot.command(code, host.view!.seq, { type: 'sit' })).toMatchObject({ code: 'no-bots-here' });
    await host.say({ type: 'change-settings', settings: { ...SETTINGS, outsideBots: true } });
    expect(await bot.command(code, host.view!.seq, { type: 'sit' })).toMatchObject({ ok: true });
    await host.until(({ state }) => state.places.some(place => place.kind === 'person' && place.id === me.id));
    expect(host.view!.state.places[1]).toMatchObject({ kind: 'person', id: me.id, name: 'bot:Deep Tiles' });
    // Nobody is led to a table by chance where bots of others may be, and no person has such a name.
    const id = 'c'.repeat(32);
    expect(await bot.ask('queue:join', { id, way: 'friends', hands: 4, level: 'easy' })).toMatchObject({
      code: 'not-for-programs',
    });
    expect(await bot.ask('table:open', { id, settings: SETTINGS })).toMatchObject({ code: 'no-bots-here' });
    expect(await host.ask('table:open', { id, settings: LADDER })).toMatchObject({ code: 'only-bots-here' });
    await host.ask('me:rename', { name: 'bot:Eva' });
    await host.until(({ state }) => state.places.some(place => place.kind === 'person' && place.name === 'bot Eva'));
  });

  it('is rated with its like by rated games of theirs, which no person joins, and goes with its person', async () => {
    server = await testServer({ clock: fastClock(2000), bots: PLAIN_BOTS });
    const [one, two] = [await makeBot(ANA, 'Deep Tiles'), await makeBot(EVA, 'Plain Tiles')];
    const programs = await Promise.all([one, two].map(({ token }) => connected(token)));
    const watcher = await server.guest();
    const opened = await programs[0]!.ask('table:open', { id: 'd'.repeat(32), settings: LADDER });
    const code = opened.code as unknown as string;
    await watcher.enter(code);
    expect(await watcher.say({ type: 'sit' })).toMatchObject({ code: 'only-bots-here' });
    await programs[1]!.enter(code);
    const { seq } = watcher.view!;
    await programs[1]!.command(code, seq, { type: 'sit' });
    for (let n = 0; n < 2; n++) await programs[0]!.command(code, seq, { type: 'add-bot', level: 'easy' });
    await programs[0]!.command(code, seq, { type: 'start' });
    await Promise.all(programs.map(one => one.play(code, ({ session }) => session.phase === 'over')));
    const ladder = async (cookie: string) => (await ask('/api/ratings?of=bots', cookie)).value as RatingList;
    await vi.waitFor(async () => expect((await ladder(ANA)).count).toBe(2), PATIENCE);
    expect((await ladder(ANA)).mine).toMatchObject({ name: 'bot:Deep Tiles', games: 1, isProvisional: true });
    expect(((await ask('/api/ratings', ANA)).value as RatingList).count).toBe(0);
    expect((await ask('/api/ratings?of=cats', ANA)).status).toBe(400);

    const ana = await server.guest({ cookie: ANA });
    await ana.ask('me:forget', {});
    await programs[0]!.ended();
    await vi.waitFor(
      async () => expect((await ladder(EVA)).people.map(({ name }) => name)).toEqual(['bot:Plain Tiles']),
      PATIENCE,
    );
    await vi.waitFor(() => {
      const names = watcher.view!.state.places.map(place => (place.kind === 'empty' ? '' : place.name));
      expect(names.filter(name => name.startsWith('bot:'))).toHaveLength(2);
      expect(names).not.toContain('bot:Deep Tiles');
    }, PATIENCE);
    await expect(connected(one.token)).rejects.toThrow('401');
  });

  it('is cut off with another token of its own, and with the person whose it is', async () => {
    const store = memoryStore();
    server = await testServer({ store });
    const first = await makeBot(ANA, 'Deep Tiles');
    const before = await connected(first.token);
    const { made } = await wish(ANA, { type: 'renew', id: first.id });
    await before.ended();
    await expect(connected(first.token)).rejects.toThrow('401');
    const after = await connected(made!.token);
    expect(await after.until('me')).toMatchObject({ name: 'bot:Deep Tiles' });
    await wish(ANA, { type: 'revoke', id: first.id });
    await after.ended();
    expect(after.told.at(-1)).toEqual({ name: 'notice', message: { code: 'bad-token' } });
  });
});
