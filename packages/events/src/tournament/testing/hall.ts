import type { SheetHand } from '../index.ts';
import { ORGANISER, person, players, TestEvent } from './event.ts';

export { randomCommand } from './randomCommand.ts';
export { ORGANISER, person };

/* A small event under test: two tables, four players who have come, two umpires and a scorer of the first table. */

export const people = ['Ana', 'Bea', 'Cy', 'Dee'].map(person);
export const [ana, bea] = people as [(typeof people)[0], (typeof people)[0]];
export const [uma, sam, sol] = ['Uma', 'Sam', 'Sol'].map(person) as [typeof ana, typeof ana, typeof ana];
export const stranger = person('Nobody');

/** Eight players at two tables with real tiles, or at tables of the server; the first four have come. */
export function begun(place: 'real' | 'online' = 'real', minutes = 150): TestEvent {
  const event = new TestEvent();
  const { settings } = event.state.plan;
  event.do(
    ORGANISER,
    {
      type: 'plan',
      changes: {
        ...{ from: '2026-11-20', to: '2026-11-20', venue: 'Hall', place, sessions: 2 },
        ...{ settings: { ...settings, minutes }, lostSessionPoints: -120, results: 'both' },
      },
    },
    { type: 'set-players', players: [...players(8, 4), { name: 'Spare', isSubstitute: true }] },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  const seat = (player: number) => event.state.draw!.order.indexOf(player) + 1;
  const four = (numbers: readonly number[]) => numbers.map(seat) as [number, number, number, number];
  const tables = [four([1, 2, 3, 4]), four([5, 6, 7, 8])];
  event.do(ORGANISER, { type: 'set-rotation', rotation: { sessions: [tables, tables] }, origin: { by: 'hand' } });
  event.link(...people);
  event.help(uma, 'umpire');
  event.help(sam, 'scorer', [1, 1]);
  event.help(sol, 'chief-umpire');
  event.do(ORGANISER, { type: 'begin-session', session: 1 });
  return event;
}

export const AT = { session: 1, table: 1 };
export const win = (hand: number, rest: Partial<SheetHand> = {}): SheetHand => ({
  hand,
  kind: 'won',
  winner: 0,
  from: 1,
  points: 8,
  changes: [32, -16, -8, -8],
  ...rest,
});
export const enter = (hand: SheetHand, reason?: string) =>
  ({ type: 'enter-hand', ...AT, hand, ...(reason !== undefined && { reason }) }) as const;

/** Signs for all players who have to, and then as the umpire. */
export function signFor(event: TestEvent, umpire = uma): void {
  for (const as of [0, 1, 2, 3] as const) event.try(umpire, { type: 'sign', ...AT, as });
  event.do(umpire, { type: 'sign', ...AT, as: 'umpire' });
}
