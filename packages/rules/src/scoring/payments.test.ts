import { expect, test } from 'vitest';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Seat } from '../tiles/seat.ts';
import { winnings, winPayments, winShares } from './payments.ts';

const score = { total: 8, flowers: 0, fans: [] };
const paid = (seat: Seat, from: Seat, flowers = 0, robbed = false) =>
  winPayments({ seat, from, robbed, score: { ...score, flowers } }, wmo2006);
const changes = (seat: Seat, from: Seat, flowers = 0) => paid(seat, from, flowers).map(({ change }) => change);

test('[R80] eight points by self-draw are worth 48, by discard 32', () => {
  expect(changes(0, 0)).toEqual([48, -16, -16, -16]);
  expect(changes(2, 1)).toEqual([-8, -16, 32, -8]);
});

test('[R80] [R81] flowers are paid, and all payments sum to zero', () => {
  expect(changes(3, 0, 3)).toEqual([-19, -8, -8, 35]);
});

test('[R80] each payment has its reason, and its base and points apart', () => {
  const base = { reason: 'base', base: 8, points: 0, change: -8 };
  const wins = { reason: 'wins', base: 0, points: 0 };
  expect(paid(2, 1, 1)).toEqual([
    base,
    { reason: 'discarded', base: 8, points: 9, change: -17 },
    { ...wins, change: 33 },
    base,
  ]);
  expect(paid(2, 1, 0, true)[1]).toEqual({ reason: 'robbed', base: 8, points: 8, change: -16 });
  expect(paid(0, 0)[3]).toEqual({ reason: 'self-drawn', base: 8, points: 8, change: -16 });
});

test('[R80] the shares of the losers add up to what the winner receives', () => {
  for (const selfDrawn of [true, false]) {
    const shares = winShares(11, { selfDrawn, robbingKong: false }, wmo2006);
    const sum = shares.reduce((all, { payers, base, points }) => all + payers * (base + points), 0);
    expect(winnings(11, selfDrawn, 8)).toBe(sum);
  }
});
