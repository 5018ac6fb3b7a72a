import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (line: string) => readArguments(line.split(' '));

describe('the arguments of simulate', () => {
  it('are all read', () => {
    const all = read('--hands 8 --seed a --seats regular,beginner,regular,beginner --ruleset cn1998');
    expect(all).toEqual({
      ok: true,
      value: { hands: 8, seed: 'a', levels: ['regular', 'beginner', 'regular', 'beginner'], ruleset: 'cn1998' },
    });
  });

  it('default to four regulars, wmo2006 and seed 1', () => {
    const levels = ['regular', 'regular', 'regular', 'regular'];
    expect(read('--hands 8')).toEqual({ ok: true, value: { hands: 8, seed: '1', levels, ruleset: 'wmo2006' } });
  });

  it.each([
    ['--seed a', '--hands is missing'],
    ['--hands 0 --seed a', '--hands must be a number from 1 to 9999999, not "0"'],
    ['--hands 8 --seed a --seats regular', '--seats needs four levels, not 1'],
    ['--hands 8 --seed a --seats a,b,c,d', '--seats: no level "a"; there are beginner, easy, regular, strong, expert'],
    ['--hands 8 --seed a --ruleset x', '--ruleset must be one of wmo2006, wmo2014, cn1998, mil, milTable, ema'],
    ['--hands 8 --hands 9', '--hands is given twice'],
    ['--hands', '--hands needs a value'],
    ['--wins 8', 'unknown argument "--wins"'],
  ])('%s: %s', (line, error) => {
    expect(read(line)).toEqual({ ok: false, error });
  });
});
