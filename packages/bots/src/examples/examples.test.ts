import { expect, test } from 'vitest';
import { action, routes } from './bot.ts';

test('the example of the README has a bot choose a discard, and names the ways to a win', () => {
  expect(action).toMatchObject({ type: 'discard', seat: 0 });
  expect(routes.length).toBeGreaterThan(0);
});
