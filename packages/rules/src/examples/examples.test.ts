import { HIDDEN } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { account } from './classical.ts';
import { phase, seenBySouth } from './deal.ts';
import { fans, isLegal, points } from './score.ts';
import { distance, waits } from './waits.ts';

test('the examples of the README return what their comments say', () => {
  expect([fans, points, isLegal]).toEqual([
    ['Pure Straight 16', 'Fully Concealed Hand 4', 'All Chows 2', 'Mixed Double Chow 1'],
    23,
    true,
  ]);
  expect([waits, distance]).toEqual(['69s', 0]);
  expect(account).toMatchObject({ points: 20, total: 40 });
  expect(phase).toBe('claims');
  expect(seenBySouth.seats[0].concealed.every(tile => tile === HIDDEN)).toBe(true);
});
