import {
  EVALUATOR,
  type GameId,
  type GameList,
  type GameRecord,
  gameIdOf,
  type HandReview,
  type OpenedGame,
  type ServerReview,
  type TableCode,
} from '@gorrion/protocol';
import { dealtHands } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { memoryStore } from './persistence/memoryStore.ts';
import { type TestServer, testServer } from './testing/server.ts';

// Whole games and real threads on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
const PATIENCE = { timeout: 240_000, interval: 200 };

const cookies = signedCookies(Buffer.alloc(32, 1));
const newGuest = () => {
  const id = newPersonId();
  return { id, cookie: cookies.write(id, false).split(';')[0]! };
};
const [ANA, BEA, EVA] = [newGuest(), newGuest(), newGuest()];
type Reader = typeof ANA;

const GAME = 'AB23CD45-1' as GameId;
let record: GameRecord;
beforeAll(async () => {
  const world = new World('reviewed on the server');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('AB23CD45' as TableCode, number));
  record = game!.record;
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Opens a server with a game of Ana, who is its host, and Bea. */
async function opened(store = memoryStore(), env: Record<string, string> = {}, game = record) {
  const people = [
    { person: ANA.id, player: 0 as const },
    { person: BEA.id, player: 1 as const },
  ];
  await store.keepGame({ record: { ...game, id: GAME }, host: ANA.id, access: 'link', origin: 'table', people });
  // The lowest priority gets almost no time beside the other tests.
  server = await testServer({ store, env: { REVIEW_NICE: '0', ...env } });
  return store;
}

interface Asked {
  readonly method?: 'POST' | 'PUT';
  readonly body?: unknown;
  readonly origin?: string;
}

async function ask<T>(path: string, { cookie }: Reader, { method, body, origin }: Asked = {}) {
  const response = await fetch(`http://localhost:${server!.port}${path}`, {
    ...(method && { method, body: JSON.stringify(body) }),
    headers: { cookie, ...(method && { origin: origin ?? `http://localhost:${server!.port}` }) },
  });
  return { status: response.status, value: (await response.json()) as T };
}
const PATH = `/api/games/${GAME}/review`;
const look = async (reader: Reader, since = 0, path = PATH) =>
  (await ask<ServerReview>(`${path}?since=${since}`, reader)).value;
const wish = (reader: Reader, body: unknown, path = PATH) => ask<ServerReview>(path, reader, { method: 'POST', body });

/** A review without decisions, which fits every hand. */
const review = (hand: number, player: Player, more: Partial<HandReview> = {}): HandReview => ({
  hand,
  player,
  stage: 'full',
  decisions: [],
  luck: { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 },
  ...more,
});
const bring = (reader: Reader, one: HandReview, evaluator = EVALUATOR, path = `${PATH}/${one.hand}/${one.player}`) =>
  ask<{ code: string }>(path, reader, { method: 'PUT', body: { evaluator, review: one } });

/** A decision of a hand that fits the record: its seat's pass or discard at a moment of the hand. */
function decided(hand: number, player: Player, change: object = {}): HandReview {
  const { begin, seating } = dealtHands(record)[hand]!;
  const seat = seating.indexOf(player) as 0;
  const played = { type: 'discard', seat, tile: 3 as never } as const;
  const candidate = {
    action: played,
    value: 1,
    plusMinus: null,
    isEqual: true,
    winChance: null,
    danger: [0, 0, 0, 0] as const,
    distance: 1,
    secured: 0,
    goal: null,
    routes: [],
  };
  const decision = {
    before: begin + 10,
    fact: begin + 11,
    turn: 1,
    seat,
    kind: 'discard' as const,
    played,
    candidates: [candidate],
    verdict: 'mistake' as const,
    loss: 3,
    plusMinus: 1,
    pairs: 50,
    reasons: [],
    ...change,
  };
  return review(hand, player, { decisions: [decision] });
}

describe('the review of a game on the server', () => {
  it('is read by whoever may read the game, and by nobody else', async () => {
    const store = await opened();
    expect((await bring(BEA, review(0, 1))).status).toBe(200);
    for (const reader of [ANA, BEA, EVA]) expect((await look(reader)).hands).toHaveLength(1);
    expect(await look(BEA)).toMatchObject({ mayStart: true, mayBring: true, run: null, evaluator: EVALUATOR });
    expect(await look(EVA)).toMatchObject({ mayStart: false, mayBring: false });
    await store.setAccess(GAME, 'players');
    expect((await ask<{ code: string }>(PATH, EVA)).value.code).toBe('game-for-players');
    expect((await ask<{ code: string }>('/api/games/ZZ23CD45-1/review', ANA)).value.code).toBe('no-such-game');
  });

  it('comes in parts: a reader who has seen a revision gets what came after', async () => {
    await opened();
    await bring(ANA, review(0, 0));
    const { revision } = await look(ANA);
    await bring(ANA, review(1, 0));
    const news = await look(ANA, revision);
    expect(news.hands.map(one => one.review.hand)).toEqual([1]);
    expect((await look(ANA, news.revision)).hands).toEqual([]);
  });

  it('counts a player’s mistakes in their list, which finds the games that have some', async () => {
    await opened();
    await bring(ANA, decided(0, 0));
    const listOf = async (reader: Reader, query = '') =>
      (await ask<GameList>(`/api/games${query}`, reader)).value.games;
    expect(await listOf(ANA, '?mistakes=1')).toMatchObject([{ review: { hands: 1, mistakes: 1 } }]);
    expect(await listOf(BEA)).toMatchObject([{ review: { hands: 0, mistakes: 0 } }]);
    expect(await listOf(BEA, '?mistakes=1')).toEqual([]);
  });

  it('is opened without names by the link that hides them, where nobody starts or brings anything', async () => {
    await opened();
    await bring(ANA, review(0, 0));
    const { alias } = (await ask<OpenedGame>(`/api/games/${GAME}`, ANA, { method: 'POST', body: { alias: true } }))
      .value;
    const path = `/api/games/${alias}/review`;
    const seen = await look(ANA, 0, path);
    expect(seen).toMatchObject({ mayStart: false, mayBring: false });
    expect(seen.hands).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain(GAME);
    expect((await wish(ANA, { start: [0] }, path)).status).toBe(403);
    expect((await bring(ANA, review(1, 0), EVALUATOR, `${path}/1/0`)).status).toBe(403);
  });
});

describe('a review that a device brings', () => {
  it('is taken from the game’s players only, and the first of a hand stays', async () => {
    await opened();
    expect((await bring(EVA, review(0, 0))).value.code).toBe('review-for-players');
    await bring(ANA, decided(0, 0));
    expect((await bring(BEA, review(0, 0))).status).toBe(200);
    expect((await look(ANA)).hands[0]!.review.decisions).toHaveLength(1);
  });

  it('is refused if it is forged, of another game or evaluator, half done, or huge', async () => {
    await opened();
    const { begin, end } = dealtHands(record)[0]!;
    const forged: readonly HandReview[] = [
      decided(0, 0, { before: begin - 3 }),
      decided(0, 0, { fact: end + 5 }),
      decided(0, 0, { seat: (decided(0, 0).decisions[0]!.seat + 1) % 4 }),
      decided(0, 0, { played: { type: 'discard', seat: 0, tile: 9 } }),
      review(40, 0),
      review(0, 0, { stage: 'overview' }),
      { ...review(0, 0), more: 1 } as HandReview,
    ];
    for (const one of forged) expect((await bring(ANA, one)).value.code, JSON.stringify(one)).toBe('bad-review');
    const huge = decided(0, 0).decisions[0]!;
    const many = review(0, 0, { decisions: Array.from({ length: 5000 }, (_, n) => ({ ...huge, before: n })) });
    expect((await bring(ANA, many)).value.code).toBe('bad-review');
    expect((await bring(ANA, review(0, 0), EVALUATOR + 1)).value.code).toBe('other-evaluator');
    expect((await bring(ANA, review(0, 0), EVALUATOR, `${PATH}/1/0`)).value.code).toBe('bad-review');
    const elsewhere = {
      method: 'PUT',
      body: { evaluator: EVALUATOR, review: review(0, 0) },
      origin: 'https://x.example',
    };
    expect((await ask(`${PATH}/0/0`, ANA, elsewhere as Asked)).status).toBe(400);
    expect((await look(ANA)).hands).toEqual([]);
  });
});

describe('a run on the server', () => {
  it('is refused to strangers, to bad wishes, and where the operator wants none', async () => {
    await opened(memoryStore(), { REVIEW_RUNS: '0' });
    expect((await wish(EVA, { start: [0] })).status).toBe(403);
    expect((await wish(ANA, { start: [] })).status).toBe(400);
    expect((await wish(ANA, { start: [7] })).status).toBe(400);
    expect(await look(ANA)).toMatchObject({ mayStart: false });
    expect((await wish(ANA, { start: [0] })).value).toMatchObject({ code: 'reviews-off' });
  });

  it('is one for all who look, cancelled by who started it or the host, and goes on after the server was killed', async () => {
    const store = await opened();
    const { run } = (await wish(BEA, { start: [1] })).value;
    expect(run).toMatchObject({ players: [1], isOwn: true, others: 0 });
    expect(run!.hands).toHaveLength(dealtHands(record).length);
    const joined = (await wish(ANA, { start: [0, 1] })).value.run!;
    expect(joined).toMatchObject({ players: [1, 0], isOwn: true });
    expect((await look(EVA)).run).toMatchObject({ isOwn: false });
    expect((await wish(EVA, { cancel: true })).status).toBe(403);
    await vi.waitFor(async () => expect((await look(EVA)).hands.length).toBeGreaterThan(0), PATIENCE);
    const first = (await look(EVA)).hands[0]!;
    expect(first).toMatchObject({ evaluator: EVALUATOR, review: { player: 1, stage: 'overview' } });

    // What is on the disk is all that another process has.
    await server!.close();
    server = await testServer({ store });
    const again = (await look(BEA)).run!;
    expect(again).toMatchObject({ players: [1, 0], isOwn: true });
    const { hand } = first.review;
    expect(again.hands.find(one => one.player === 1 && one.hand === hand)).toMatchObject({ stage: 'overview' });

    expect((await wish(ANA, { cancel: true })).value.run).toBeNull();
    expect((await look(ANA)).hands.length).toBeGreaterThan(0);
    expect(await store.reviewRuns()).toEqual([]);
  });
});

describe('a game of the older ways', () => {
  it('has no review: the expert knows the rules of the competition only, and the server says so', async () => {
    const world = new World('classical on the server');
    await world.start({ clock: 'fast', hands: 4, ruleset: 'macau' }, person('Ana'));
    await until(world, () => world.table.state.session.phase === 'over');
    const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('AB23CD45' as TableCode, number));
    await opened(memoryStore(), {}, game!.record);
    expect(await look(ANA)).toMatchObject({ hands: [], run: null, mayStart: false, mayBring: false });
    const refused = { status: 409, value: { code: 'review-of-competition-only' } };
    expect(await wish(ANA, { start: [0] })).toMatchObject(refused);
    const brought = await ask(`${PATH}/0/0`, ANA, {
      method: 'PUT',
      body: { evaluator: EVALUATOR, review: review(0, 0) },
    });
    expect(brought).toMatchObject(refused);
    expect(await look(ANA)).toMatchObject({ hands: [], run: null });
  });
});
