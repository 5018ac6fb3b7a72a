import { describe, expect, it } from 'vitest';
import { entrantName, readMatchArguments } from './matchArguments.ts';

const read = (line: string) => readMatchArguments(line.split(' '));
const NO_LEVEL = '--seats: no level "expert/slow"; there are beginner, easy, regular, strong, expert, and cmd:COMMAND';
const FOUR = '--seats regular,regular,regular,regular';

describe('the arguments of match', () => {
  it('are all read', () => {
    const all = read(
      `${FOUR} --walls 8 --first 4 --permutations 24 --seed a --ruleset cn1998 --jobs 2 --raw file --json`,
    );
    expect(all).toMatchObject({
      ok: true,
      value: { walls: 8, first: 4, permutations: 24, seed: 'a', rules: 'table', ruleset: 'cn1998', jobs: 2 },
    });
    expect(all).toMatchObject({ value: { raw: 'file', isJson: true } });
  });

  it('name a way of the older rules', () => {
    expect(read(`${FOUR} --walls 1 --ruleset macau`)).toMatchObject({ ok: true, value: { ruleset: 'macau' } });
  });

  it('name another program by its command, blanks included', () => {
    const words = ['--seats', 'regular,cmd:node a.js --x,beginner,beginner', '--walls', '1', '--rules', 'botzone'];
    const match = readMatchArguments(words);
    expect(match.ok && match.value.entrants[1]).toEqual({ kind: 'command', command: 'node a.js --x' });
    expect(match).toMatchObject({ value: { keepsPrograms: false } });
    expect(readMatchArguments([...words, '--keep-programs'])).toMatchObject({ value: { keepsPrograms: true } });
  });

  it('name a level with a temper', () => {
    const match = read('--seats expert/fast,regular,regular,regular --walls 1');
    expect(match.ok && match.value.entrants.slice(0, 2)).toEqual([
      { kind: 'level', level: 'expert', temper: 'fast' },
      { kind: 'level', level: 'regular', temper: 'balanced' },
    ]);
  });

  it('name a level with other constants than its own', () => {
    const match = read('--seats strong/fast:dealtIn=12:budget.nodes=400,regular,regular,regular --walls 1');
    const constants = { dealtIn: 12, 'budget.nodes': 400 };
    expect(match.ok && match.value.entrants[0]).toEqual({ kind: 'level', level: 'strong', temper: 'fast', constants });
    expect(match.ok && entrantName(match.value.entrants[0]!)).toBe('strong/fast:dealtIn=12:budget.nodes=400');
  });

  it.each([
    ['--seats expert:courage=1,regular,regular,regular --walls 1', '--seats: no constant "courage"'],
    ['--seats expert:budget=1,regular,regular,regular --walls 1', '--seats: no constant "budget"'],
    ['--seats expert:dealtIn=x,regular,regular,regular --walls 1', '--seats: "dealtIn=x" gives no number'],
    ['--seats expert/slow,regular,regular,regular --walls 1', NO_LEVEL],
    ['--walls 8', '--seats is missing'],
    [FOUR, '--walls is missing'],
    [`${FOUR} --walls 0`, '--walls must be a number from 1 to 9999999, not "0"'],
    [`${FOUR} --walls 1 --permutations 5`, '--permutations must be one of 1, 4, 24'],
    [`${FOUR} --walls 1 --rules x`, '--rules must be table or botzone'],
    [`${FOUR} --walls 1 --rules botzone --ruleset ema`, '--ruleset has no meaning by --rules botzone'],
    [
      `${FOUR} --walls 1 --ruleset x`,
      '--ruleset must be one of wmo2006, wmo2014, cn1998, mil, milTable, ema, macau, spanish1920, pamphlet',
    ],
    ['--seats regular,regular --walls 1', '--seats needs four, not 2'],
    [`${FOUR} --walls 1 --jobs many`, '--jobs must be a number, not "many"'],
    [`${FOUR} --walls 1 --first x`, '--first must be a number, not "x"'],
    ['--seats cmd:x,regular,regular,regular --walls 1', '--seats: another program plays by --rules botzone only'],
  ])('%s: %s', (line, error) => {
    expect(read(line)).toEqual({ ok: false, error });
  });
});
