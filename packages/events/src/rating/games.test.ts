import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_COMPANY } from './company.ts';
import { MOST_AMONG_CLOSE, NO_RATINGS, type RatedGame, ranksOf, rateGames, type Standing } from './games.ts';
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
        const games = drawn.map(({ who, hands, at }, n) => ({
          ...game(at, who, [1, 2, 3, 3], hands),
          id: `g${n}x`,
          ...(n % 3 > 0 && { networks: [0, n % 2, 2, 3] }),
        }));
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

describe('games among close people', () => {
  const others = Array.from({ length: 60 }, (_, n) => `other ${n}`);
  /** Games that others play. */
  const elsewhere = fc
    .sample(fc.shuffledSubarray(others, { minLength: 4, maxLength: 4 }), { seed: 26, numRuns: 150 })
    .map((who, n) => ({ ...game(n, who, [1, 2, 3, 4]), networks: [0, 1, 2, 3] }));
  const wins = (count: number, networks: readonly number[] | undefined, friends: (n: number) => readonly string[]) =>
    Array.from({ length: count }, (_, n) => ({
      ...game(1000 + n, ['Ana', ...friends(n)], [1, 2, 3, 4]),
      ...(networks && { networks }),
    }));
  const same = () => ['Ben', 'Cai', 'Dan'];
  const anaAfter = (games: readonly RatedGame[]) => shownRating(rateGames([...elsewhere, ...games]).get('Ana')!);

  it('move a rating by 50 points in all, and do not settle it: ten wins over three cookies of one network', () => {
    const before = anaAfter(wins(10, undefined, same));
    expect(before.value).toBeGreaterThan(ANCHORS.expert);
    expect(before.isProvisional).toBe(false);
    expect(anaAfter(wins(10, [0, 0, 0, 0], same))).toMatchObject({ value: 1550, games: 10, lacking: 10 });
    const fresh = (n: number) => same().map(name => `${name} ${n}`);
    expect(anaAfter(wins(40, [0, 0, 0, 0], fresh))).toMatchObject({ value: 1550, lacking: 10 });
  });

  it('are those of one accomplice too, who helps against strangers', () => {
    const strangers = (n: number) => [`Ben ${n}`, others[n]!, others[n + 1]!];
    expect(anaAfter(wins(30, [0, 0, 2, 3], strangers))).toMatchObject({ value: 1550, lacking: 10 });
  });

  it('begin where people meet much more than chance, and never end by more games', () => {
    const [four, forty] = [4, 40].map(count => anaAfter(wins(count, [0, 1, 2, 3], same)));
    expect(forty!.value).toBeLessThanOrEqual(four!.value + MOST_AMONG_CLOSE);
    expect(forty).toMatchObject({ games: 40, lacking: 6 });
  });

  it('are none where four people are all who play, or people meet by chance', () => {
    const alone = rateGames(wins(30, [0, 1, 2, 3], same)).get('Ana')!;
    expect(alone).toEqual({ ...rateGames(wins(30, undefined, same)).get('Ana')!, company: alone.company });
    expect([...rateGames(elsewhere).values()].some(({ amongClose }) => amongClose > 0)).toBe(false);
  });

  it('leave the rating of a stranger at the table as free as it is', () => {
    const table = (networks: readonly number[]) => rateGames([{ ...game(1, PEOPLE, [2, 3, 4, 1]), networks }]);
    expect(table([0, 0, 0, 3]).get('Dan')).toEqual(table([0, 1, 2, 3]).get('Dan'));
    expect(table([0, 0, 0, 3]).get('Ana')!.amongClose).toBe(1);
  });
});

describe('a rating as it is shown', () => {
  const standing = (belief: Standing['belief'], games: number, amongClose = 0) =>
    shownRating({ belief, games, amongClose, drift: 0, company: NO_COMPANY });

  it('is a whole number with the half of its 95 % interval', () => {
    expect(standing({ mean: 1540.4, deviation: 40.9 }, 12)).toEqual({
      value: 1540,
      margin: 80,
      games: 12,
      lacking: 0,
      isProvisional: false,
    });
  });

  it('is provisional before the tenth game that settles it', () => {
    const belief = { mean: 1500, deviation: 50 };
    expect([9, 10].map(games => standing(belief, games).isProvisional)).toEqual([true, false]);
    expect(standing(belief, 12, 5)).toMatchObject({ lacking: 3, isProvisional: true });
  });
});
