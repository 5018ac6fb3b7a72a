// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { eventPaths } from '../links/eventPaths.ts';
import { gamePath, liveGamePath } from '../links/gamePaths.ts';
import { canonicalPath, readAddress } from './codes.ts';
import { optionsPath, routeOf, tablePath } from './router.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each(['/t/uhzd2y7d', '/t/UHZD-2Y7D', '/t/uhzd%202y7d', '/t/Uhzd2y7d'])('reads the code of a table in %s', path => {
  expect(canonicalPath(path)).toBe('/t/UHZD2Y7D');
  expect(routeOf(canonicalPath(path))).toEqual({ page: 'table', code: 'UHZD2Y7D' });
});

it.each(['/t/UHZD2Y7D.', '/t/UHZD2Y7D%E3%80%82', '/t/UHZD2Y7D)', '/t/uhzd2y7d%20', '/T/UHZD2Y7D', '/t/ＵＨＺＤ2Y7D,'])(
  'reads a link as people paste it: %s',
  path => {
    expect(canonicalPath(path)).toBe('/t/UHZD2Y7D');
  },
);

it('leaves an address that cannot be read', () => {
  expect(canonicalPath('/t/%E0%A4%A')).toBe('/t/%E0%A4%A');
});

it('reads the codes of groups, evenings, events and games, and leaves what stands behind them', () => {
  expect(canonicalPath('/c/uhzd-2y7d/album/pureStraight')).toBe('/c/UHZD2Y7D/album/pureStraight');
  expect(canonicalPath('/d/uhzd2y7d/hand/3')).toBe('/d/UHZD2Y7D/hand/3');
  expect(canonicalPath('/e/uhzd2y7d/sheets/1-2')).toBe('/e/UHZD2Y7D/sheets/1-2');
  expect(canonicalPath('/t/uhzd2y7d/options')).toBe('/t/UHZD2Y7D/options');
  expect(canonicalPath('/g/uhzd-2y7d-1/e3/14')).toBe('/g/UHZD2Y7D-1/e3/14');
  expect(canonicalPath('/g/uhzd2y7d-LIVE')).toBe('/g/UHZD2Y7D-live');
});

it('keeps what marks a table of this device', () => {
  expect(canonicalPath('/t/solo-uhzd2y7d')).toBe('/t/solo-UHZD2Y7D');
  expect(canonicalPath('/g/SOLO-uhzd2y7d-1')).toBe('/g/solo-UHZD2Y7D-1');
});

it('leaves the addresses that the page writes', () => {
  const code = 'UHZD2Y7D';
  for (const path of [
    '/',
    '/games',
    '/events/new',
    '/learn/lesson-1',
    '/t/<script>',
    tablePath(code),
    tablePath(`solo-${code}`),
    optionsPath(code),
    gamePath(`${code}-1`, 'e3', 14),
    gamePath(`solo-${code}-1`),
    liveGamePath(code),
    eventPaths.group(code, 'album', 'pureStraight'),
    eventPaths.newDuplicate(),
    eventPaths.duplicateHand(code, 3),
    eventPaths.event(code, 'sheets', '1-2'),
  ])
    expect(canonicalPath(path), path).toBe(path);
});

it('writes the address of the page anew, with its key', () => {
  history.replaceState(null, '', '/c/uhzd2y7d?from=mail#Key1');
  readAddress();
  expect(location.pathname + location.search + location.hash).toBe('/c/UHZD2Y7D?from=mail#Key1');
});
