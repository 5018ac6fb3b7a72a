import { FAN_IDS } from '@gorrion/rules';
import { describe, expect, it, test } from 'vitest';
import { nearestFans, searchFans } from './search.ts';

test.each([
  ['mixed straight', 'mixed-straight'],
  ['STRAIGHT  mixed', 'mixed-straight'],
  ['escalera mixta', 'mixed-straight'],
  ['sequencia mista', 'mixed-straight'],
  ['花龙', 'mixed-straight'],
  ['hua long', 'mixed-straight'],
  ['hualong', 'mixed-straight'],
  ['lü yi se', 'all-green'],
  ['39', 'mixed-straight'],
  ['81', 'flower-tiles'],
] as const)('"%s" finds %s', (text, id) => {
  expect(searchFans(text)).toContain(id);
});

test('a number finds one fan, and every fan is found by its number', () => {
  for (const [at, id] of FAN_IDS.entries()) expect(searchFans(String(at + 1))).toEqual([id]);
});

test('nothing finds all, and what no name holds finds none', () => {
  expect(searchFans('  ')).toEqual(FAN_IDS);
  expect(searchFans('quokka')).toEqual([]);
  expect(searchFans('99')).toEqual([]);
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

  it('are as many as are wanted, each once, and none is near to a text in unknown letters', () => {
    expect(new Set(nearestFans('pung', 4)).size).toBe(4);
    expect(nearestFans('жжж', 4)).toEqual([]);
  });
});
