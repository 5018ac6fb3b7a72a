import { expect, it } from 'vitest';
import { BadUse, parseOptions } from './options.ts';

const asked = (line: string) => parseOptions(line.split(' ').filter(Boolean));

it('compares the working tree with a commit of its own choice, all pictures, if nothing is said', () => {
  expect(asked('')).toMatchObject({ before: undefined, after: undefined, isHelp: false });
  expect(asked('').only.test('claim-phone-light')).toBe(true);
  expect(asked('').out).toMatch(/^test-results.visual$/);
});

it('takes two commits, a choice of pictures and a folder', () => {
  const options = asked('--before v1 --after=HEAD~2 --only ^home-.*-dark --out /tmp/pairs');
  expect(options).toMatchObject({ before: 'v1', after: 'HEAD~2', out: '/tmp/pairs' });
  expect(options.only.test('home-desk-dark')).toBe(true);
  expect(options.only.test('home-desk-light')).toBe(false);
});

it.each([
  ['--only (', 'not a regular expression'],
  ['--before', 'argument missing'],
  ['--out=', '--out needs a value'],
  ['--commit v1', "Unknown option '--commit'"],
  ['v1 v2', 'Unexpected argument'],
])('refuses "%s" with a sentence', (line, why) => {
  expect(() => asked(line)).toThrow(BadUse);
  expect(() => asked(line)).toThrow(why);
});
