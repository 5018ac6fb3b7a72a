import { expect, test } from 'vitest';
import { wmo2006 } from '../rulesets/presets.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import { winnings, winPayments } from './payments.ts';

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

test('[R80] East pays and receives double where the house wants it, and each payment says so', () => {
  const house = { ...wmo2006, eastDouble: true };
  const all = (seat: Seat, from: Seat) => winPayments({ seat, from, robbed: false, score }, house);
  const changed = (seat: Seat, from: Seat) => all(seat, from).map(({ change }) => change);
  expect(changed(0, 0)).toEqual([96, -32, -32, -32]);
  expect(changed(0, 2)).toEqual([64, -16, -32, -16]);
  expect(changed(1, 1)).toEqual([-32, 64, -16, -16]);
  expect(changed(1, 0)).toEqual([-32, 48, -8, -8]);
  expect(changed(1, 2)).toEqual([-16, 40, -16, -8]);
  expect(all(1, 2)[0]).toEqual({ reason: 'base', base: 8, points: 0, isDoubled: true, change: -16 });
  expect(all(1, 2).map(({ isDoubled }) => isDoubled)).toEqual([true, undefined, undefined, undefined]);
  // Any of the three may give the tile: a third of 48, 40 and 40.
  expect(winnings(8, 1, 'any-other', house)).toBeCloseTo(128 / 3);
});

test.each(SEATS)('[R80] the winner in seat %i receives what the losers pay', seat => {
  const received = SEATS.map(from => {
    const losses = paid(seat, from, 3).filter((_, payer) => payer !== seat);
    return losses.reduce((sum, { base, points }) => sum + base + points, 0);
  });
  expect(SEATS.map(from => winnings(11, seat, from, wmo2006))).toEqual(received);
  const byDiscard = received.filter((_, from) => from !== seat);
  expect(winnings(11, seat, 'any-other', wmo2006)).toBeCloseTo(byDiscard.reduce((sum, each) => sum + each) / 3);
});
