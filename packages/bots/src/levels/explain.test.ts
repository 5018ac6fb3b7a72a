import { parseTile, type SeatCommand, type Tile, viewFor } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { evaluate, explain } from './decideAsBot.ts';

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (parsed === undefined) throw new RangeError(text);
  return parsed;
};
const throws = (text: string): SeatCommand => ({ type: 'discard', seat: 0, tile: tile(text) });

describe('an explanation', () => {
  const { state } = given({ hands: ['123m456s78p55mEEEN'] });
  const view = viewFor(state, 0);

  const values = (candidates: ReturnType<typeof explain>) => candidates.map(({ action, value }) => [action, value]);

  it.each(['strong', 'expert'] as const)('gives every action the value that the %s level decides by', level => {
    expect(values(explain(level, view, 0))).toEqual(values(evaluate(level, view, 0)));
  });

  it('names the route of a ready hand, its missing tile and who may give it', () => {
    const [best] = explain('expert', view, 0);
    expect(best!.action).toEqual(throws('N'));
    expect(best!.routes![0]).toMatchObject({
      route: 'mixed-straight',
      missing: [{ tile: tile('9p'), live: 4, from: 'anybody' }],
    });
    expect(best!.routes![0]!.points).toBeGreaterThanOrEqual(8);
    const shares = best!.routes!.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.001);
  });

  it('gives the best discard a better chance to win than a bad one', () => {
    const told = explain('expert', view, 0);
    const chanceOf = (text: string) =>
      told.find(({ action }) => 'tile' in action && action.tile === tile(text))!.winChance!;
    expect(chanceOf('N')).toBeGreaterThan(0.4);
    expect(chanceOf('N')).toBeLessThan(0.95);
    expect(chanceOf('4s')).toBeLessThan(chanceOf('N') / 2);
    for (const { winChance, danger } of told) {
      expect(winChance).toBeGreaterThanOrEqual(0);
      expect(danger).toBeLessThan(0.05);
    }
  });

  it('gives the same chances, whatever hand was explained before', { timeout: 60_000 }, () => {
    const all = [
      '25m145s1338pSSWFP',
      '1357m2468s159pEE',
      '112678m2338s379pN',
      '19m159s2378pESWCF',
      '33m5578s22469pNPP',
    ];
    const hands = all.slice(0, sized(2, 5));
    const told = (hand: string) =>
      explain('expert', viewFor(given({ hands: [hand] }).state, 0), 0).map(each => each.winChance);
    const forwards = hands.map(told);
    const backwards = hands.toReversed().map(told).reverse();
    expect(backwards).toEqual(forwards);
  });

  it('values a pass and the claims apart, even if no claim is useful', () => {
    const offered = given({ hands: ['9p', '123m456s78p45sEEN', '', ''] }).when(discards(0, '9p')).state;
    const told = explain('expert', viewFor(offered, 1), 1);
    expect(told.map(({ action }) => action.type === 'claim' && action.claim.kind)).toEqual(['chow', 'pass']);
    expect(told[0]!.winChance).toBeGreaterThan(told[1]!.winChance!);
    expect(told[1]!.routes![0]!.missing.map(({ from }) => from)).toContain('left');
  });
});
