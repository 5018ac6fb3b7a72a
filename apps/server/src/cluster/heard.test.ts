import { expect, it } from 'vitest';
import { Heard } from './heard.ts';

it('is the newest of each node, and of none that has told nothing for five seconds', () => {
  let now = 0;
  const heard = new Heard<string>(() => now);
  heard.note('a', 'old');
  heard.note('a', 'new');
  now = 3000;
  heard.note('b', 'other');
  expect(heard.all).toEqual(['new', 'other']);
  now = 5000;
  expect(heard.all).toEqual(['other']);
});
