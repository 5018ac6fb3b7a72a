import { type HandState, HIDDEN, parseTile, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { evaluate, explain } from '../levels/decideAsBot.ts';
import { SAVED } from '../worth/worth.ts';

/**
 * Returns East's turn with `left` tiles in the wall. Without the north wind East waits for 5 and 8 of dots, for few
 * points.
 */
function lastTurn(left: number, concealed = '123m678m345s67p99pN'): HandState {
  const view = viewFor(given({ hands: [concealed] }).state, 0);
  return { ...view, wall: { ...view.wall, tiles: Array.from({ length: left }, () => HIDDEN), front: 0, back: 0 } };
}

const of = (tile: string, told: ReturnType<typeof explain>) =>
  told.find(({ action }) => action.type === 'discard' && action.tile === parseTile(tile))!;

describe('the last tile of the wall, on which any complete hand wins (fans 44, 45)', () => {
  it('keeps a hand of few points ready, whether the seat or another draws that tile', () => {
    for (const left of [1, 2, 3, 4]) {
      const told = evaluate('expert', lastTurn(left), 0);
      expect(told[0]!.action).toMatchObject({ type: 'discard', tile: parseTile('N') });
      expect(of('N', told).value).toBeGreaterThan(of('3s', told).value + 0.5);
    }
  });

  it('is worth nothing to the seat that discards last, or that has more draws to come', () => {
    expect(of('N', evaluate('expert', lastTurn(0), 0)).value).toBeLessThan(SAVED + 0.001);
    const told = explain('expert', lastTurn(8), 0);
    expect(of('N', told).winChance).toBeLessThan(of('N', explain('expert', lastTurn(4), 0)).winChance!);
  });

  it('adds a chance to win only if the hand would not win on the tile anyway', () => {
    const cheap = of('N', explain('expert', lastTurn(4), 0));
    expect(cheap.winChance).toBeGreaterThan(0.05);
    expect(cheap.winChance).toBeLessThan(0.15);
    const straight = of('N', explain('expert', lastTurn(4, '123m456s78p55mEEEN'), 0));
    expect(straight.winChance).toBeGreaterThan(0.05);
    expect(straight.winChance).toBeLessThan(0.3);
  });

  it('counts for the levels that count the last discards', () => {
    const told = evaluate('expert', lastTurn(4), 0, { constants: { 'fears.lastDiscards': 0 } });
    expect(of('N', told).value).toBeLessThan(SAVED + 0.001);
  });
});
