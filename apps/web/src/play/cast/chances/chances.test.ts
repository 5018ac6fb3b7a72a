import { decide, evolve, type HandCommand, type HandState, undealt, viewFor, wmo2006 } from '@gorrion/rules';
import { playout, stacked, tile } from '@gorrion/rules/testing';
import { expect, it } from 'vitest';
import { chancesOf } from './chances.ts';

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
