import type { ListedRating, RatingList } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { ratingRows } from './ratingRows.ts';

const person = (name: string, value: number, games = 20): ListedRating => ({
  name,
  value,
  margin: 80,
  games,
  lacking: Math.max(0, 10 - games),
  isProvisional: games < 10,
});
const BOTS: RatingList['bots'] = [
  { level: 'beginner', value: 1100 },
  { level: 'expert', value: 1800 },
];
const namesOf = (list: RatingList) => ratingRows(list).map(row => (row.kind === 'bot' ? row.level : row.rating.name));

it('puts bots among the settled people by value, and provisional people behind', () => {
  const people = [person('Ana', 1900), person('Bea', 1500), person('Ciro', 2000, 3), person('Dan', 900, 1)];
  expect(namesOf({ people, mine: null, count: 4, bots: BOTS })).toEqual([
    'Ana',
    'expert',
    'Bea',
    'beginner',
    'Ciro',
    'Dan',
  ]);
});

it('adds the asker once, also where the list is too short for them', () => {
  const mine = { ...person('Me', 1200), you: true } as const;
  const people = [person('Ana', 1900)];
  expect(namesOf({ people, mine, count: 200, bots: [] })).toEqual(['Ana', 'Me']);
  expect(namesOf({ people: [...people, mine], mine, count: 2, bots: [] })).toEqual(['Ana', 'Me']);
});
