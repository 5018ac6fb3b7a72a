import { seeded, shuffled } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { afterRound, bracketOf, type KnockoutRound, MIXED_SIZES, type RoundResults, roundsOf } from './knockout.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** The lower number always wins. */
const favourites = ({ seated }: KnockoutRound): RoundResults =>
  seated.map(table =>
    table.map(player => {
      const place = table.filter(other => other < player).length;
      return { player, tablePoints: [4, 2, 1, 0][place]!, points: 100 - player };
    }),
  );

function played(seeds: readonly number[], through: 1 | 2, win = favourites) {
  const results: RoundResults[] = [];
  for (;;) {
    const bracket = bracketOf(seeds, through, results);
    if (bracket.ranking) return bracket;
    results.push(win(bracket.rounds.at(-1)!));
  }
}

describe('knock-out (3.5.4)', () => {
  test.each([
    [4, 2, '4:1/0'],
    [8, 2, '8:2/0 4:1/0'],
    [16, 2, '16:4/0 8:2/0 4:1/0'],
    [64, 2, '64:16/0 32:8/0 16:4/0 8:2/0 4:1/0'],
    [16, 1, '16:4/0 4:1/0'],
    [64, 1, '64:16/0 16:4/0 4:1/0'],
    [20, 2, '20:2/12 16:4/0 8:2/0 4:1/0'],
    [24, 1, '24:3/12 16:4/0 4:1/0'],
    [48, 2, '48:8/16 32:8/0 16:4/0 8:2/0 4:1/0'],
  ] as const)('%i entrants, best %i go on: entrants:tables/byes %s', (entrants, through, text) => {
    const rounds = roundsOf(entrants, through);
    expect(rounds.map(plan => `${plan.entrants}:${plan.tables}/${plan.byes}`).join(' ')).toBe(text);
  });

  test('any number from four has rounds that add up, in which every table sends at least one on', () => {
    for (const through of [1, 2] as const) {
      for (let entrants = 4; entrants <= 300; entrants++) {
        const rounds = roundsOf(entrants, through);
        for (const [n, plan] of rounds.entries()) {
          expect(plan.byes + 4 * plan.tables).toBe(plan.entrants);
          expect(plan.through).toBeGreaterThanOrEqual(1);
          expect(plan.through).toBeLessThanOrEqual(3);
          expect(plan.extra).toBeLessThan(plan.tables);
          const going = plan.byes + plan.tables * plan.through + plan.extra;
          expect(going).toBe(rounds[n + 1]?.entrants ?? 1);
        }
        expect(rounds.at(-1)!.entrants).toBe(4);
      }
    }
  });

  test('the best are dealt to and fro over the tables, and have the byes', () => {
    const [first] = bracketOf(numbers(16), 2).rounds;
    expect(first!.seated.map(table => table.toSorted((a, b) => a - b))).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
    expect(bracketOf(numbers(20), 2).rounds[0]!.resting).toEqual(numbers(12));
  });

  test.each([
    [16, 2],
    [17, 2],
    [24, 1],
    [31, 2],
    [64, 1],
    [256, 2],
  ] as const)('where the better always win, %i entrants end in the order of the standing', (entrants, through) => {
    const { plans, rounds, ranking } = played(numbers(entrants), through);
    expect(rounds).toHaveLength(plans.length);
    expect(ranking!.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(ranking!.toSorted((a, b) => a - b)).toEqual(numbers(entrants));
  });

  test('whoever wins, every entrant is ranked once and each round has those who came through', () => {
    const random = seeded('knock-out');
    const win = ({ seated }: KnockoutRound): RoundResults =>
      seated.map(table =>
        shuffled(table, random).map((player, place) => ({ player, tablePoints: [4, 2, 1, 0][place]!, points: 0 })),
      );
    for (let entrants = 4; entrants < 80; entrants++) {
      const { rounds, ranking } = played(numbers(entrants), 2, win);
      expect(new Set(ranking).size).toBe(entrants);
      for (const [n, round] of rounds.entries()) {
        const here = [...round.resting, ...round.seated.flat()];
        const before = rounds[n - 1];
        expect(new Set(here).size).toBe(round.entrants);
        if (before) expect(here).toEqual(expect.arrayContaining([...before.resting]));
      }
    }
  });

  test('equal table points are told apart by points, then by the standing (3.10.1)', () => {
    const of = (player: number, tablePoints: number, points: number) => ({ player, tablePoints, points });
    const { ranking } = bracketOf([5, 6, 7, 8], 2, [[[of(8, 3, 20), of(7, 3, 31), of(6, 0.5, -25), of(5, 0.5, -25)]]]);
    expect(ranking).toEqual([7, 8, 5, 6]);
  });

  test('a round sends on whoever rested, the winners, and the best of the next place', () => {
    const seeds = numbers(17);
    const [round, next] = bracketOf(seeds, 2, [favourites(bracketOf(seeds, 2).rounds[0]!)]).rounds;
    expect(round).toMatchObject({ byes: 13, tables: 1, through: 3, extra: 0 });
    expect(afterRound(round!, seeds, favourites(round!))).toMatchObject({ tied: [], on: numbers(16), out: [17] });
    expect(next!.seated.flat().toSorted((a, b) => a - b)).toEqual(numbers(16));
    const [first] = bracketOf(numbers(15), 2).rounds;
    expect(first).toMatchObject({ byes: 3, tables: 3, through: 1, extra: 2 });
    expect(afterRound(first!, numbers(15), favourites(first!)).on).toHaveLength(8);
  });

  test('results of other players are not taken', () => {
    const [round] = bracketOf(numbers(8), 2).rounds;
    const [first, second] = favourites(round!);
    expect(bracketOf(numbers(8), 2, [[second!, first!]]).rounds).toHaveLength(1);
    expect(bracketOf(numbers(8), 2, [[first!]]).rounds).toHaveLength(1);
    expect(bracketOf(numbers(8), 2, [[first!, second!]]).rounds).toHaveLength(2);
  });

  test('seats go to those who have started there least', () => {
    const winds = new Map([[1, [2, 1, 2, 1] as const]]);
    const [round] = bracketOf([1, 2, 3, 4], 2, [], winds).rounds;
    expect([1, 3]).toContain(round!.seated[0]!.indexOf(1));
  });

  test('refuses too few entrants and one who is named twice', () => {
    expect(() => bracketOf([1, 2, 3], 2)).toThrow(RangeError);
    expect(() => bracketOf([1, 2, 3, 3], 2)).toThrow(RangeError);
  });
});

test.each(MIXED_SIZES)('mixed (3.5.4): the best %i of a round robin enter the knock-out', size => {
  const standing = shuffled(numbers(48), seeded('mixed'));
  const { plans, rounds } = bracketOf(standing.slice(0, size), 2);
  expect(rounds[0]!.seated.flat().toSorted()).toEqual(standing.slice(0, size).toSorted());
  expect(plans).toHaveLength(Math.log2(size) - 1);
});
