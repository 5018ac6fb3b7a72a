import { type HandState, HIDDEN, parseTile, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { evaluate, explain } from '../levels/decideAsBot.ts';
import { SAVED } from '../worth/worth.ts';

/** Returns East's turn with `left` tiles in the wall. Without the north wind East waits for 9 of dots. */
function lastTurn(left: number): HandState {
  const view = viewFor(given({ hands: ['123m456s78p55mEEEN'] }).state, 0);
  return { ...view, wall: { ...view.wall, tiles: Array.from({ length: left }, () => HIDDEN), front: 0, back: 0 } };
}

const of = (tile: string, told: ReturnType<typeof explain>) =>
  told.find(({ action }) => action.type === 'discard' && action.tile === parseTile(tile))!;

describe('discards of others after a seat’s last draw', () => {
  it('give a ready hand more worth than a hand given up, the more discards come the more', () => {
    const values = [0, 1, 2, 3].map(left => of('N', evaluate('expert', lastTurn(left), 0)).value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(4);
    expect(of('4s', evaluate('expert', lastTurn(3), 0)).value).toBeLessThan(SAVED + 0.001);
    expect(values[3]).toBeGreaterThan(SAVED);
  });

  it('give equal small chances to win, and the very last one a greater chance', () => {
    const [none, one, two, three] = [0, 1, 2, 3].map(left => of('N', explain('expert', lastTurn(left), 0)).winChance!);
    expect(none).toBe(0);
    expect(two! - one!).toBeGreaterThan(0.002);
    expect(three! - two!).toBeCloseTo(two! - one!, 6);
    expect(one).toBeGreaterThan(1.5 * (two! - one!));
    expect(three).toBeLessThan(0.15);
  });

  it('count for the levels that count them', () => {
    const told = evaluate('expert', lastTurn(3), 0, { constants: { 'fears.lastDiscards': 0 } });
    expect(of('N', told).value).toBeLessThan(SAVED + 0.001);
  });
});
