import { expect, it } from 'vitest';
import { isSealedDay, type LoadedGame } from './load.ts';

const played = (event: unknown) =>
  ({ record: { facts: [{ at: 0, event: { type: 'table-opened', event } }] } }) as unknown as LoadedGame;

it('a game on the deal of a day is sealed until that day of UTC is over, and no other game', () => {
  const daily = played({ kind: 'daily', id: '2026-11-29' });
  expect(isSealedDay(daily, Date.UTC(2026, 10, 29, 23, 59))).toBe(true);
  expect(isSealedDay(daily, Date.UTC(2026, 10, 30))).toBe(false);
  for (const event of [undefined, { kind: 'tournament', id: '2026-11-29' }])
    expect(isSealedDay(played(event), Date.UTC(2026, 10, 29))).toBe(false);
});
