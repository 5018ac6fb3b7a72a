import { decide, evolve, type HandCommand, type HandState, undealt, viewFor, wmo2006 } from '@gorrion/rules';
import { playout, stacked, tile } from '@gorrion/rules/testing';
import { expect, it } from 'vitest';
import { chancesOf, together } from './chances.ts';

/** Returns states of a random hand, one of every so many. */
const statesOf = (seed: string, every: number): readonly HandState[] =>
  [...playout(seed, wmo2006)].map(({ before }) => before).filter((_, n) => n % every === 7);

it('reckons from open hands alone, never from the wall, and gives the four no more than one win together', () => {
  const all = ['a', 'b', 'c'].flatMap(seed => statesOf(`chances ${seed}`, 30));
  const known = all.map(state => chancesOf(viewFor(state, 'open-hands')));
  expect(known).toEqual(all.map(chancesOf));
  expect(all.map(state => chancesOf(viewFor(state, 'spectator'))).every(one => one === undefined)).toBe(true);
  const told = known.filter(one => one !== undefined);
  expect(told.length).toBeGreaterThan(3);
  for (const chances of told) {
    for (const { chance } of chances) expect(chance).toBeGreaterThanOrEqual(0);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(1);
  }
});

it('leaves a drawn hand what is left of it in games that were played, and a dead hand nothing', () => {
  const anyWin = (sum: number, left: number) =>
    together([sum / 2, sum / 4, sum / 8, sum / 8], left).reduce((a, b) => a + b);
  // What the four saw for themselves on average, at how many tiles, and how often one of them won.
  for (const [sum, left, won] of [
    [0.6, 85, 0.93],
    [0.93, 70, 0.92],
    [1.05, 50, 0.88],
    [0.96, 32, 0.78],
    [0.78, 12, 0.4],
  ] as const) {
    expect(Math.abs(anyWin(sum, left) - won)).toBeLessThan(0.05);
  }
  const [first, second, dead, none] = together([0.4, 0.2, undefined, 0], 40);
  expect([first! > second!, second! > none!, none! > 0, dead]).toEqual([true, true, true, 0]);
  expect(together([0.4, 1, 0.2, 0], 40)).toEqual([0, 1, 0, 0]);
});

function after(state: HandState, command: HandCommand): HandState {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce(evolve, state);
}

it('names what a ready hand waits for, with the copies that none of the four holds', () => {
  const hands = ['123456789m 11s 23p C', '159m 159s 144p ESWN', '258m 258s 258p ESWN', '147m 369s 144p ESWN'];
  const deal = { ...stacked({ hands }), prevalentWind: 0, rules: wmo2006 } as const;
  const dealt = after(undealt, { type: 'deal', deal });
  const [east, ...others] = chancesOf(after(dealt, { type: 'discard', seat: 0, tile: tile('C') }))!;
  expect(east!.waits).toEqual([
    { tile: tile('1p'), left: 2 },
    { tile: tile('4p'), left: 0 },
  ]);
  for (const { chance, waits } of others) {
    expect(waits).toEqual([]);
    expect(chance).toBeLessThan(east!.chance);
  }
});
