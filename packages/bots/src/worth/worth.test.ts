import { SEATS, type Seat, winPayments, wmo2006 } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { SAVED, worthOf } from './worth.ts';

const HOUSES = [wmo2006, { ...wmo2006, eastDouble: true }];
const PLACES = HOUSES.flatMap(rules => SEATS.map(seat => [seat, rules] as const));

it.each(PLACES)(
  '[R80] a win in seat %i is worth what is paid for it, by discard in the mean of the givers',
  (seat, rules) => {
    const won = (from: Seat) =>
      winPayments({ seat, from, robbed: false, score: { total: 9, flowers: 2 } }, rules)[seat].change;
    expect(worthOf(11, seat, true, 1, rules)).toBe(SAVED + won(seat));
    const given = SEATS.filter(from => from !== seat).reduce((sum, from) => sum + won(from), 0);
    expect(worthOf(11, seat, false, 1, rules)).toBeCloseTo(SAVED + given / 3);
  },
);
