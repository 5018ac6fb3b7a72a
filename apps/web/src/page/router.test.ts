import { expect, it } from 'vitest';
import { routeOf, tablePath } from './router.ts';

it.each(['/', '/index.html'])('shows the home page at %s', path => {
  expect(routeOf(path)).toEqual({ page: 'home' });
});

it.each(['/t/brave-crane-12', '/t/Brave-Crane-12', '/t/brave-crane-12/'])('shows a table at %s', path => {
  expect(routeOf(path)).toMatchObject({ page: 'table', code: expect.stringMatching(/^brave-crane-12$/i) });
});

it('leads back to the table whose path it made', () => {
  expect(routeOf(tablePath('brave-crane-12'))).toEqual({ page: 'table', code: 'brave-crane-12' });
});

it.each(['/t/', '/t', '/t/a b', '/t/a/b', `/t/${'a'.repeat(41)}`, '/elsewhere', ''])('shows no table at "%s"', path => {
  expect(routeOf(path)).toEqual({ page: 'lost' });
});
