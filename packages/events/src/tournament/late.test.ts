import { expect, it } from 'vitest';
import type { TournamentEvent } from './facts.ts';
import { concernedBy } from './late.ts';
import { begun, win } from './testing/hall.ts';

/* Who sees at once what an event with a delay shows everybody else later. */

/** Two tables: players 1 to 4, and 5 to 8. Player 9 is a substitute. */
const { state } = begun();

const FACTS: readonly (readonly [string, TournamentEvent, readonly number[] | 'all'])[] = [
  ['a hand', { type: 'hand-entered', session: 1, table: 2, hand: win(1) }, [5, 6, 7, 8]],
  ['a substitute', { type: 'substituted', session: 1, player: 1, by: 9, isLost: false }, [1, 2, 3, 4, 9]],
  ['a lost session', { type: 'session-lost', session: 1, player: 6, isRuled: true }, [5, 6, 7, 8]],
  ['a seat that is filled', { type: 'seat-filled', session: 1, table: 1, seat: 1, player: 9 }, [1, 2, 3, 4, 9]],
  [
    'a substitute of a session to come',
    { type: 'substituted', session: 2, player: 5, by: 9, isLost: false },
    [5, 6, 7, 8, 9],
  ],
  [
    'an exchange of seats',
    { type: 'seats-exchanged', session: 2, one: { table: 1, seat: 0 }, other: { table: 2, seat: 0 } },
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
  ['the end of a session', { type: 'session-ended', session: 1 }, 'all'],
];

it.each(FACTS)('%s concerns the tables that it changes, and who comes to them', (_, event, expected) => {
  const concerned = concernedBy(state, event);
  expect(concerned === 'all' ? concerned : concerned.toSorted((a, b) => a - b)).toEqual(expected);
});

it('a substitute who is replaced concerns them, too', () => {
  const event = begun();
  event.record(null, { type: 'substituted', session: 1, player: 1, by: 9, isLost: false });
  const back = { type: 'substituted', session: 1, player: 1, by: 1, isLost: false } as const;
  expect(concernedBy(event.state, back)).toEqual(expect.arrayContaining([1, 2, 3, 4, 9]));
});
