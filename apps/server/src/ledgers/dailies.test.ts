import { type DailyTold, type DailyView, dateAt, dayAfter, POOLS } from '@gorrion/events/daily';
import { gameIdOf, type OpenedGame, type TableCode } from '@gorrion/protocol';
import { verifySealed } from '@gorrion/table';
import { afterEach, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from '../identity/cookie.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { Store } from '../persistence/store.ts';
import { discardAt } from '../testing/appending.ts';
import { ANA, askerOf, BEA, EVA, PATIENCE } from '../testing/archive.ts';
import { type Guest, newId } from '../testing/guest.ts';
import { HeldClock } from '../testing/heldClock.ts';
import { PLAIN_BOTS } from '../testing/plainBots.ts';
import { playAt } from '../testing/player.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { resultsIn } from './duplicateResults.ts';

// Real sockets and whole games on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const MORNING = Date.parse('2030-03-04T06:00:00Z');
const TODAY = dateAt(MORNING);
const DAY = 86_400_000;

/** Somebody who has not played the day of the first test. */
const FAY = signedCookies(Buffer.alloc(32, 1)).write(newPersonId(), false).split(';')[0]!;

let clock: HeldClock;
let store: Store;
let server: TestServer | undefined;
const start = async (env: Record<string, string> = {}) => {
  server = await testServer({ clock, store, bots: PLAIN_BOTS, env });
};
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = askerOf(() => server!.port);
const told = async (cookie: string, date = TODAY): Promise<DailyTold> =>
  (await ask(`/api/daily/${date}`, cookie)).value;
const dayOf = async (cookie: string, date = TODAY): Promise<DailyView> => (await told(cookie, date)).day;
const begin = async (cookie: string, date = TODAY) => ask(`/api/daily/${date}`, cookie, {});

const play = (cookie: string, code: TableCode, hands?: number): Promise<Guest> => playAt(server!, cookie, code, hands);

const whenPlayed = (cookie: string, date = TODAY) =>
  vi.waitFor(async () => {
    const { mine } = await dayOf(cookie, date);
    if (!mine?.result?.hands[0]?.expert || mine.result.bots < 15) throw new Error('not compared yet');
    return mine.result;
  }, PATIENCE);

it('is sealed, played, compared with bots, kept from others through a restart, and open the next day', async () => {
  store = memoryStore();
  clock = new HeldClock(MORNING - Date.now());
  clock.run(400);
  await start();
  const sealed = await dayOf(ANA);
  expect([sealed.commitments.length, sealed.pools, sealed.isOver]).toEqual([POOLS, undefined, false]);
  expect((await ask('/api/daily', EVA)).value).toMatchObject({
    today: TODAY,
    day: { commitments: sealed.commitments },
  });
  // Only the server has to do with the ledger of a day.
  const wish = { date: TODAY, level: 'beginner', pools: [] };
  expect((await ask('/api/ledgers/daily', ANA, { id: newId(), wish })).value).toEqual({ code: 'no-such-ledger' });

  const { code } = (await begin(ANA)).value as { code: TableCode };
  expect((await begin(ANA)).value).toEqual({ code });
  const ana = await play(ANA, code, 1);
  await server!.close();
  await start();
  expect((await dayOf(ANA)).mine).toMatchObject({ code, isPlayed: false });
  expect((await begin(ANA)).value).toEqual({ code });
  await play(ANA, code);
  const result = await whenPlayed(ANA);
  expect(result).toMatchObject({ people: 1, bots: 15, isSmall: true, overall: { place: 1, of: 1 } });
  expect(result.hands.map(({ field, expert }) => [field.reduce((sum, [, n]) => sum + n, 0), !!expert?.game])).toEqual(
    Array.from({ length: 4 }, () => [16, true]),
  );
  expect((await begin(ANA)).value).toEqual({ code: 'daily-played' });

  // A hand that ends with the day or later is none of the day.
  const { entries } = (await store.read(code)) as Extract<Awaited<ReturnType<Store['read']>>, { kind: 'whole' }>;
  const ends = entries.filter(({ event }) => event.type === 'session' && event.event.type === 'hand-scored');
  expect(await Promise.all(ends.map(async ({ at }) => (await resultsIn(store, code, at))?.length))).toEqual([
    0, 1, 2, 3,
  ]);

  // Nobody else has a way to the game or to what became of it; a third person may begin and still has none.
  const game = gameIdOf(code, 1);
  await begin(BEA);
  const expert = result.hands[0]!.expert!.game!;
  for (const id of [game, expert]) {
    expect((await ask(`/api/games/${id}`, ANA)).status).toBe(200);
    for (const cookie of [BEA, EVA])
      for (const path of [`/api/games/${id}`, `/api/games/${id}/lines`, `/api/games/${id}/review`])
        expect((await ask(path, cookie)).value, path).toEqual({ code: 'game-sealed' });
  }
  expect((await ask('/api/games', ANA)).value).toMatchObject({ games: [{ summary: { id: game } }] });
  expect(((await ask('/api/games', ANA)).value as { games: readonly object[] }).games[0]).not.toHaveProperty(
    'isSealed',
  );
  const curious = await server!.guest({ cookie: EVA });
  expect(await curious.ask('table:enter', { code })).toMatchObject({ ok: false, code: 'nobody-watches' });
  for (const cookie of [BEA, EVA]) expect((await dayOf(cookie)).mine?.result).toBeUndefined();
  const today = (await told(ANA)).tables.map(({ lines }) => lines.map(({ isYou, days }) => [isYou, days]));
  // It is the first day of all: one is enough for a place.
  expect(today).toEqual([[[true, 1]], [[true, 1]]]);
  expect((await told(EVA)).tables.map(({ lines }) => lines)).toEqual([[], []]);

  const { pool } = (await dayOf(ANA)).mine!;
  await clock.pass(DAY);
  const over = await dayOf(EVA);
  expect(over).toMatchObject({ isOver: true, people: 1, commitments: sealed.commitments });
  const { duplicate, secrets, commitments } = over.pools![pool]!;
  const frames = JSON.stringify(ana.frames);
  for (const { seed, salt } of secrets) expect(frames.includes(seed) || frames.includes(salt)).toBe(false);
  const { facts } = ((await ask(`/api/games/${game}`, EVA)).value as OpenedGame).record;
  const dealt = facts.flatMap(({ event }) =>
    event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'dealt'
      ? [event.event.event]
      : [],
  );
  for (const [n, { wall, dice }] of dealt.entries()) {
    const rules = 'wmo2006/4/{"flowerExposure":"none"}';
    const proof = { duplicate, handNumber: n + 1, walls: 'own', rules, commitment: commitments[n]! } as const;
    const rebuilt = verifySealed(proof, secrets[n]!);
    expect([rebuilt.isGenuine, rebuilt.dice, rebuilt.wall]).toEqual([true, dice, wall]);
  }
  // What was begun and not finished counts for nothing; who comes late is compared, and moves nobody.
  const unfinished = (await dayOf(BEA)).mine!;
  expect([unfinished.isPlayed, unfinished.result!.hands.filter(({ result }) => result)]).toEqual([true, []]);
  expect((await told(ANA, dayAfter(TODAY))).before).toEqual({ date: TODAY, mean: result.mean });
  const late = (await begin(EVA)).value as { code: TableCode };
  await play(EVA, late.code);
  const own = await vi.waitFor(async () => {
    const day = await dayOf(EVA);
    if (!day.mine?.result) throw new Error('not played yet');
    return day.mine;
  }, PATIENCE);
  expect([own.isLate, own.result!.overall]).toEqual([true, undefined]);
  expect((await whenPlayed(ANA)).mean).toBe(result.mean);
});

it('refuses what is no day, what is still to come, and more than a person or a network may begin', async () => {
  store = memoryStore();
  clock = new HeldClock(MORNING - Date.now());
  await start();
  await told(ANA);
  await server!.close();
  clock = new HeldClock(MORNING + 3 * DAY - Date.now());
  await start({ LIMITS: 'guest.dailies=1 network.dailies=2' });
  const unknown = { status: 404, value: { code: 'daily-unknown' } };
  for (const date of ['2019-01-01', '2030-02-30', 'yesterday', TODAY.replaceAll('-', '')]) {
    expect(await ask(`/api/daily/${date}`, ANA)).toEqual(unknown);
    expect(await begin(ANA, date)).toEqual(unknown);
  }
  const today = dayAfter(TODAY, 3);
  expect((await begin(ANA, dayAfter(today))).value).toEqual({ code: 'daily-future' });
  const from = async (cookie: string, date: string) => {
    const headers = { cookie, origin: `http://localhost:${server!.port}`, 'x-forwarded-for': '203.0.113.9' };
    const response = await fetch(`http://localhost:${server!.port}/api/daily/${date}`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  expect((await from(FAY, today))[0]).toBe(200);
  // A table that nobody came to was let go: it is opened again, with the same deals.
  const { code, pool } = (await dayOf(FAY, today)).mine!;
  await server!.close();
  await discardAt(store, code!);
  await start({ LIMITS: 'guest.dailies=1 network.dailies=2' });
  expect((await from(FAY, today))[0]).toBe(200);
  expect((await dayOf(FAY, today)).mine).toMatchObject({ pool, isPlayed: false });
  expect((await dayOf(FAY, today)).mine!.code).not.toBe(code);
  // Going on is never refused.
  expect((await from(FAY, today))[0]).toBe(200);
  expect((await from(BEA, today))[0]).toBe(200);
  expect((await from(FAY, TODAY))[0]).toBe(200);
  expect(await from(FAY, dayAfter(TODAY))).toEqual([429, 'too-many-dailies']);
  // Who wants to be forgotten has lost the play already, and keeps the id for as long as their table stands.
  const bea = await server!.guest({ cookie: BEA });
  await bea.ask('me:forget', {});
  expect((await begin(BEA, today)).value).toEqual({ code: 'daily-forgetting' });
  expect(await from(EVA, today)).toEqual([429, 'too-many-dailies']);
});
