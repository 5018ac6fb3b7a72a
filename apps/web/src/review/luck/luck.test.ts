import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decision, opinion, reviewOf, throws } from '../../testing/opinions.ts';
import { barOf, decisionsOf, luckiestHand, luckOf, scaleOf, totalLuck } from './luck.ts';

const review = reviewOf([
  [decision({ loss: 2.5 }), decision({ loss: 0.4, verdict: 'close' }), decision({ loss: 0, verdict: 'best' })],
  [decision({ loss: 0, verdict: 'fine' })],
  [decision({ loss: 1, verdict: 'inaccuracy' })],
]);

describe('where the points came from', () => {
  it('sums to the result in every hand and in all together', () => {
    const rows = luckOf(review, 0);
    for (const { draws, others, decisions, result } of [...rows, totalLuck(rows)])
      expect(draws + others + decisions - result).toBeCloseTo(0, 10);
    expect(totalLuck(rows).plusMinus).toBeCloseTo(3 * Math.sqrt(3), 10);
    expect(luckOf(review, 3)).toEqual([]);
  });

  it('names the hand in which the wall and the others brought most, if any brought something', () => {
    expect(luckiestHand(luckOf(review, 0))?.hand).toBe(2);
    expect(luckiestHand(luckOf(reviewOf([[]]), 0))).toBeUndefined();
  });

  it('is drawn as gains to the right of zero and losses to the left, end to end', () => {
    const bar = barOf({ draws: 6, others: -4, decisions: -1.5, result: 0.5, plusMinus: 1 });
    expect(bar).toEqual([
      { what: 'draws', from: 0, size: 6 },
      { what: 'others', from: -4, size: 4 },
      { what: 'decisions', from: -5.5, size: 1.5 },
    ]);
    expect(barOf({ draws: 2, others: 3, decisions: 0, result: 5, plusMinus: 1 })).toEqual([
      { what: 'draws', from: 0, size: 2 },
      { what: 'others', from: 2, size: 3 },
    ]);
  });

  it('has one scale on which every bar fits', () => {
    const rows = [
      { draws: 38, others: 16, decisions: 0, result: 54, plusMinus: 4 },
      { draws: 2, others: -13, decisions: -13, result: -24, plusMinus: 4 },
    ];
    expect(scaleOf(rows)).toEqual({ low: -40, high: 60 });
    expect(scaleOf([])).toEqual({ low: -20, high: 20 });
  });
});

describe('the decisions of a hand', () => {
  it('are counted with those whose loss cannot be told from nothing', () => {
    expect(
      decisionsOf(review, 0).map(({ count, withoutLoss, inaccuracies, mistakes }) => [
        count,
        withoutLoss,
        inaccuracies,
        mistakes,
      ]),
    ).toEqual([
      [3, 2, 0, 1],
      [1, 1, 0, 0],
      [1, 0, 1, 0],
    ]);
  });

  it('bring the chance to win with what was played, by turn, where the expert looked into it', () => {
    const seen = (turn: number, winChance: number | null) =>
      decision({
        turn,
        candidates: [opinion(throws(0, tile('2m')), { winChance: 0.9 }), opinion(throws(0, tile('9m')), { winChance })],
      });
    const [hand] = decisionsOf(reviewOf([[seen(1, 0.2), seen(5, null), seen(9, 0.4)]]), 0);
    expect(hand!.chances).toEqual([
      { turn: 1, chance: 0.2 },
      { turn: 9, chance: 0.4 },
    ]);
  });
});
