import { expect, it } from 'vitest';
import { routeOf } from '../page/router.ts';
import { learnRouteOf, paths } from './learnPaths.ts';

const ROUTES = [
  [paths.learn(), { page: 'learn' }],
  [paths.lesson('tiles'), { page: 'lesson', lesson: 'tiles' }],
  [paths.placement(), { page: 'placement' }],
  [paths.from('riichi'), { page: 'from', game: 'riichi' }],
  [paths.drills(), { page: 'drills' }],
  [paths.drills('worth'), { page: 'drills', kind: 'worth' }],
  [paths.deck(), { page: 'deck' }],
  [paths.fans(), { page: 'fans' }],
  [paths.fan('all-pungs'), { page: 'fan', fan: 'all-pungs' }],
  [paths.olderWays(), { page: 'olderWays' }],
  [paths.olderWay('moon-from-the-sea'), { page: 'olderWays', id: 'moon-from-the-sea' }],
  [paths.calculator(), { page: 'calculator' }],
  [paths.rules(), { page: 'rules', book: 'competition' }],
  [paths.rules(43), { page: 'rules', book: 'competition', part: 43 }],
  [paths.ruleOptions(), { page: 'rules', book: 'competition', part: 'options' }],
  [paths.rules(undefined, 'classical'), { page: 'rules', book: 'classical' }],
  [paths.rules(22, 'classical'), { page: 'rules', book: 'classical', part: 22 }],
  [paths.atlas(), { page: 'atlas' }],
] as const;

it.each(ROUTES)('%s leads to the page that it names, with a slash at its end too', (path, route) => {
  expect(learnRouteOf(path)).toEqual(route);
  expect(learnRouteOf(`${path}/`)).toEqual(route);
  expect(routeOf(path)).toEqual({ page: 'learn' });
});

it.each([
  '/learn/from/chess',
  '/learn/a/b',
  '/fans/a/b',
  '/rules/many',
  '/rules/1234',
  '/rules/43/22',
  '/rules/classical/many',
  '/rules/classical/1234',
  '/rules/classical/options',
  '/rules/classical/22/23',
  '/calc/1',
  '/me/you',
  '/fans/<x>',
])('shows no page at "%s"', path => {
  expect(learnRouteOf(path)).toEqual({ page: 'lost' });
});

it('keeps the state of the calculator and the fan of a drill behind the question mark', () => {
  expect(paths.calculator('h=123s')).toBe('/calc?h=123s');
  expect(paths.drills('which-fans', { fan: 'all-pungs' })).toBe('/drills/which-fans?fan=all-pungs');
});

it.each(['/learned', '/fansite', '/mean', '/calculator'])('takes "%s" for no page that teaches', path => {
  expect(routeOf(path)).toEqual({ page: 'lost' });
});
