import { seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { GameLine } from '../../bin/botGames.ts';
import { fitHands, type HandModel, handSeen, oddsOf, playHands } from './handModel.ts';
import { uniform } from './populations.ts';

const MODEL: HandModel = { strengths: [-0.5, 0.5], caution: 0.2, drawn: 0.1, selfDrawn: 0.3, points: [8, 12, 24] };

describe('a hand by what it paid', () => {
  it('is drawn, won by discard or self-drawn', () => {
    expect(handSeen([0, 0, 0, 0])).toEqual({ kind: 'drawn' });
    expect(handSeen([-8, 33, -8, -17])).toEqual({ kind: 'won', winner: 1, from: 3, points: 9 });
    expect(handSeen([-20, -20, 60, -20])).toEqual({ kind: 'won', winner: 2, from: 2, points: 12 });
  });
});

describe('the model of hands', () => {
  it('finds the odds by which groups are taken', () => {
    const choices = [0, 0, 0, 1].map(taken => ({ taken, among: [0, 1] }));
    const [one, other] = oddsOf(choices, 2);
    expect(one! - other!).toBeCloseTo(Math.log(3), 6);
  });

  it('pays as much as it takes', () => {
    const random = seeded('zero');
    const totals = playHands(MODEL, [-1, 0, 0.5, 1], 400, () => uniform(random));
    expect(totals.reduce((sum, total) => sum + total)).toBe(0);
  });

  it('is found again from hands that it played (seed "again")', () => {
    const random = seeded('again');
    const players = [0, 1, 0, 1];
    const lines = Array.from({ length: 1500 }, (_, game): GameLine => {
      const hand = () => playHands(MODEL, [-0.5, 0.5, -0.5, 0.5], 1, () => uniform(random));
      return [game, players, [hand(), hand(), hand(), hand()]];
    });
    const found = fitHands(lines, player => player, 2);
    expect(found.strengths[1]).toBeCloseTo(0.5, 1);
    expect(found.drawn).toBeCloseTo(0.1, 1);
    expect(found.selfDrawn).toBeCloseTo(0.3, 1);
    expect(found.caution).toBeGreaterThan(0.05);
    expect(found.caution).toBeLessThan(0.35);
  });
});
