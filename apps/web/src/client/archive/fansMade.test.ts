import type { GameId, GameSummary } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { madeIn } from './fansMade.ts';
import { type GameWithFans, personIn } from './ownGames.ts';

const game = (id: string, at: number, ...fans: GameWithFans['fans'][number][]): GameWithFans => ({
  id: id as GameId,
  at,
  fans,
});

describe('the fans that a person has made', () => {
  it('are counted by game, with the first game, in whatever order the games come', () => {
    const [old, middle, last] = [
      game('old', 1, 'all-chows'),
      game('middle', 2, 'all-chows', 'mixed-straight'),
      game('last', 3, 'mixed-straight', 'all-chows'),
    ];
    const made = madeIn([last, old, middle]);
    expect(made.get('all-chows')).toEqual({ games: 3, first: old });
    expect(made.get('mixed-straight')).toEqual({ games: 2, first: middle });
    expect(made.has('nine-gates')).toBe(false);
    expect(madeIn([game('kongs', 1, 'melded-and-concealed-kong')]).has('two-melded-kongs')).toBe(true);
    expect([...made.keys()].length).toBe(2);
  });

  it('are none without games', () => {
    expect(madeIn([]).size).toBe(0);
  });
});

it('finds the person among the bots of a game on this device', () => {
  const summary = (...bots: (string | undefined)[]) =>
    ({ players: bots.map(bot => ({ name: 'Ana', ...(bot && { bot }) })) }) as unknown as GameSummary;
  expect(personIn(summary('expert', undefined, 'expert', 'expert'))).toBe(1);
  expect(personIn(summary('expert', 'expert', 'expert', 'expert'))).toBeNull();
});
