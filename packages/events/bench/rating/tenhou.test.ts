import { expect, it } from 'vitest';
import { afterTenhouGame, TENHOU_NEWCOMER } from './tenhou.ts';

const ratesOf = (before: Parameters<typeof afterTenhouGame>[0], ranks: readonly number[]) =>
  afterTenhouGame(before, ranks).map(({ rate }) => rate);
const newcomers = [TENHOU_NEWCOMER, TENHOU_NEWCOMER, TENHOU_NEWCOMER, TENHOU_NEWCOMER];

it('gives equal newcomers 30, 10, -10, -30, and shares what equal places are worth', () => {
  expect(ratesOf(newcomers, [1, 2, 3, 4])).toEqual([1530, 1510, 1490, 1470]);
  expect(ratesOf(newcomers, [1, 2, 2, 4])).toEqual([1530, 1500, 1500, 1470]);
});

it('takes 6 from the last of equals after 400 games, more if the table is weaker', () => {
  const lastAmong = (...others: number[]) => {
    const before = [2000, ...others].map(rate => ({ rate, games: 400 }));
    return ratesOf(before, [4, 1, 2, 3])[0]!;
  };
  expect(lastAmong(2100, 1900, 2000)).toBeCloseTo(2000 - 0.2 * 30, 9);
  expect(lastAmong(1500, 1500, 1400)).toBeCloseTo(2000 - 0.2 * (30 + 400 / 40), 9);
});
