import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RATINGS, type RatedGame, ranksOf, rateGames } from './games.ts';
import { ANCHORS, NEWCOMER, pairingOf } from './scale.ts';
import { shownRating } from './shown.ts';
import { chanceBefore } from './wengLin.ts';

const game = (endedAt: number, who: readonly string[], ranks: readonly number[], hands = 16): RatedGame => ({
  id: `g${endedAt}`,
  endedAt,
  hands,
  players: who.map(name => ({ who: name })),
  ranks,
});
const PEOPLE = ['Ana', 'Ben', 'Cai', 'Dan'];

const someGames = fc.array(
  fc
    .tuple(fc.shuffledSubarray([...PEOPLE, 'Eva', 'Fu'], { minLength: 4, maxLength: 4 }), fc.nat(2), fc.nat(9))
    .map(([who, length, at]) => ({ who, hands: [4, 8, 16][length]!, at })),
  { minLength: 1, maxLength: 12 },
);

describe('ratings as a fold over games', () => {
  it('begins with no ratings, and rates only who played', () => {
    expect(rateGames([])).toEqual(NO_RATINGS);
    expect([...rateGames([game(1, PEOPLE, [1, 2, 3, 4])]).keys()]).toEqual(PEOPLE);
  });

  it('orders newcomers by their ranks, around the middle', () => {
    const ratings = rateGames([game(1, PEOPLE, [2, 1, 2, 4])]);
    const means = PEOPLE.map(who => ratings.get(who)!.belief.mean);
    expect(means[1]).toBeGreaterThan(means[0]!);
    expect(means[0]).toBeCloseTo(means[2]!, 9);
    expect(means[2]).toBeGreaterThan(means[3]!);
    expect(means.reduce((sum, mean) => sum + mean) / 4).toBeCloseTo(NEWCOMER.mean, 9);
  });

  it('counts games in the order of their end, in whatever order they come, at once or one by one (seed 26)', () => {
    fc.assert(
      fc.property(someGames, fc.infiniteStream(fc.nat()), (drawn, stream) => {
        const games = drawn.map(({ who, hands, at }, n) => ({ ...game(at, who, [1, 2, 3, 3], hands), id: `g${n}x` }));
        const whole = rateGames(games);
        const shuffled = games.toSorted(() => (stream.next().value & 1) * 2 - 1);
        expect(rateGames(shuffled)).toEqual(whole);
        const sorted = games.toSorted((a, b) => a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1));
        expect(sorted.reduce((ratings, next) => rateGames([next], ratings), NO_RATINGS)).toEqual(whole);
      }),
      { seed: 26, numRuns: 100 },
    );
  });

  it('leaves the ratings that it goes on from as they are', () => {
    const first = rateGames([game(1, PEOPLE, [1, 2, 3, 4])]);
    const before = structuredClone(first);
    rateGames([game(2, PEOPLE, [4, 3, 2, 1])], first);
    expect(first).toEqual(before);
  });

  it('holds bots at their level and measures people by them', () => {
    const versus = (bot: 'beginner' | 'expert') =>
      rateGames([
        {
          ...game(1, ['Ana'], [1, 2, 3, 4]),
          players: [{ who: 'Ana' }, { bot }, { bot }, { bot }],
          ranks: [1, 2, 3, 4],
        },
      ]);
    expect([...versus('expert').keys()]).toEqual(['Ana']);
    expect(versus('expert').get('Ana')!.belief.mean).toBeGreaterThan(versus('beginner').get('Ana')!.belief.mean);
  });

  it('learns more from a longer game', () => {
    const [short, long] = [4, 16].map(hands => rateGames([game(1, PEOPLE, [1, 2, 3, 4], hands)]).get('Ana')!.belief);
    expect(long!.mean).toBeGreaterThan(short!.mean);
    expect(long!.deviation).toBeLessThan(short!.deviation);
  });

  it('says that 400 points are ten to one over sixteen hands', () => {
    const certain = (mean: number) => ({ mean, deviation: 0 });
    expect(chanceBefore(certain(1900), certain(1500), pairingOf(16).beta)).toBeCloseTo(10 / 11, 12);
  });

  it('orders the anchors as the levels are ordered, the regular bot at 1,500', () => {
    const { beginner, easy, regular, strong, expert } = ANCHORS;
    const levels = [beginner, easy, regular, strong, expert];
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(regular).toBe(1500);
  });
});

describe('ranks of a table', () => {
  const nobody = [false, false, false, false];
  it('follow the totals, equal ones shared', () => {
    expect(ranksOf([10, 40, 10, -60], nobody)).toEqual([2, 1, 2, 4]);
  });

  it('[R90] put whoever lost the session behind the others, whatever the total', () => {
    expect(ranksOf([90, 0, -10, -80], [true, false, false, false])).toEqual([4, 1, 2, 3]);
    expect(ranksOf([90, 0, -10, -80], [true, false, false, true])).toEqual([3, 1, 2, 3]);
  });
});

describe('a rating as it is shown', () => {
  it('is a whole number with the half of its 95 % interval', () => {
    expect(shownRating({ belief: { mean: 1540.4, deviation: 40.9 }, games: 12 })).toEqual({
      value: 1540,
      margin: 80,
      games: 12,
      isProvisional: false,
    });
  });

  it('is provisional before the tenth game', () => {
    const belief = { mean: 1500, deviation: 50 };
    expect(shownRating({ belief, games: 9 }).isProvisional).toBe(true);
    expect(shownRating({ belief, games: 10 }).isProvisional).toBe(false);
  });
});
