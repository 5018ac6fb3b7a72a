import { describe, expect, test } from 'vitest';
import { paymentsOf, wmo2006 } from '../index.ts';
import { claims, closeClaims, discards, given } from '../testing/story.ts';

const READY = '123456789m 11s 23p';

describe('the payments of a hand', () => {
  test('[R80] name a reason for every seat after a win', () => {
    const won = given({ hands: ['1p', READY] }).when(discards(0, '1p'), claims(1, 'win'), closeClaims);
    const payments = paymentsOf(won.state)!;
    expect(payments.map(({ reason }) => reason)).toEqual(['discarded', 'wins', 'base', 'base']);
    expect(payments[2]).toEqual({ reason: 'base', base: 8, points: 0, penalty: 0, change: -8 });
    expect(payments.reduce((sum, { change }) => sum + change, 0)).toBe(0);
  });

  test('[R80] are settled double with East where the house wants it', () => {
    const rules = { ...wmo2006, eastDouble: true };
    const won = given({ hands: ['1p', READY], rules }).when(discards(0, '1p'), claims(1, 'win'), closeClaims);
    const [east, south, west] = paymentsOf(won.state)!;
    expect(east).toMatchObject({ reason: 'discarded', isDoubled: true, change: -2 * (8 + east.points) });
    expect(south.change).toBe(-east.change + 16);
    expect(west).toEqual({ reason: 'base', base: 8, points: 0, penalty: 0, change: -8 });
  });

  test('[R96] hold the penalties of the hand apart from what the win costs', () => {
    const rules = { ...wmo2006, assist: 'strict' } as const;
    const won = given({ hands: ['C 1p', READY, 'EESSWWNNC 147m 9s'], rules })
      .when(discards(0, 'C'), claims(2, 'win'), closeClaims)
      .playedDownTo(-1);
    const payments = paymentsOf(won.state)!;
    expect(payments.map(({ penalty }) => penalty)).toEqual([20, 20, -60, 20]);
    expect(payments[2]).toEqual({ reason: 'nothing', base: 0, points: 0, penalty: -60, change: -60 });
  });

  test('are none while the hand is played', () => {
    expect(paymentsOf(given().state)).toBeUndefined();
  });
});
