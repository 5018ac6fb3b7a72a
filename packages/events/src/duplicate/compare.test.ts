import { below, byPlayer, PLAYERS, type Player, seeded, shuffled } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { compare, standingsOf, teamStandings } from './compare.ts';
import { IMP_SCALE, impsOf, isScale, MOST_IMPS, type Scale } from './scale.ts';
import { teamAt } from './seating.ts';
import type { HandResult } from './types.ts';

const OTHERS: Scale = { ...IMP_SCALE, mean: 'others' };

const result = (hand: number, changes: readonly number[]): HandResult => ({
  hand,
  kind: 'won',
  winner: 0,
  changes: byPlayer(player => changes[player]!),
});

/** Results of some tables, whose hands each sum to nothing. */
function randomResults(seed: string, tables: number, hands: number): readonly (readonly HandResult[])[] {
  const random = seeded(seed);
  return Array.from({ length: tables }, () =>
    Array.from({ length: hands }, (_, n) => {
      const [a, b, c] = [0, 0, 0].map(() => below(random, 200) - 100) as [number, number, number];
      return result(n + 1, [a, b, c, -a - b - c]);
    }),
  );
}

describe('the scale of IMPs', () => {
  test('gives the hands of an evening the IMPs that they have by its table', () => {
    const differences = [-56, 0, 45, -54, 26, -48, 8, 56, -14, -22, 10, 104, 40];
    expect(differences.map(difference => impsOf(IMP_SCALE, difference))).toEqual([
      -9, 0, 8, -9, 5, -8, 2, 9, -4, -5, 3, 13, 7,
    ]);
  });

  test('begins and ends where its bounds do', () => {
    expect([1.9, 2, 134.9, 135, 1000].map(size => impsOf(IMP_SCALE, size))).toEqual([0, 1, 14, 15, 15]);
    expect(Object.is(impsOf(IMP_SCALE, -1), 0)).toBe(true);
    // Two thirds and four thirds of a point are two points.
    expect(impsOf(IMP_SCALE, 2 / 3 + 4 / 3)).toBe(1);
    expect(impsOf(IMP_SCALE, 6 - 4 - 1e-9)).toBe(1);
  });

  test('is odd and never falls, for any bounds that grow', () => {
    const random = seeded('scales');
    for (let n = 0; n < 200; n++) {
      let bound = 0;
      const bounds = Array.from({ length: 1 + below(random, MOST_IMPS) }, () => (bound += 1 + below(random, 20)));
      const scale: Scale = { bounds, mean: 'all' };
      expect(isScale(scale)).toBe(true);
      let last = Number.NEGATIVE_INFINITY;
      for (let deviation = -300; deviation <= 300; deviation += 7) {
        const imps = impsOf(scale, deviation);
        expect(imps).toBeGreaterThanOrEqual(last);
        expect(imps + impsOf(scale, -deviation)).toBe(0);
        last = imps;
      }
    }
  });

  test('refuses bounds that do not grow, are too many or too great', () => {
    for (const bounds of [[], [0], [2, 2], [5, 3], [-1], [20_000], Array.from({ length: 41 }, (_, n) => n + 1)])
      expect(isScale({ bounds, mean: 'all' }), String(bounds)).toBe(false);
  });
});

describe('the comparison', () => {
  test('takes each result beside the mean of the same seat', () => {
    const results = [[result(1, [96, -32, -32, -32])], [result(1, [-8, 24, -8, -8])], [result(1, [0, 0, 0, 0])]];
    const { hands, totals } = compare(results, 1, IMP_SCALE);
    const [first] = hands;
    expect(first!.cells[0]![0]).toEqual({ points: 96, mean: 88 / 3, deviation: 96 - 88 / 3, imps: 10 });
    expect(totals[1]![1]).toEqual({ points: 24, imps: impsOf(IMP_SCALE, 24 + 8 / 3) });
  });

  test('of two tables takes the difference, or the half of it from the mean of both', () => {
    const results = [[result(1, [36, -12, -12, -12])], [result(1, [-20, 28, -4, -4])]];
    const of = (scale: Scale) => compare(results, 1, scale).hands[0]!.cells.map(cells => cells![0].deviation);
    expect(of(OTHERS)).toEqual([56, -56]);
    expect(of(IMP_SCALE)).toEqual([28, -28]);
  });

  test('leaves out what was not played, and compares nothing with nothing', () => {
    const results = [[result(1, [8, -8, 0, 0]), result(2, [9, -9, 0, 0])], [result(1, [0, 0, 0, 0])], null];
    const { hands, totals } = compare(results, 2, IMP_SCALE);
    expect(hands[0]!.cells.map(cells => cells?.[0].deviation)).toEqual([4, -4, undefined]);
    expect(hands[1]!.cells.map(cells => cells?.[0].imps)).toEqual([0, undefined, undefined]);
    expect(totals[0]![0]).toEqual({ points: 17, imps: 1 });
    expect(standingsOf(compare(results, 2, IMP_SCALE), results)).toHaveLength(8);
    const isVoid = [[{ ...result(1, [8, -8, 0, 0]), kind: 'void' as const }], results[1]!];
    expect(compare(isVoid, 1, IMP_SCALE).hands[0]!.cells[0]).toBeNull();
  });

  test('does not depend on the order of tables, nor on what a seat is worth by itself (100 evenings)', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seeded(`evening ${seed}`);
      const tables = 2 + below(random, 6);
      const results = randomResults(`results ${seed}`, tables, 4);
      for (const scale of [IMP_SCALE, OTHERS]) {
        const { hands, totals } = compare(results, 4, scale);
        for (const { cells } of hands)
          for (const player of PLAYERS) {
            const sum = cells.reduce((total, cell) => total + cell![player].deviation, 0);
            expect(Math.abs(sum)).toBeLessThan(1e-9);
          }
        const order = shuffled(
          results.map((_, n) => n),
          random,
        );
        const moved = compare(
          order.map(n => results[n]!),
          4,
          scale,
        );
        expect(moved.totals).toEqual(order.map(n => totals[n]));
        const worth = byPlayer(() => below(random, 50) - 25);
        const shifted = results.map(table =>
          table.map(one => ({ ...one, changes: byPlayer(player => one.changes[player] + worth[player]) })),
        );
        expect(compare(shifted, 4, scale).totals.map(all => all.map(({ imps }) => imps))).toEqual(
          totals.map(all => all.map(({ imps }) => imps)),
        );
      }
    }
  });

  test('ranks by IMPs, then points, and shares places of equal IMPs', () => {
    const results = [[result(1, [30, -10, -10, -10])], [result(1, [-30, 10, 10, 10])]];
    const standings = standingsOf(compare(results, 1, IMP_SCALE), results);
    expect(standings.map(({ place, imps, table, player }) => [place, imps, table, player])).toEqual([
      [1, 6, 0, 0],
      [2, 3, 1, 1],
      [2, 3, 1, 2],
      [2, 3, 1, 3],
      [5, -3, 0, 1],
      [5, -3, 0, 2],
      [5, -3, 0, 3],
      [8, -6, 1, 0],
    ]);
  });
});

describe('teams', () => {
  test.each([2, 3, 4, 5, 8, 16])('of %i have every seat once over as many tables', teams => {
    for (const player of PLAYERS)
      expect(new Set(Array.from({ length: teams }, (_, table) => teamAt(table, player, teams))).size).toBe(teams);
    for (let table = 0; table < teams; table++)
      expect(new Set(PLAYERS.map(player => teamAt(table, player, teams))).size).toBe(Math.min(4, teams));
  });

  test('have the sum of their members, and all teams of two tables together nothing', () => {
    const results = randomResults('two teams', 2, 16);
    const comparison = compare(results, 16, OTHERS);
    const standings = teamStandings(comparison, { teams: ['Sparrows', 'Wrens'] });
    expect(standings.reduce((sum, { imps }) => sum + imps, 0)).toBe(0);
    const { imps } = standings.find(({ team }) => team === 0)!;
    const seats: readonly (readonly [number, Player])[] = [
      [0, 0],
      [1, 1],
      [0, 2],
      [1, 3],
    ];
    expect(imps).toBe(seats.reduce((sum, [table, player]) => sum + comparison.totals[table]![player].imps, 0));
  });
});
