import { type HandState, HIDDEN, parseTile, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { evaluate, explain } from '../levels/decideAsBot.ts';
import { SAVED } from '../worth/worth.ts';

/** East's turn with so many tiles left in the wall: ready for the nine of dots without the north wind. */
function lastTurn(left: number): HandState {
  const view = viewFor(given({ hands: ['123m456s78p55mEEEN'] }).state, 0);
  return { ...view, wall: { ...view.wall, tiles: Array.from({ length: left }, () => HIDDEN), front: 0, back: 0 } };
}

const of = (tile: string, told: ReturnType<typeof explain>) =>
  told.find(({ action }) => action.type === 'discard' && action.tile === parseTile(tile))!;

describe('what others throw after the own last draw', () => {
  it('can still be won on: a ready hand is worth more than one that is given up, the more the more are to come', () => {
    const values = [0, 1, 2, 3].map(left => of('N', evaluate('expert', lastTurn(left), 0)).value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(4);
    expect(of('4s', evaluate('expert', lastTurn(3), 0)).value).toBeLessThan(SAVED + 0.001);
    expect(values[3]).toBeGreaterThan(SAVED);
  });

  it('is told as a chance to win, small as it is, each the same but the very last, on which more may win', () => {
    const [none, one, two, three] = [0, 1, 2, 3].map(left => of('N', explain('expert', lastTurn(left), 0)).winChance!);
    expect(none).toBe(0);
    expect(two! - one!).toBeGreaterThan(0.002);
    expect(three! - two!).toBeCloseTo(two! - one!, 6);
    expect(one).toBeGreaterThan(1.5 * (two! - one!));
    expect(three).toBeLessThan(0.15);
  });

  it('is counted for the levels that count it', () => {
    const told = evaluate('expert', lastTurn(3), 0, { constants: { 'fears.lastDiscards': 0 } });
    expect(of('N', told).value).toBeLessThan(SAVED + 0.001);
  });
});
