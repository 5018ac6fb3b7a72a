import type { TableState } from '@gorrion/protocol';
import { type ByPlayer, RULESETS, seating } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { movesBetween, roundEnd } from './round.ts';

/** A table of 16 hands after some hands, with these totals. */
function after(
  handNumber: number,
  totals: ByPlayer<number> = [0, 0, 0, 0],
  seatChange: 'appendix4' | 'none' = 'appendix4',
): TableState {
  const { state } = dealtTable();
  const options = { ...state.session.options, hands: 16 as const, rules: { ...RULESETS.wmo2006, seatChange } };
  const phase = handNumber === 16 ? 'over' : 'between';
  return { ...state, session: { ...state.session, phase, handNumber, totals, options } };
}

describe('the end of a round', () => {
  it('comes after every fourth hand but the last', () => {
    const ends = Array.from({ length: 16 }, (_, n) => roundEnd(after(n + 1)) !== undefined);
    expect(ends.flatMap((isEnd, n) => (isEnd ? [n + 1] : []))).toEqual([4, 8, 12]);
  });

  it('says the standings, best first, with the table points of this moment (3.9.2)', () => {
    expect(roundEnd(after(4, [-50, 44, -11, 17]))?.standings).toEqual([
      { player: 1, points: 44, tablePoints: 4 },
      { player: 3, points: 17, tablePoints: 2 },
      { player: 2, points: -11, tablePoints: 1 },
      { player: 0, points: -50, tablePoints: 0 },
    ]);
  });

  it('shows all seats of the game by the chart (Appendix 4), or that nobody moves', () => {
    const end = roundEnd(after(8))!;
    expect(end.round).toBe(1);
    expect(end.seatings.map(seats => seats.join(''))).toEqual(['0123', '1032', '2310', '3201']);
    expect(roundEnd(after(8, undefined, 'none'))).toMatchObject({ isChanging: false });
  });
});

describe('a change of seats (Appendix 4)', () => {
  const moves = (round: number) =>
    movesBetween(seating(4 * round - 3, 'appendix4'), seating(4 * round + 1, 'appendix4'))
      .map(([from, to]) => `${'ESWN'[from]}${'ESWN'[to]}`)
      .join(' ');

  it('lets East and South, West and North change after rounds 1 and 3, and everybody move on after round 2', () => {
    expect(moves(1)).toBe('ES SE WN NW');
    expect(moves(2)).toBe('EW SN WS NE');
    expect(moves(3)).toBe('ES SE WN NW');
  });
});
