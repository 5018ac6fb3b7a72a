import { expect, it } from 'vitest';
import { fanNamed, hasText, isNarrow, NO_WISH, queryOf, searchOf, sinceOf, wishOf } from './wish.ts';

const DAY = 24 * 60 * 60_000;

it('finds a fan by its name in each of the four languages', () => {
  for (const name of ['All Types', 'todas las familias y honores', 'Todas as Famílias e Honras', '五门齐'])
    expect(fanNamed(name), name).toBe('all-types');
  expect(fanNamed('tipos')).toBeUndefined();
  expect(fanNamed('  ')).toBeUndefined();
});

it('finds names however they are typed', () => {
  const names = ['José', 'ΣΟΦΟΣ', 'Андрей'];
  for (const text of ['José', 'Jose\u0301', 'jose', 'σοφος', 'андр', '']) expect(hasText(names, text), text).toBe(true);
  for (const text of ['андреи', 'joseph']) expect(hasText(names, text), text).toBe(false);
});

it('asks for the fan that a text names, and otherwise for the text', () => {
  expect(queryOf({ ...NO_WISH, text: ' all types ' }, 0)).toMatchObject({ text: '', fan: 'all-types' });
  expect(queryOf({ ...NO_WISH, text: 'Ana', fan: 'all-types' }, 0)).toMatchObject({ text: 'Ana', fan: 'all-types' });
  expect(queryOf({ ...NO_WISH, text: 'All Types', place: 'public' }, 0)).toMatchObject({
    text: 'All Types',
    fan: undefined,
  });
});

it('takes games of a period from now back', () => {
  expect(sinceOf('any', 9 * DAY)).toBeUndefined();
  expect(sinceOf('week', 9 * DAY)).toBe(2 * DAY);
  expect(isNarrow(NO_WISH)).toBe(false);
  expect(isNarrow({ ...NO_WISH, period: 'year' })).toBe(true);
});

it('is read from an address that names a fan, and written there', () => {
  expect(wishOf('?fan=mixed-straight')).toEqual({ ...NO_WISH, fan: 'mixed-straight' });
  expect(wishOf('?fan=quokka')).toEqual(NO_WISH);
  expect(wishOf('')).toEqual(NO_WISH);
  for (const search of ['', '?fan=mixed-straight']) expect(searchOf(wishOf(search))).toBe(search);
});
