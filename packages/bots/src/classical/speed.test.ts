import { legalActions, pamphlet, parseTile, type SeatCommand, viewFor } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { speed } from './speed.ts';

const throws = (text: string): SeatCommand => ({ type: 'discard', seat: 0, tile: parseTile(text)! });

/** Returns the best of what a player for speed thinks of its turn or of a discard on offer. */
function best(hands: readonly string[], discarded?: string) {
  const dealt = given({ hands, rules: pamphlet });
  const { state } = discarded === undefined ? dealt : dealt.when(discards(0, discarded));
  const seat = discarded === undefined ? 0 : 1;
  const candidates = speed('table')(viewFor(state, seat), seat, legalActions(state, seat));
  return candidates.toSorted((a, b) => b.value - a.value)[0]!;
}

describe('a player for speed', () => {
  it('discards the tile that no set needs', () => {
    expect(best(['123m456s78p55mEEEN'])).toMatchObject({ action: throws('N'), missing: 1 });
  });

  it('breaks a pair of dragons as easily as any other', () => {
    expect(best(['123m456s789p23sCCN'])).toMatchObject({ missing: 1 });
    expect(best(['12367m456s789p55sC'])).toMatchObject({ action: throws('C'), missing: 1 });
  });

  it('of equal distances takes the one that more copies help', () => {
    // 4 and 5 wait for 3 and 6, of which the hand holds one 6.
    expect(best(['123m456s789p145sEE'])).toMatchObject({ action: throws('1s'), useful: 7 });
  });

  it('claims what brings the hand nearer, and passes what does not', () => {
    const nearer = best(['5m', '46m123s456p7799pE', '', ''], '5m');
    expect(nearer.action).toEqual({ type: 'claim', seat: 1, claim: { kind: 'chow', low: parseTile('4m')! } });
    const none = best(['5p', '12345s456p7799pN', '', ''], '5p');
    expect(none.action).toEqual({ type: 'claim', seat: 1, claim: { kind: 'pass' } });
  });
});
