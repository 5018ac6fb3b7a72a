import { MOST_AMONG_CLOSE, NEWCOMER } from '@gorrion/events/rating';
import type { RatingList, TableSettings } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE, personOf } from './testing/archive.ts';
import { playOn } from './testing/player.ts';
import { fastClock, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets and a whole game on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const RATED: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'fast',
  absence: 'play-drawn',
  visibility: 'public',
  rated: true,
};

const ADDRESS = '198.51.100.7';
const ask = askerOf(() => server!.port);
const ratings = async (cookie: string): Promise<RatingList> => (await ask('/api/ratings', cookie)).value as RatingList;

it('rates the people of a rated game once it is over, by their chosen names, bounded in one network, and again after a restart', async () => {
  const store = memoryStore();
  server = await testServer({ clock: fastClock(200), store });
  const ana = await server.guest({ cookie: ANA, address: ADDRESS });
  const bea = await server.guest({ cookie: BEA, address: ADDRESS });
  await ana.ask('me:rename', { name: 'Ana' });
  const code = await seat([ana, bea], RATED);
  await ana.say({ type: 'add-bot', level: 'easy' });
  await ana.say({ type: 'add-bot', level: 'beginner' });
  expect(await ratings(ANA)).toMatchObject({ people: [], mine: null, count: 0 });
  await ana.say({ type: 'start' });
  for (const guest of [ana, bea]) playOn(guest);
  await ana.until(({ state }) => state.session.phase === 'over');
  await vi.waitFor(async () => expect((await ratings(ANA)).count).toBe(2), PATIENCE);

  const list = await ratings(ANA);
  expect(list.mine).toMatchObject({ name: 'Ana', games: 1, lacking: 10, isProvisional: true, you: true });
  for (const { value } of list.people) expect(Math.abs(value - NEWCOMER.mean)).toBeLessThanOrEqual(MOST_AMONG_CLOSE);
  const [game] = await store.ratedGames();
  const people = await store.peopleOf(game!.summary.id);
  expect(new Set(people.map(({ network }) => network))).toEqual(new Set([Math.min(...people.map(one => one.player!))]));
  expect(JSON.stringify([people, await store.readGame(game!.summary.id)])).not.toContain(ADDRESS);
  expect(list.people.filter(({ you }) => you)).toEqual([list.mine]);
  expect((await ratings(EVA)).mine).toBeNull();
  const text = JSON.stringify(list);
  for (const secret of [personOf(ANA), personOf(BEA), code]) expect(text).not.toContain(secret);

  await bea.ask('me:rename', { name: 'Beatriz' });
  expect((await ratings(ANA)).people.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Beatriz']);
  await server.close();
  server = await testServer({ clock: fastClock(200), store });
  expect((await ratings(ANA)).mine).toEqual(list.mine);
});

it('refuses to open a rated table with hints', async () => {
  server = await testServer();
  const ana = await server.guest({ cookie: ANA });
  const wish = { id: 'e'.repeat(32), settings: { ...RATED, hints: 'facts' } } as const;
  expect(await ana.ask('table:open', wish)).toEqual({ ok: false, code: 'settings-contradict' });
});
