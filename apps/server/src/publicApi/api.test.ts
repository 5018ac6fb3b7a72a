import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  API_PROBLEMS,
  type ApiGames,
  type ApiHands,
  type ApiRefusal,
  type GameAccess,
  type GameId,
  type GameRecord,
  gameIdOf,
  type PersonId,
  type TableCode,
} from '@gorrion/protocol';
import { apiRefusal } from '@gorrion/protocol/schemas';
import { LANGUAGES } from '@gorrion/rules';
import { finishedGames, readRecord } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { Archive } from '../archive/reader.ts';
import { signedCookies } from '../identity/cookie.ts';
import { openGuests } from '../identity/guests.ts';
import { ByAddress } from '../limits/byAddress.ts';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import { Requests } from '../limits/requests.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { OpenGames } from '../persistence/openGames.ts';
import { silent } from '../testing/server.ts';
import { Tokens } from '../tokens/tokens.ts';
import { STATUS } from './answer.ts';
import { publicApi } from './api.ts';
import { ROUTES } from './routes.ts';
import { SENTENCES } from './sentences.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const ana = person('Ana');
const EVA = 'e'.repeat(32) as PersonId;
let record: GameRecord;
beforeAll(async () => {
  const world = new World('read by a program');
  await world.start({ clock: 'fast', hands: 4 }, ana);
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), number => gameIdOf('AB23CD45' as TableCode, number))[0]!.record;
});

const cleaning: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});

/** Opens the API of a server whose clock stands still; all come from one network of their own. */
async function open(sealed: ReadonlySet<GameId> = new Set()) {
  const store = memoryStore();
  const now = () => 20_000 * 24 * 3600_000;
  const guests = openGuests(signedCookies(Buffer.alloc(32, 3)), store);
  const tokens = new Tokens({ store, guests, hasRoom: () => true, now });
  const api = publicApi({
    archive: new Archive(new OpenGames(store, { isSealed: async game => sealed.has(game) }), store, 0),
    guests,
    guesses: new Guesses({ limits: LIMITS, now }),
    tokens,
    lobby: () => ({ open: [], mine: [] }),
    ratings: async () => ({ people: [], mine: null, count: 0, bots: [] }),
    rate: new Requests(LIMITS.guest.programs, LIMITS.network.programs, now),
    tokenRate: new ByAddress(LIMITS.token.requests, now),
    log: silent,
  });
  const peer = { address: '10.0.0.1', network: '10.0.0.1', isSecure: false, host: 'here', isStrayForward: false };
  const http = createServer((request, response) => void api(request, response, peer));
  await new Promise<void>(listening => http.listen(0, '127.0.0.1', listening));
  cleaning.push(() => http.close());
  const at = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/v1`;
  const tokenOf = async (who: PersonId, name = 'Mine') => {
    const view = await tokens.act(who, { type: 'make', name, scope: 'read', days: null });
    if (typeof view === 'string') throw new Error(view);
    return view.made!.token;
  };
  /** Keeps a copy of the game under a number. */
  const keep = (number: number, access: GameAccess, to = record.to + number) => {
    const id = gameIdOf('AB23CD45' as TableCode, number);
    return store.keepGame({ ...gameToKeep({ ...record, id, to }), access });
  };
  const ask = (path: string, token?: string, headers: Record<string, string> = {}) =>
    fetch(`${at}${path}`, { headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers } });
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    return `${answer.status} ${((await answer.json()) as ApiRefusal).code}`;
  };
  return { store, tokens, tokenOf, keep, ask, codeOf };
}

describe('a program with a token', () => {
  it('reads the games of its person: list, one, hands, record; as JSON and as lines', async () => {
    const { tokenOf, keep, ask } = await open();
    const token = await tokenOf(ana.id);
    await keep(1, 'players');
    for (const { path, answer, lines } of ROUTES) {
      const address = path.replace('{id}', 'AB23CD45-1');
      const got = await ask(address, token);
      expect(got.headers.get('content-type'), path).toBe('application/json; charset=utf-8');
      const read = answer.safeParse(await got.json());
      expect(read.error?.issues ?? [], path).toEqual([]);
      const asLines = await ask(address, token, { accept: 'application/x-ndjson' });
      expect(asLines.status, path).toBe(lines ? 200 : 406);
      if (!lines) continue;
      const all = (await asLines.text()).split('\n').filter(line => line !== '');
      for (const line of all) expect(lines.safeParse(JSON.parse(line)).error?.issues ?? [], path).toEqual([]);
    }
    const whole = await (await ask('/games/AB23CD45-1/record', token)).text();
    expect(readRecord(whole, value => value as GameRecord)).toMatchObject({ ok: true });
    const { hands } = (await (await ask('/games/AB23CD45-1/hands', token)).json()) as ApiHands;
    expect(hands.map(({ line }) => line).filter(line => line !== null)).toEqual(record.sheet.lines);
    expect(hands.every(({ facts }) => facts.length > 3)).toBe(true);
  });

  it('goes through a long list page by page, also where games ended in the same moment or are sealed', async () => {
    const sealed = new Set<GameId>();
    const { tokenOf, keep, ask } = await open(sealed);
    const token = await tokenOf(EVA);
    for (let n = 1; n <= 9; n++) await keep(n, 'public', record.to + Math.floor(n / 4));
    for (const number of [2, 5, 6]) sealed.add(gameIdOf('AB23CD45' as TableCode, number));
    const seen: string[] = [];
    let next: string | null = '?whose=public&limit=2';
    for (let page = 0; next !== null && page < 9; page++) {
      const answer: Response = await ask(`/games${next}`, token);
      const { games, next: cursor } = (await answer.json()) as ApiGames;
      seen.push(...games.map(({ summary }) => summary.id));
      const [, link] = /^<(\?[^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
      expect(link === undefined).toBe(cursor === null);
      next = link ?? null;
    }
    expect(seen).toEqual([9, 8, 7, 4, 3, 1].map(number => `AB23CD45-${number}`));
  });

  it('is told that nothing has changed', async () => {
    const { tokenOf, keep, ask } = await open();
    const token = await tokenOf(ana.id);
    const tag = (await ask('/games', token)).headers.get('etag')!;
    const again = await ask('/games', token, { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await keep(1, 'link');
    expect((await ask('/games', token, { 'if-none-match': tag })).status).toBe(200);
  });

  it('reads nothing that its person may not: games for players, sealed ones, names that are hidden', async () => {
    const sealed = new Set<GameId>();
    const { store, tokenOf, keep, ask, codeOf } = await open(sealed);
    const [own, other] = [await tokenOf(ana.id), await tokenOf(EVA)];
    await keep(1, 'players');
    await keep(2, 'public');
    await keep(3, 'link');
    await store.setAlias(gameIdOf('AB23CD45' as TableCode, 3), 'ABCDEFGH23456789-1');
    for (const part of ['', '/hands', '/record']) {
      expect(await codeOf(`/games/AB23CD45-1${part}`, other)).toBe('403 game-for-players');
      expect(await codeOf(`/games/ZZ99ZZ99-1${part}`, other)).toBe('404 no-such-game');
      const hidden = await (await ask(`/games/ABCDEFGH23456789-1${part}`, other)).text();
      for (const secret of ['"Ana"', ana.id, 'AB23CD45']) expect(hidden).not.toContain(secret);
    }
    const listed = async (token: string, whose: string) =>
      ((await (await ask(`/games?whose=${whose}`, token)).json()) as ApiGames).games.map(({ summary }) => summary.id);
    expect(await listed(other, 'public')).toEqual(['AB23CD45-2']);
    expect(await listed(other, 'mine')).toEqual([]);
    for (const number of [1, 2, 3]) sealed.add(gameIdOf('AB23CD45' as TableCode, number));
    expect(await listed(other, 'public')).toEqual([]);
    for (const token of [own, other])
      for (const part of ['', '/hands', '/record'])
        expect(await codeOf(`/games/AB23CD45-2${part}`, token)).toBe('403 game-sealed');
  });
});

describe('a program', () => {
  it('is refused with a code and a sentence in its language: no token, a wrong one, a wrong address, form or query', async () => {
    const { tokenOf, ask, codeOf } = await open();
    const token = await tokenOf(ana.id);
    expect(await codeOf('/me')).toBe('401 no-token');
    expect((await ask('/me')).headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf('/me', undefined, { cookie: 'gorrion=x' })).toBe('401 no-token');
    expect(await codeOf(`/me?token=${token}`)).toBe('401 no-token');
    expect(await codeOf('/me', 'gorrion_no')).toBe('401 bad-token');
    expect(await codeOf('/me', undefined, { authorization: `Basic ${token}` })).toBe('401 bad-token');
    expect(await codeOf('/nothing', token)).toBe('404 no-such-route');
    expect(await codeOf('/games/../me', token, { accept: 'text/html' })).toBe('406 not-acceptable');
    for (const query of ['limit=101', 'limit=0', 'cursor=x', 'cursor=1e9.1', 'whose=all', 'else=1', 'fan=none'])
      expect(await codeOf(`/games?${query}`, token), query).toBe('400 bad-request');
    const answer = await ask('/games?limit=101', token, { 'accept-language': 'es-AR, en' });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const refusal = apiRefusal.parse(await answer.json());
    expect(refusal).toMatchObject({ title: SENTENCES.es['bad-request'], type: '/api#bad-request' });
    expect(refusal.detail).toContain('limit');
    for (const language of LANGUAGES)
      expect(Object.keys(SENTENCES[language]).toSorted()).toEqual(API_PROBLEMS.toSorted());
    expect(Object.keys(STATUS)).toEqual(expect.arrayContaining([...API_PROBLEMS]));
  });

  it('that guesses tokens or games is soon not heard, and nobody else of its network notices', async () => {
    const { tokenOf, keep, codeOf, ask } = await open();
    const [own, other] = [await tokenOf(ana.id), await tokenOf(EVA)];
    await keep(1, 'players');
    for (let n = 0; n < 10; n++) expect(await codeOf('/me', `gorrion_${'x'.repeat(43)}`)).toBe('401 bad-token');
    expect(await codeOf('/me', `gorrion_${'y'.repeat(43)}`)).toBe('429 too-many-wrong-codes');
    expect((await ask('/me', `gorrion_${'y'.repeat(43)}`)).headers.get('retry-after')).toBe('60');
    expect((await ask('/me', other)).status).toBe(200);
    for (let n = 0; n < 10; n++) expect(await codeOf(`/games/ZZ99ZZ99-${n}`, other)).toBe('404 no-such-game');
    expect(await codeOf('/games/ZZ99ZZ99-1', other)).toBe('429 too-many-wrong-codes');
    expect((await ask('/games/AB23CD45-1', own)).status).toBe(200);
  });

  it('that asks too often uses up what its own token may ask, not what others may', async () => {
    const { tokenOf, codeOf, ask } = await open();
    const [busy, calm] = [await tokenOf(ana.id), await tokenOf(ana.id, 'Another')];
    const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await ask('/me', busy)).status));
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
    expect(await codeOf('/me', busy)).toBe('429 too-many-requests');
    expect((await ask('/me', calm)).status).toBe(200);
  });
});
