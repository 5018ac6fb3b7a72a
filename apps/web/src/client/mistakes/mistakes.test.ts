import type { ReviewedDecision } from '@gorrion/protocol';
import { tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decision, reviewOf } from '../../testing/opinions.ts';
import { costByKind, kindOfMistake, mistakesOf, pointsLost } from './mistakes.ts';

const claim = (kind: 'pung' | 'pass'): Partial<ReviewedDecision> => ({
  kind: 'claim',
  played: { type: 'claim', seat: 1, claim: { kind } },
});

describe('the kind of a mistake', () => {
  it('follows from what was decided', () => {
    expect(kindOfMistake(decision(claim('pung')))).toBe('called');
    expect(kindOfMistake(decision(claim('pass')))).toBe('passed');
    expect(kindOfMistake(decision({ kind: 'kong', reasons: [{ id: 'less-value', loss: 3 }] }))).toBe('kong');
    expect(kindOfMistake(decision({ kind: 'win' }))).toBe('win');
  });

  it('of a discard is that of the first reason, which names a tile, a set or a fan', () => {
    const below = { id: 'ready-below-minimum', points: 5, minimum: 8 } as const;
    const wider = { id: 'wider-wait', tiles: tiles('9m'), best: 6, played: 2 } as const;
    const further = { id: 'further-away', best: 2, played: 3 } as const;
    expect(kindOfMistake(decision({ reasons: [below, wider] }))).toBe('below-eight');
    expect(kindOfMistake(decision({ reasons: [wider, below] }))).toBe('fewer-tiles');
    expect(kindOfMistake(decision({ reasons: [further, wider] }))).toBe('fewer-tiles');
    expect(kindOfMistake(decision())).toBe('shape');
  });
});

describe('the mistakes of a player', () => {
  const review = reviewOf([
    [decision({ loss: 1, verdict: 'inaccuracy', before: 5 }), decision({ loss: 2.5, before: 9 })],
    [decision({ loss: 7, before: 40 }), decision({ loss: 9, verdict: 'close', before: 44 })],
    [decision({ loss: 2.5, before: 80, kind: 'win' })],
  ]);

  it('are those that were marked, the dearest first, and of equal ones the earlier', () => {
    const found = mistakesOf(review, 0);
    expect(found.map(({ hand, decision: { before } }) => [hand, before])).toEqual([
      [1, 40],
      [0, 9],
      [2, 80],
      [0, 5],
    ]);
    expect(mistakesOf(review, 2)).toEqual([]);
  });

  it('are not those of older reviews that only compare figures', () => {
    const figures = [{ id: 'less-chance', best: 0.3, played: 0.2 }] as const;
    expect(mistakesOf(reviewOf([[decision({ reasons: figures }), decision({ reasons: [] })]]), 0)).toEqual([]);
  });

  it('cost by kind as much as together, the dearest kind first', () => {
    const found = mistakesOf(review, 0);
    const costs = costByKind(found);
    expect(costs).toEqual([
      { kind: 'shape', count: 3, points: 10.5 },
      { kind: 'win', count: 1, points: 2.5 },
    ]);
    expect(costs.reduce((sum, { points }) => sum + points, 0)).toBe(pointsLost(found));
  });
});
