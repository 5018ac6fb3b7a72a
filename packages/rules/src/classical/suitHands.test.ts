import { describe, expect, test } from 'vitest';
import { macau } from '../rulesets/presets.ts';
import { classicalClaim } from '../testing/classicalHands.ts';
import { countWin } from './win.ts';

/** The special hand of a hand as written, and its total. */
const counted = (hand: string, last: string) => {
  const account = countWin(classicalClaim(hand, last), macau);
  return [account?.special?.id, account?.total];
};

describe('special hands of terminals and of one suit', () => {
  test('[C53] heads are worth half with a pair of honours, and nothing with a pair of 2 to 8', () => {
    expect(counted('(111m) (999m) (111p) 99s 11s', '9s')).toEqual(['heads', 2000]);
    expect(counted('(111m) (999m) (111p) 99s CC', '9s')).toEqual(['heads-with-honours', 1000]);
    expect(counted('(111m) (999m) (111p) 99s 22s', '9s')[0]).toBeUndefined();
  });

  test('[C54] the great sequence may be claimed, and its pung and pair are of its suit', () => {
    expect(counted('(123m) (456m) (789m) 99m 11m', '9m')).toEqual(['great-sequence', 2000]);
    expect(counted('(123m) (456m) (789m) 99m 55m', '9m')[0]).toBeUndefined();
    expect(counted('(123m) (456m) (789m) 99p 11m', '9p')[0]).toBeUndefined();
  });

  test('[C55] a small sequence has a pung of one kind of honours and a pair of the other', () => {
    expect(counted('(123m) (456m) (789m) CC NN', 'C')).toEqual(['small-sequence-dragons', 1000]);
    expect(counted('(123m) (456m) (789m) NN CC', 'N')).toEqual(['small-sequence-winds', 1000]);
    expect(counted('(123m) (456m) (789s) CC NN', 'C')[0]).toBeUndefined();
  });

  test('[C56] little green has sets of either kind, a kong of green dragons too, and never lacks these', () => {
    expect(counted('(FFFF) (234s) (666s) 88s 44s', '8s')).toEqual(['little-green', 2000]);
    expect(counted('(222s) (234s) 666s FF 88s', 'F')).toEqual(['little-green', 2000]);
    expect(counted('(222s) (444s) (666s) 88s FF', '8s')[0]).toBeUndefined();
  });
});
