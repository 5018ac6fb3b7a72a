import type { ReviewedDecision } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { luckOf } from './luck.ts';

it('a hand of which nothing is known leaves its whole result to the others', () => {
  expect(luckOf({ draws: 0, steps: 0 }, [], -12)).toEqual({
    draws: 0,
    decisions: 0,
    others: -12,
    result: -12,
    plusMinus: 0,
  });
});

it('losses that are not marked are left to the others, as no page counts them', () => {
  const lost = (verdict: ReviewedDecision['verdict'], loss: number) =>
    ({ verdict, loss, plusMinus: 3 }) as ReviewedDecision;
  const decisions = [lost('mistake', 4), lost('inaccuracy', 1), lost('close', 2), lost('fine', 0.3)];
  expect(luckOf({ draws: 0, steps: 0 }, decisions, -12)).toMatchObject({ decisions: -5, others: -7, result: -12 });
});
