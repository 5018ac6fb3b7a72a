import {
  API_PROBLEMS,
  type ApiGames,
  type ApiHands,
  type GameId,
  type GameRecord,
  type PersonId,
} from '@gorrion/protocol';
import { apiRefusal } from '@gorrion/protocol/schemas';
import { LANGUAGES } from '@gorrion/rules';
import { readRecord } from '@gorrion/table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameOfAna, numbered, openApiOf } from '../testing/programs.ts';
import { STATUS } from './answer.ts';
import { ROUTES } from './routes.ts';
import { SENTENCES } from './sentences.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const EVA = 'e'.repeat(32) as PersonId;
let [record, ana]: [GameRecord, PersonId] = [undefined as never, undefined as never];
beforeAll(async () => {
  ({ record, ana } = await gameOfAna());
});

/** Whose fan would it be? */
const PUBLIC_FAN = 'whose=public&fan=chicken-hand';

const cleaning: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});
async function open(sealed?: ReadonlySet<GameId>) {
  const opened = await openApiOf(record, sealed);
  cleaning.push(opened.close);
  return opened;
}

describe('a program with a token', () => {
  it('reads the games of its person: list, one, hands, record; as JSON and as lines', async () => {
    const { tokenOf, keep, ask } = await open();
    const token = await tokenOf(ana);
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
    const { store, tokenOf, keep, ask } = await open(sealed);
    const token = await tokenOf(EVA);
    for (let n = 1; n <= 9; n++) await keep(n, 'public', record.to + Math.floor(n / 4));
    for (const number of [2, 5, 6]) sealed.add(numbered(number));
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
    // However far a cursor says that it is, one more game is read than the page has.
    sealed.clear();
    const asked = [vi.spyOn(store, 'publicGames'), vi.spyOn(store, 'gamesOf')];
    for (const whose of ['public', 'mine'])
      expect((await ask(`/games?whose=${whose}&limit=2&cursor=${record.to + 2}.999999`, token)).status).toBe(200);
    expect(asked.map(({ mock }) => mock.calls.map(words => Object(words.at(-1)).limit))).toEqual([[3], [3]]);
  });

  it('is told that nothing has changed', async () => {
    const { tokenOf, keep, ask } = await open();
    const token = await tokenOf(ana);
    const tag = (await ask('/games', token)).headers.get('etag')!;
    const again = await ask('/games', token, { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await keep(1, 'link');
    expect((await ask('/games', token, { 'if-none-match': tag })).status).toBe(200);
  });

  it('reads nothing that its person may not: games for players, sealed ones, names that are hidden', async () => {
    const sealed = new Set<GameId>();
    const { store, tokenOf, keep, ask, codeOf } = await open(sealed);
    const [own, other] = [await tokenOf(ana), await tokenOf(EVA)];
    await keep(1, 'players');
    await keep(2, 'public');
    await keep(3, 'link');
    await store.setAlias(numbered(3), 'ABCDEFGH23456789-1');
    for (const part of ['', '/hands', '/record']) {
      expect(await codeOf(`/games/AB23CD45-1${part}`, other)).toBe('403 game-for-players');
      expect(await codeOf(`/games/ZZ99ZZ99-1${part}`, other)).toBe('404 no-such-game');
      const hidden = await (await ask(`/games/ABCDEFGH23456789-1${part}`, other)).text();
      for (const secret of ['"Ana"', ana, 'AB23CD45']) expect(hidden).not.toContain(secret);
    }
    const listed = async (token: string, whose: string) =>
      ((await (await ask(`/games?whose=${whose}`, token)).json()) as ApiGames).games.map(({ summary }) => summary.id);
    expect(await listed(other, 'public')).toEqual(['AB23CD45-2']);
    expect(await listed(other, 'mine')).toEqual([]);
    for (const number of [1, 2, 3]) sealed.add(numbered(number));
    expect(await listed(other, 'public')).toEqual([]);
    for (const token of [own, other])
      for (const part of ['', '/hands', '/record'])
        expect(await codeOf(`/games/AB23CD45-2${part}`, token)).toBe('403 game-sealed');
  });
});

describe('a program', () => {
  it('is refused with a code and a sentence in its language: no token, a wrong one, a wrong address, form or query', async () => {
    const { tokenOf, ask, codeOf } = await open();
    const token = await tokenOf(ana);
    expect(await codeOf('/me')).toBe('401 no-token');
    expect((await ask('/me')).headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf('/me', undefined, { cookie: 'gorrion=x' })).toBe('401 no-token');
    expect(await codeOf(`/me?token=${token}`)).toBe('401 no-token');
    expect(await codeOf('/me', 'gorrion_no')).toBe('401 bad-token');
    expect(await codeOf('/me', undefined, { authorization: `Basic ${token}` })).toBe('401 bad-token');
    expect(await codeOf('/nothing', token)).toBe('404 no-such-route');
    expect(await codeOf('/games/../me', token, { accept: 'text/html' })).toBe('406 not-acceptable');
    for (const query of [
      'limit=101',
      'limit=0',
      'cursor=x',
      'cursor=1e9.1',
      'whose=all',
      'else=1',
      'fan=none',
      PUBLIC_FAN,
    ])
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
    const [own, other] = [await tokenOf(ana), await tokenOf(EVA)];
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
    const [busy, calm] = [await tokenOf(ana), await tokenOf(ana, 'Another')];
    const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await ask('/me', busy)).status));
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
    expect(await codeOf('/me', busy)).toBe('429 too-many-requests');
    expect((await ask('/me', calm)).status).toBe(200);
  });
});
