import type { GameId, GameList, GameSummary, ListedGame } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { expect, it } from 'vitest';
import type { ShelvedGame } from '../solo/shelfDatabase.ts';
import { listOwnGames, type Sources } from './ownGames.ts';

const summaryOf = (id: string, to: number, ...bots: (string | undefined)[]) =>
  ({
    id,
    to,
    ruleset: 'wmo2006',
    players: bots.map(bot => ({ name: 'Ana', ...(bot && { bot }) })),
    fans: [[], [], [], []],
  }) as never;

const listed = (id: string, to: number, player: Player | null): ListedGame =>
  ({ summary: summaryOf(id, to, undefined, undefined, 'easy', 'easy') as GameSummary, player }) as ListedGame;

const shelved = (id: string, to: number, origin: ShelvedGame['origin'], uploaded?: string): ShelvedGame =>
  ({ id, origin, summary: summaryOf(id, to, 'easy', undefined, 'easy', 'easy'), uploaded }) as unknown as ShelvedGame;

/** A server that gives two games at a time and fails after so many answers. */
const sourcesOf = (games: readonly ListedGame[], shelf: readonly ShelvedGame[], answers = 99): Sources => ({
  list: async ({ before = Number.POSITIVE_INFINITY }) => {
    if (answers-- <= 0) return { ok: false, why: 'offline' };
    const older = games.filter(({ summary }) => summary.to < before);
    const value = { games: older.slice(0, 2), hasMore: older.length > 2 } as unknown as GameList;
    return { ok: true, value };
  },
  shelf: async () => shelf,
});

const ONLINE = [listed('A-1', 9, 0), listed('B-1', 7, null), listed('C-1', 5, 3), listed('D-1', 3, 1)];
const SHELF = [
  shelved('solo-1', 8, 'device'),
  shelved('solo-2', 4, 'device', 'C-1'),
  shelved('E-1', 2, 'copy'),
  shelved('solo-3', 1, 'file'),
];
const wanted = () => true;

it('lists the games that the person played, the newest first, and an uploaded one once', async () => {
  const { games, server } = await listOwnGames(wanted, sourcesOf(ONLINE, SHELF));
  expect(server).toBe('whole');
  expect(games.map(({ id, player }) => [id, player])).toEqual([
    ['A-1', 0],
    ['solo-1', 1],
    ['C-1', 3],
    ['D-1', 1],
  ]);
});

it('counts a game of the device whose upload the server does not list', async () => {
  const { games, server } = await listOwnGames(wanted, sourcesOf(ONLINE, SHELF, 0));
  expect(server).toBe('none');
  expect(games.map(({ id }) => id)).toEqual(['solo-1', 'solo-2'] satisfies string[] as GameId[]);
});

it('keeps what the server gave before it stopped answering', async () => {
  const { games, server } = await listOwnGames(wanted, sourcesOf(ONLINE, [], 1));
  expect(server).toBe('part');
  expect(games.map(({ id }) => id)).toEqual(['A-1']);
});

it('asks for no more when nobody waits', async () => {
  const seen: number[] = [];
  const { games } = await listOwnGames(count => seen.push(count) < 1, sourcesOf(ONLINE, []));
  expect(seen).toEqual([1]);
  expect(games.map(({ id }) => id)).toEqual(['A-1']);
});

it('[C48] leaves games of the older ways out and counts them, because their points are of another kind', async () => {
  const older = { ...listed('F-1', 6, 0), summary: { ...listed('F-1', 6, 0).summary, ruleset: 'macau' as const } };
  const found = await listOwnGames(wanted, sourcesOf([ONLINE[0]!, older], SHELF));
  expect(found.games.map(({ id }) => id)).not.toContain('F-1');
  expect(found.older).toBe(1);
});
