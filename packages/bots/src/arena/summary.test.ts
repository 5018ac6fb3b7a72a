import { describe, expect, it } from 'vitest';
import { type MatchHand, NO_TIMES, type WallRecord } from './records.ts';
import { reportOf } from './report.ts';
import { estimate, summarize } from './summary.ts';

const NO_ERRORS = [0, 0, 0, 0];
const drawn: MatchHand = { scores: [0, 0, 0, 0], errors: NO_ERRORS };
/** The first place wins with ten points on a discard of the second. */
const byDiscard: MatchHand = {
  scores: [34, -18, -8, -8],
  errors: NO_ERRORS,
  win: { by: 0, from: 1, points: 10, main: 'half-flush' },
};
const bySelfDraw: MatchHand = {
  scores: [-20, 60, -20, -20],
  errors: NO_ERRORS,
  win: { by: 1, from: 1, points: 12, main: 'all-types' },
};
const wall = (number: number, hands: readonly MatchHand[]): WallRecord => ({
  wall: number,
  hands,
  times: [NO_TIMES, NO_TIMES, NO_TIMES, NO_TIMES],
});
const NAMES = ['a', 'b', 'c', 'd'];

describe('the summary of a match', () => {
  const walls = [wall(0, [byDiscard, drawn]), wall(1, [bySelfDraw, byDiscard])];
  const summary = summarize(NAMES, walls);

  it('counts wins, self-draws, deal-ins, points and draws', () => {
    expect(summary).toMatchObject({ walls: 2, hands: 4, drawShare: 0.25, meanPoints: 10.667 });
    const [first, second] = summary.places;
    expect(first).toMatchObject({ wins: 2, winShare: 0.5, selfDrawnOfWins: 0, dealInShare: 0, meanPoints: 10 });
    expect(second).toMatchObject({ wins: 1, selfDrawnOfWins: 1, dealInShare: 0.5, meanPoints: 12 });
    expect(first!.mainFans).toEqual({ 'half-flush': 1 });
  });

  it('computes the interval from walls, not from hands', () => {
    // The first place has means of 17 and 7: the standard error is 5, the half width 1.96 times that.
    expect(summary.places[0]!.score).toEqual({ mean: 12, within: 9.8 });
  });

  it('does not count a hand that ended with a mistake as drawn', () => {
    const mistake: MatchHand = { scores: [-30, 10, 10, 10], errors: [1, 0, 0, 0] };
    const one = summarize(NAMES, [wall(0, [mistake])]);
    expect(one.drawShare).toBe(0);
    expect(one.places.map(({ errors }) => errors)).toEqual([1, 0, 0, 0]);
  });

  it('prints a line for each of the four', () => {
    const lines = reportOf(summary).split('\n');
    expect(lines[0]).toBe('4 hands of 2 walls, 25.0 % drawn, 10.7 points a win');
    expect(lines[2]).toMatch(/a\s+\+12\.00 ± 9\.80\s+50\.0 %/);
    expect(lines.at(-1)).toBe('all: half-flush 66.7, all-types 33.3');
  });
});

describe('an estimate', () => {
  it('has width 0 for one wall, and is 0 for none', () => {
    expect(estimate([3])).toEqual({ mean: 3, within: 0 });
    expect(estimate([])).toEqual({ mean: 0, within: 0 });
  });
});
