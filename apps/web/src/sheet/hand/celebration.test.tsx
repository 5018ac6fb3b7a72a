import { type Outcome, winnersScore, withSeat } from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wonTable } from '../../testing/wonTable.ts';
import { Celebration, isBigHand, isFirstLook } from './Celebration.tsx';
import { handResult } from './handResult.ts';

const { outcome } = handResult(wonTable().state)!;
const worth = (total: number, flowers = 0): Outcome =>
  outcome.kind === 'won'
    ? { ...outcome, scores: withSeat(outcome.scores, outcome.seat, { ...winnersScore(outcome), total, flowers }) }
    : outcome;

describe('a big hand', () => {
  it('is worth at least 24 points, flowers included', () => {
    expect(isBigHand(worth(24))).toBe(true);
    expect(isBigHand(worth(22, 2))).toBe(true);
    expect(isBigHand(worth(23))).toBe(false);
    expect(isBigHand({ kind: 'exhausted' } as Outcome)).toBe(false);
  });

  it('is celebrated once: its sheet opens again without petals', () => {
    expect(isFirstLook('A 0 1')).toBe(true);
    expect(isFirstLook('A 0 1')).toBe(false);
    expect(isFirstLook('A 0 2')).toBe(true);
  });

  it('adds nothing for a screen reader', () => {
    expect(renderToStaticMarkup(<Celebration />)).toMatch(/^<div class="celebration" aria-hidden="true">/);
  });
});
