import { expect, it } from 'vitest';
import { scriptsOf } from './fetchFirst.ts';

it('names the script itself of a part that needs no other', () => {
  expect(scriptsOf('assets/part.js', [])).toEqual(['assets/part.js']);
  expect(scriptsOf('assets/part.js', ['assets/part.js', 'assets/shared.js'])).toEqual([
    'assets/part.js',
    'assets/shared.js',
  ]);
});
