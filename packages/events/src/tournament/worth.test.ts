import { bySeat, PLAYERS, SEATS, seating, winPayments, wmo2006 } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { paymentsFor } from './worth.ts';

const HANDS = Array.from({ length: 16 }, (_, n) => n + 1);

it.each([{ seatChange: 'appendix4' }, { seatChange: 'none' }, { seatChange: 'appendix4', eastDouble: true }] as const)(
  '[R80] [R81] a scorer expects what a table pays, in every seat and way of winning, with %o',
  options => {
    const rules = { ...wmo2006, ...options };
    for (const hand of HANDS) {
      const players = seating(hand, rules.seatChange);
      for (const seat of SEATS) {
        for (const from of SEATS) {
          const paid = winPayments({ seat, from, robbed: false, score: { total: 9, flowers: 2 } }, rules);
          const giver = from === seat ? undefined : players[from];
          const sheet = paymentsFor({ hand, winner: players[seat], from: giver, points: 11 }, rules);
          expect(bySeat(each => sheet[players[each]])).toEqual(paid.map(({ change }) => change));
          expect(PLAYERS.reduce((sum, player) => sum + sheet[player], 0)).toBe(0);
        }
      }
    }
  },
);
