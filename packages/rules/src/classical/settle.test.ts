import { describe, expect, test } from 'vitest';
import { macau } from '../rulesets/presets.ts';
import { seededNumbers } from '../scoring/plain/randomClaim.ts';
import { classicalClaim, writtenHand } from '../testing/classicalHands.ts';
import { bySeat, SEATS, type Seat } from '../tiles/seat.ts';
import { changesOf, settleHands, transfersOf } from './settle.ts';
import { countWin } from './win.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('payments', () => {
  test('[C48] in the example of the text West and North pay South 528, East as banker 1056', () => {
    const won = transfersOf(1, [0, 528, 0, 0]);
    expect(won).toEqual([
      { from: 2, to: 1, reason: 'win', isDoubled: false, points: 528 },
      { from: 3, to: 1, reason: 'win', isDoubled: false, points: 528 },
      { from: 0, to: 1, reason: 'win', isDoubled: true, points: 1056 },
    ]);
    expect(changesOf(won)).toEqual([-1056, 2112, -528, -528]);
  });

  test('[C48] a banker who wins the same hand gets 1056 from each', () => {
    expect(changesOf(transfersOf(0, [528, 0, 0, 0]))).toEqual([3168, -1056, -1056, -1056]);
  });

  test('[C49] two losers settle the difference of their totals, doubled with the banker', () => {
    const settled = transfersOf(1, [40, 528, 16, 100]).filter(({ reason }) => reason === 'difference');
    expect(settled).toEqual([
      { from: 2, to: 3, reason: 'difference', isDoubled: false, points: 84 },
      { from: 2, to: 0, reason: 'difference', isDoubled: true, points: 48 },
      { from: 0, to: 3, reason: 'difference', isDoubled: true, points: 120 },
    ]);
  });

  test('[C49] equal totals settle nothing, and a loser with more than the winner pays the winner all the same', () => {
    expect(transfersOf(2, [8, 8, 20, 8]).map(({ reason }) => reason)).toEqual(['win', 'win', 'win']);
    expect(changesOf(transfersOf(2, [0, 500, 20, 0]))).toEqual([-40 - 1000, 1000 + 500 - 20, 80, -500 - 20]);
  });

  test('[C47] [C48] nobody pays more than twice the limit for a win', () => {
    const most = Math.max(...transfersOf(0, [2000, 0, 0, 0]).map(({ points }) => points));
    expect(most).toBe(4000);
  });

  test('[C48] [C49] what 2,000 random hands cost and bring adds up to nothing', () => {
    const random = seededNumbers(48);
    for (let n = 0; n < 2000; n++) {
      const winner = SEATS[n % 4]!;
      const totals = bySeat(() => Math.floor(random() * 2001));
      const transfers = transfersOf(winner, totals);
      expect(sum(changesOf(transfers))).toBe(0);
      expect(transfers.every(({ points, isDoubled }) => points > 0 && (!isDoubled || points % 2 === 0))).toBe(true);
      expect(transfers.every(({ from, to, isDoubled }) => isDoubled === (from === 0 || to === 0))).toBe(true);
    }
  });
});

describe('a hand that is over', () => {
  test('[C41] [C46] [C49] the example of the text with the hands of the three others', () => {
    const claim = classicalClaim('123m SSS F [CCCC] (999p)', 'F');
    const score = { total: countWin(claim, macau)!.total, flowers: 0, fans: [] };
    const texts = ['222m 99s EE 456p (111p)', '1m', '123m 456s 789p 22s 57p', 'PPP 456s 789p 11s 23m'];
    const others = bySeat(seat => ({ ...writtenHand(texts[seat]!), flowers: seat === 2 ? 1 : 0 }));
    const attempt = { seat: 1 as Seat, from: 3 as Seat, robbed: false, claim, score };
    const { scores, payments } = settleHands(attempt, others, macau);
    // East: two pungs and a pair of honours. West: a flower. North: a pung of dragons, doubled.
    expect(scores.map(({ total }) => total)).toEqual([10, 528, 4, 16]);
    expect(payments).toEqual([-1056 + 12 - 12, 2112, -528 - 12 - 12, -528 + 12 + 12]);
    expect(sum(payments)).toBe(0);
  });
});
