import type { GameList, OpenedGame } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import { readRecord } from '@gorrion/table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { retireAt } from './testing/appending.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE, personOf, playGame } from './testing/archive.ts';
import { playOn } from './testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and whole hands on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let played: Awaited<ReturnType<typeof playGame>>;
beforeAll(async () => {
  played = await playGame();
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const listOf = async (cookie: string, query = '') => (await ask(`/api/games${query}`, cookie)).value as GameList;

/** Opens a server that has the game which Ana and Bea have played. */
async function playedGame() {
  const store = await played.newStore();
  server = await testServer({ clock: fastClock(100), store });
  return { ...played, store };
}

describe('a game that ended', () => {
  it('is in the lists of its players, and opens by its link for everybody else', async () => {
    const { id } = await playedGame();
    for (const cookie of [ANA, BEA]) {
      const { games, counts } = await listOf(cookie);
      expect(games).toMatchObject([{ summary: { id, played: 1, end: 'abandoned' }, origin: 'table', access: 'link' }]);
      expect(counts).toEqual({ all: 1, starred: 0 });
    }
    expect((await listOf(EVA)).games).toEqual([]);
    const { status, value } = await ask(`/api/games/${id}`, EVA);
    expect(status).toBe(200);
    const opened = value as OpenedGame;
    expect(opened).toMatchObject({ isHost: false, player: null, hidesNames: false });
    const check = (text: unknown) => recordSchema.parse(text);
    expect(readRecord(JSON.stringify(opened.record), check)).toMatchObject({ ok: true });
    expect(((await ask(`/api/games/${id}`, ANA)).value as OpenedGame).isHost).toBe(true);
  });

  it('is read by its players only, by everybody with the link, or found by all, as its host says', async () => {
    const { id } = await playedGame();
    const path = `/api/games/${id}`;
    expect((await ask(path, BEA, { access: 'players' })).status).toBe(403);
    expect((await ask(path, EVA, { access: 'players' })).value).toEqual({ code: 'not-the-host' });
    expect((await ask(path, ANA, { access: 'players' })).status).toBe(200);
    expect(await ask(path, EVA)).toEqual({ status: 403, value: { code: 'game-for-players' } });
    expect((await ask(path, BEA)).status).toBe(200);
    expect(((await ask('/api/public', EVA)).value as GameList).games).toEqual([]);
    await ask(path, ANA, { access: 'public' });
    expect(((await ask('/api/public', EVA)).value as GameList).games).toHaveLength(1);
    expect((await ask(path, EVA)).status).toBe(200);
  });

  it('has a link that hides the names of all', async () => {
    const { id } = await playedGame();
    const opened = (await ask(`/api/games/${id}`, BEA, { alias: true })).value as OpenedGame;
    expect(opened.alias).toMatch(/^[2-9A-Z]{16}-1$/);
    const { value } = await ask(`/api/games/${opened.alias}`, EVA);
    const { record, hidesNames, alias } = value as OpenedGame;
    expect({ hidesNames, alias, id: record.id }).toEqual({ hidesNames: true, alias: null, id: opened.alias });
    expect(record.sheet.players.map(({ name }) => name)).toEqual(['East', 'South', 'West', 'North']);
    expect(record.sheet.lines).toEqual(opened.record.sheet.lines);
    const told = JSON.stringify(value);
    for (const { name } of opened.record.sheet.players) expect(told).not.toContain(`"${name}"`);
    for (const cookie of [ANA, BEA]) expect(told).not.toContain(personOf(cookie));
    expect(told).not.toContain(id);
  });

  it('is starred by one person and found by name, fan and star', async () => {
    const { id } = await playedGame();
    await ask(`/api/games/${id}`, ANA, { isStarred: true });
    const found = async (cookie: string, query: string) => (await listOf(cookie, query)).games.length;
    expect([await found(ANA, '?starred=1'), await found(BEA, '?starred=1')]).toEqual([1, 0]);
    expect([await found(BEA, '?text=aNA'), await found(BEA, '?text=%25')]).toEqual([1, 0]);
    const { games } = await listOf(ANA);
    const fans = games[0]!.summary.fans[games[0]!.player!];
    for (const fan of ['all-chows', 'flower-tiles', ...fans].filter(one => one !== 'flower-tiles'))
      expect(await found(ANA, `?fan=${fan}`)).toBe(fans.includes(fan as never) ? 1 : 0);
    expect(await found(ANA, `?before=${games[0]!.summary.to}`)).toBe(0);
    for (const query of ['fan=nothing', 'before=0.5', 'since=0.5'])
      expect((await ask(`/api/games?${query}`, ANA)).status, query).toBe(400);
  });

  it('is kept after a crash between its end and its record', async () => {
    const { id, store } = await playedGame();
    await store.dropGame(id as never);
    const { liveTables } = store;
    await server!.close();
    expect(await liveTables()).toHaveLength(1);
    server = await testServer({ clock: fastClock(100), store: { ...store, close: async () => {} } });
    await vi.waitFor(async () => expect((await listOf(ANA)).games).toHaveLength(1), PATIENCE);
  });

  it('does not stay with the name of a person who is forgotten', async () => {
    const { id, store } = await playedGame();
    const guest = await server!.guest({ cookie: ANA });
    await guest.ask('me:forget', {});
    await retireAt(store, id.split('-')[0] as never);
    await vi.waitFor(async () => {
      const { value } = await ask(`/api/games/${id}`, BEA);
      expect(JSON.stringify(value)).not.toContain('"Ana"');
    }, PATIENCE);
  });
});

describe('an upload', () => {
  it('of a record gets a link of its own; the same game twice is one, and its bringer takes it away', async () => {
    const { id } = await playedGame();
    const { record } = (await ask(`/api/games/${id}`, ANA)).value as OpenedGame;
    const { value } = await ask('/api/games', EVA, { record, player: null });
    const brought = (value as { id: string }).id;
    expect(brought).not.toBe(id);
    expect((await ask('/api/games', EVA, { record, player: null })).value).toEqual({ id: brought });
    expect((await ask(`/api/games/${brought}`, BEA)).value).toMatchObject({ origin: 'file', isHost: false });
    expect((await ask(`/api/games/${brought}`, BEA, { isDropped: true })).status).toBe(403);
    expect((await ask(`/api/games/${id}`, ANA, { isDropped: true })).status).toBe(403);
    expect((await ask(`/api/games/${brought}`, EVA, { isDropped: true })).status).toBe(200);
    expect((await ask(`/api/games/${brought}`, EVA)).value).toEqual({ code: 'no-such-game' });
  });

  it('of a game on a device has clean names, and loses that of its bringer when they are forgotten', async () => {
    const { id } = await playedGame();
    const { record } = (await ask(`/api/games/${id}`, ANA)).value as OpenedGame;
    const onDevice = JSON.parse(JSON.stringify(record).replaceAll(personOf(ANA), 'this-device'), (_, value) =>
      value === 'Ana' ? '\u202EA\u200Bn\0a\r\n' : value,
    );
    const eva = await server!.guest({ cookie: EVA });
    const { value } = await ask('/api/games', EVA, { record: onDevice, player: null });
    const brought = (value as { id: string }).id;
    expect(JSON.stringify((await ask(`/api/games/${brought}`, BEA)).value)).toContain('"Ana"');
    await eva.ask('me:forget', {});
    await vi.waitFor(async () => {
      const { value: now } = await ask(`/api/games/${brought}`, BEA);
      expect(JSON.stringify(now)).not.toContain('"Ana"');
    }, PATIENCE);
  });

  it('that is no game, or comes from a foreign page, is refused and stores nothing', async () => {
    const { id } = await playedGame();
    const { record } = (await ask(`/api/games/${id}`, ANA)).value as OpenedGame;
    const longNamed = JSON.parse(JSON.stringify(record).replaceAll('"Ana"', `"${'A'.repeat(200)}"`));
    const facts = record.facts.map(fact => ({ ...fact, at: fact.at + 0.5 }));
    const between = { ...record, facts, from: record.from + 0.5, to: record.to + 0.5 };
    for (const bad of [
      {},
      { ...record, log: 99 },
      { ...record, facts: record.facts.slice(1) },
      longNamed,
      between,
      null,
    ])
      expect(await ask('/api/games', EVA, { record: bad, player: null })).toEqual({
        status: 422,
        value: { code: 'bad-file' },
      });
    expect((await ask('/api/games', EVA, { record, player: null }, 'https://evil.example')).status).toBe(400);
    expect((await ask('/api/games', EVA, { record: 'x'.repeat(8_100_000), player: null })).status).toBe(422);
    expect((await listOf(EVA)).games).toEqual([]);
  });
});

describe('a spectator of a public table', () => {
  it('gets the finished hands open, and nothing of the hand in play', async () => {
    server = await testServer({ clock: fastClock(100) });
    const ana = await server.guest({ cookie: ANA });
    const code = await seat([ana], { ...SETTINGS, visibility: 'public' });
    for (let n = 0; n < 3; n++) await ana.say({ type: 'add-bot', level: 'easy' });
    await ana.say({ type: 'start' });
    const play = playOn(ana);
    const path = `/api/tables/${code}/hands`;
    await ana.until(({ state }) => state.session.phase === 'playing');
    expect((await ask(path, EVA)).value).toBeNull();
    await ana.until(({ state }) => state.session.results.length > 0);
    play.stop();
    const { value } = await ask(path, EVA);
    expect(value).toMatchObject({ sheet: { end: null, lines: [{ hand: 1 }] } });
    expect((await ask(path, EVA)).value).toEqual(value);
    const again = playOn(ana);
    await ana.say({ type: 'ready' });
    await ana.until(({ state }) => state.session.results.length > 1);
    again.stop();
    expect((await ask(path, EVA)).value).toMatchObject({ sheet: { lines: [{ hand: 1 }, { hand: 2 }] } });
    expect((await ask('/api/tables/ABCDEFGH/hands', EVA)).status).toBe(404);
  });

  it('gets nothing of a table that only its link finds', async () => {
    const { code } = await playedGame();
    expect((await ask(`/api/tables/${code}/hands`, EVA)).status).toBe(404);
  });
});
