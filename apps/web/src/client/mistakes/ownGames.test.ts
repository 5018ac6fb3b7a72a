import type { GameId, GameList, GameSummary, ListedGame } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import type { Answer, GameQuery } from '../archive/server.ts';
import type { ShelvedGame } from '../solo/shelfDatabase.ts';
import { ownGames, type PlayedGame, type Sources } from './ownGames.ts';

const summary = (id: string, to: number): GameSummary => ({
  id: id as GameId,
  from: to - 1,
  to,
  ruleset: 'wmo2006',
  hands: 4,
  players: [{ name: 'Ana' }, { name: 'B', bot: 'easy' }, { name: 'C', bot: 'easy' }, { name: 'D', bot: 'easy' }],
  totals: [0, 0, 0, 0],
  tablePoints: null,
  end: null,
  played: 4,
  wins: [0, 0, 0, 0],
  dealtIn: [0, 0, 0, 0],
  best: [null, null, null, null],
  fans: [[], [], [], []],
});

const online = (n: number): ListedGame => ({
  summary: summary(`ONLINE22-${n}`, n * 10),
  origin: 'table',
  access: 'link',
  player: 0,
  isStarred: false,
  review: { hands: n % 2, mistakes: 0 },
});

const shelved = (id: string, at: number, more: Partial<ShelvedGame> = {}): ShelvedGame => ({
  id: id as GameId,
  origin: 'device',
  summary: summary(id, at),
  at,
  isStarred: false,
  ...more,
});

/** A server with games that answers in pages as the real one does, and notes what it was asked. */
function archive(games: readonly ListedGame[], shelf: readonly ShelvedGame[] = [], pagesUntilGone = Infinity) {
  const asked: GameQuery[] = [];
  const sources: Sources = {
    shelf: async () => shelf,
    list: async (query): Promise<Answer<GameList>> => {
      asked.push(query);
      if (asked.length > pagesUntilGone) return { ok: false, why: 'offline' };
      const { before = Infinity, limit = 50 } = query;
      const older = games.filter(one => one.summary.to < before).toSorted((a, b) => b.summary.to - a.summary.to);
      const counts = { all: games.length, starred: 0 };
      return {
        ok: true,
        value: { games: older.slice(0, limit), hasMore: older.length > limit, counts, keptDays: 0 },
      };
    },
  };
  return { asked, sources };
}

async function all(sources: Sources) {
  const found: PlayedGame[] = [];
  const games = ownGames(sources);
  let next = await games.next();
  for (; !next.done; next = await games.next()) found.push(next.value);
  return { found, isWhole: next.value };
}

const many = Array.from({ length: 230 }, (_, n) => online(n + 1));

describe('the games of a reader', () => {
  it('are read to the last page, the newest first, together with those of the device', async () => {
    const { sources, asked } = archive(many, [shelved('solo-B', 5), shelved('solo-A', 1005)]);
    const { found, isWhole } = await all(sources);
    expect(isWhole).toBe(true);
    expect(found).toHaveLength(232);
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(found.filter(({ isReviewedOnline }) => isReviewedOnline)).toHaveLength(115);
    expect(asked).toHaveLength(3);
  });

  it('are asked for only as they are taken', async () => {
    const { sources, asked } = archive(many);
    const games = ownGames(sources);
    for (let n = 0; n < 20; n++) await games.next();
    expect(asked).toHaveLength(1);
    await games.return(false);
    expect(asked).toHaveLength(1);
  });

  it('are those that were read, and not whole, when the server goes away', async () => {
    const { sources } = archive(many, [shelved('solo-A', 5)], 2);
    const { found, isWhole } = await all(sources);
    expect([found.length, isWhole]).toEqual([201, false]);
  });

  it('count once where one was uploaded: the copy of the device if it is reviewed there', async () => {
    const uploaded = 'ONLINE22-1' as GameId;
    const reviewed = { 0: { hands: 1, mistakes: 0 } };
    const idsWith = async (more: Partial<ShelvedGame>) =>
      (await all(archive([online(1)], [shelved('solo-A', 10, { uploaded, ...more })]).sources)).found.map(
        ({ id }) => id,
      );
    expect(await idsWith({ reviewed })).toEqual(['solo-A']);
    expect(await idsWith({})).toEqual([uploaded]);
  });

  it('are only those of this device that a person played here', async () => {
    const { found } = await all(archive([], [shelved('F', 1, { origin: 'file' }), shelved('G', 2)]).sources);
    expect(found.map(({ id }) => id)).toEqual(['G']);
  });
});
