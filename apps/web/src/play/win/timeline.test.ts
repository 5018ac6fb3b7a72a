import { describe, expect, it } from 'vitest';
import { beatsOf, drawnBeats, type Moment, progressAt, STILL_BEATS, TIERS, type Tier } from './timeline.ts';

const win = (tier: Tier, more: Partial<Moment> = {}): Moment => ({
  tier,
  lines: 4,
  hasFlowers: true,
  isCarried: true,
  ...more,
});
const endOf = (moment: Moment, tempo?: number): number => beatsOf(moment, tempo).at(-1)!.at;

describe('the moment of a win', () => {
  it('takes two seconds to three and a half, longer the more it is worth, however much is counted', () => {
    expect(TIERS.map(tier => endOf(win(tier)))).toEqual([2000, 2600, 3000, 3500]);
    for (const tier of TIERS) {
      for (const lines of [1, 4, 8, 13]) {
        for (const isCarried of [true, false]) {
          const end = endOf(win(tier, { lines, isCarried }));
          expect(end).toBeGreaterThanOrEqual(2000);
          expect(end).toBeLessThanOrEqual(3500);
        }
      }
    }
  });

  it('counts after the winning tile lies, each line in its time, the flowers after the total, then the points move', () => {
    for (const lines of [1, 4, 13]) {
      const beats = beatsOf(win(24, { lines }));
      expect(beats.map(({ at }) => at)).toEqual(beats.map(({ at }) => at).toSorted((a, b) => a - b));
      const names = beats.map(({ beat }) => (typeof beat === 'object' ? `line ${beat.line}` : beat));
      const counted = Array.from({ length: lines }, (_, n) => `line ${n}`);
      expect(names).toEqual(['word', 'laid', 'lands', ...counted, 'total', 'flowers', 'paid', 'end']);
      const steps = beats.filter(({ beat }) => typeof beat === 'object').map(({ at }) => at);
      for (const [n, at] of steps.slice(1).entries()) expect(at - steps[n]!).toBeGreaterThanOrEqual(89);
    }
    expect(beatsOf(win(8, { hasFlowers: false })).map(({ beat }) => beat)).not.toContain('flowers');
  });

  it('is shorter at a fast tempo, and never longer than usual', () => {
    expect(endOf(win(8), 1.8)).toBe(1111);
    expect(endOf(win(8), 0.6)).toBe(2000);
    expect(drawnBeats(0.6).at(-1)!.at).toBe(2000);
  });

  it('stands still for less than a second where nothing may move', () => {
    expect(STILL_BEATS.at(-1)!.at).toBe(900);
    expect(progressAt(STILL_BEATS[0]!.beat, 3)).toMatchObject({ counted: 3, hasTotal: true, isPaid: true });
  });

  it('shows nothing before its beat', () => {
    expect(progressAt(undefined, 3)).toMatchObject({ hasWord: false, isLaid: false, counted: 0 });
    expect(progressAt('word', 3)).toMatchObject({ hasWord: true, isLaid: false });
    expect(progressAt({ line: 0 }, 3)).toMatchObject({ hasWord: false, hasLanded: true, counted: 1, hasTotal: false });
    expect(progressAt('total', 3)).toMatchObject({ counted: 3, hasFlowers: false, isPaid: false });
  });
});
