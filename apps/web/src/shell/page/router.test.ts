import { expect, it } from 'vitest';
import { optionsPath, routeOf, settingsPath, tablePath } from './router.ts';

it.each(['/', '/index.html'])('shows the home page at %s', path => {
  expect(routeOf(path)).toEqual({ page: 'home' });
});

it.each(['/t/brave-crane-12', '/t/Brave-Crane-12', '/t/brave-crane-12/'])('shows a table at %s', path => {
  expect(routeOf(path)).toMatchObject({ page: 'table', code: expect.stringMatching(/^brave-crane-12$/i) });
});

it('leads back to the table whose path it made', () => {
  expect(routeOf(tablePath('brave-crane-12'))).toEqual({ page: 'table', code: 'brave-crane-12' });
});

it('shows the options of a table at their own address, which belongs to the same table', () => {
  const route = { page: 'table', code: 'brave-crane-12', part: 'options' };
  expect(routeOf(optionsPath('brave-crane-12'))).toEqual(route);
  expect(routeOf('/t/brave-crane-12/options/')).toEqual(route);
});

it('writes any name of settings into an address, so that it is read as it was', () => {
  const text = 'club.ck1!Té & dragón #1';
  expect(new URL(settingsPath(text), 'https://a.example').searchParams.get('s')).toBe(text);
});

it.each(['/t/', '/t', '/t/a b', '/t/a/b', `/t/${'a'.repeat(41)}`, '/elsewhere', ''])('shows no table at "%s"', path => {
  expect(routeOf(path)).toEqual({ page: 'lost' });
});
