import { SEATS, type Seat, winPayments, wmo2006 } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { SAVED, worthOf } from './worth.ts';

it.each(SEATS)('[R80] a win in seat %i is worth what is paid for it, by discard in the mean of the givers', seat => {
  const won = (from: Seat) =>
    winPayments({ seat, from, robbed: false, score: { total: 9, flowers: 2 } }, wmo2006)[seat].change;
  expect(worthOf(11, seat, true, 1, wmo2006)).toBe(SAVED + won(seat));
  const given = SEATS.filter(from => from !== seat).reduce((sum, from) => sum + won(from), 0);
  expect(worthOf(11, seat, false, 1, wmo2006)).toBeCloseTo(SAVED + given / 3);
});
