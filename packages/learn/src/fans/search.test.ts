import { FAN_IDS } from '@gorrion/rules';
import { describe, expect, it, test } from 'vitest';
import { nearestFans, rankedFans, searchFans } from './search.ts';

test.each([
  ['mixed straight', 'mixed-straight'],
  ['STRAIGHT  mixed', 'mixed-straight'],
  ['escalera mixta', 'mixed-straight'],
  ['sequencia mista', 'mixed-straight'],
  ['chows extremos tres familias', 'three-suited-terminal-chows'],
  ['1 familia extremos', 'pure-terminal-chows'],
  ['花龙', 'mixed-straight'],
  ['hua long', 'mixed-straight'],
  ['hualong', 'mixed-straight'],
  ['lü yi se', 'all-green'],
  ['39', 'mixed-straight'],
  ['81', 'flower-tiles'],
  ['Fan ٨١', 'flower-tiles'],
  ['番种81', 'flower-tiles'],
  ['pung of dragons', 'dragon-pung'],
  ['pungs de dragones', 'dragon-pung'],
] as const)('"%s" finds %s', (text, id) => {
  expect(searchFans(text)).toContain(id);
});

test('a number finds one fan, and every fan is found by its number', () => {
  for (const [at, id] of FAN_IDS.entries()) expect(searchFans(String(at + 1))).toEqual([id]);
});

test('nothing finds all, and what no name holds finds none', () => {
  expect(searchFans('  ')).toEqual(FAN_IDS);
  expect(searchFans('quokka')).toEqual([]);
  expect(searchFans('the of')).toEqual([]);
  expect(searchFans('99')).toEqual([]);
});

test.each([
  ['hua long', 'mixed-straight'],
  ['hualong', 'mixed-straight'],
  ['all pungs', 'all-pungs'],
  ['pung of dragons', 'dragon-pung'],
  ['39', 'mixed-straight'],
] as const)('of what "%s" finds, %s fits best', (text, id) => {
  const ranked = rankedFans(text);
  const best = Math.min(...ranked.map(({ rank }) => rank));
  expect(ranked.filter(({ rank }) => rank === best).map(fan => fan.id)).toEqual([id]);
});

describe('the nearest fans', () => {
  it.each([
    ['ful flush', 'full-flush'],
    ['mixed tripel chow', 'mixed-triple-chow'],
    ['escalera mixto', 'mixed-straight'],
    ['qing yi s', 'full-flush'],
  ])('to "%s" begin with %s', (text, fan) => {
    expect(nearestFans(text, 3)[0]).toBe(fan);
  });

  it('are as many as are wanted, each once, and none is near to a text of something else', () => {
    expect(new Set(nearestFans('dragon pungs', 4)).size).toBe(4);
    for (const text of ['жжж', 'tournament', 'import']) expect(nearestFans(text, 4)).toEqual([]);
  });
});
