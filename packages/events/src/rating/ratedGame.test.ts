import { type GameSummary, gameIdOf, type TableCode } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { rateGames } from './games.ts';
import { ratedGameOf } from './ratedGame.ts';

const NONE = [null, null, null, null] as const;
const SUMMARY: GameSummary = {
  id: gameIdOf('ABCD2345' as TableCode, 1),
  from: 1000,
  to: 5000,
  ruleset: 'wmo2006',
  hands: 4,
  ratedAt: 4000,
  players: [{ name: 'Ana' }, { name: 'Bea' }, { name: 'Sparrow', bot: 'strong' }, { name: 'Dan' }],
  totals: [40, -10, 10, -40],
  tablePoints: [4, 1, 2, 0],
  end: 'complete',
  played: 4,
  wins: [2, 1, 1, 0],
  dealtIn: [0, 1, 1, 2],
  best: NONE,
  fans: [[], [], [], []],
};
const whoAt = (player: number) => ['ana', 'bea', undefined, 'dan'][player];

describe('a game of the archive for the rating', () => {
  it('names people and bots, with their ranks', () => {
    expect(ratedGameOf(SUMMARY, whoAt)).toEqual({
      id: 'ABCD2345-1',
      endedAt: 4000,
      hands: 4,
      players: [{ who: 'ana' }, { who: 'bea' }, { bot: 'strong' }, { who: 'dan' }],
      ranks: [1, 3, 2, 4],
    });
  });

  it('[C48] is none by the older ways, whose points are of another kind', () => {
    expect(ratedGameOf({ ...SUMMARY, ruleset: 'macau' }, whoAt)).toBeUndefined();
  });

  it('ended with its last fact where the sheet does not say it', () => {
    const { ratedAt: _, ...unrated } = SUMMARY;
    expect(ratedGameOf(unrated, whoAt)?.endedAt).toBe(5000);
  });

  it('is none if the players broke it off, or before its end', () => {
    expect(ratedGameOf({ ...SUMMARY, end: 'abandoned' }, whoAt)).toBeUndefined();
    expect(ratedGameOf({ ...SUMMARY, end: null, tablePoints: null }, whoAt)).toBeUndefined();
    expect(ratedGameOf({ ...SUMMARY, end: 'time', played: 0 }, whoAt)).toBeUndefined();
  });

  it('has as many hands as were played before time was called', () => {
    expect(ratedGameOf({ ...SUMMARY, hands: 16, played: 9, end: 'time' }, whoAt)?.hands).toBe(9);
  });

  it('[R90] puts a player who lost the session last, whatever the total', () => {
    const left = { ...SUMMARY, tablePoints: [0, 1, 2, 0] } as const;
    expect(ratedGameOf(left, whoAt)?.ranks).toEqual([4, 2, 1, 3]);
  });

  it.each([
    ['three are away and nobody has won a point', [0, 0, 0, 0], [1.75, 0, 0, 0], [1, 2, 2, 2]],
    ['three are away who had more', [-40, 20, 20, 0], [0, 0, 0, 0], [1, 2, 2, 2]],
    ['two of the last are away', [90, -30, -30, -30], [4, 0, 1, 0], [1, 3, 2, 3]],
    ['nobody is away and the last are equal', [90, -30, -30, -30], [4, 1, 1, 1], [1, 2, 2, 2]],
    ['nobody is away and the better seat goes first', [0, 0, 0, 0], [4, 2, 1, 0], [1, 1, 1, 1]],
  ] as const)('[R90] ranks those who stayed before those who lost the session: %s', (_, totals, tablePoints, ranks) => {
    expect(ratedGameOf({ ...SUMMARY, totals, tablePoints }, whoAt)?.ranks).toEqual(ranks);
  });

  it('counts a person who is not known as a newcomer, whom no other game knows', () => {
    const games = [1, 2].map(number => ({ ...SUMMARY, id: gameIdOf('ABCD2345' as TableCode, number) }));
    const rated = games.map(game => ratedGameOf(game, player => (player === 0 ? 'ana' : undefined))!);
    expect([...rateGames(rated).values()].map(({ games }) => games).toSorted()).toEqual([1, 1, 1, 1, 2]);
  });
});
