import type { EventPlan } from '../index.ts';
import { tableTold } from '../kind.ts';
import { ORGANISER, players, TestEvent } from './event.ts';

/* Events under test that make their tables round by round. */

/** Opens and draws an event of some players, in teams of a size or in none. */
export function open(count: number, changes: Partial<EventPlan>, team = 0): TestEvent {
  const event = new TestEvent('Knock-out', `${count}`);
  event.do(
    ORGANISER,
    { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-21', ...changes } },
    { type: 'set-players', players: players(count, team) },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  return event;
}

type Totals = [number, number, number, number];

/** Returns the totals of four players, the best first; every table has others, so that nobody shares a place. */
const totalsOf = (more: number): Totals => [60 + more, 20, -20, -60 - more];

/** The better players of a table come first. */
export type Better = (one: number, other: number) => number;

/**
 * Plays the next session: the smaller roster number is better, unless it is said. Who is absent has lost the session, and
 * their table is not played.
 */
export function play(event: TestEvent, session: number, absent: readonly number[] = [], better?: Better): void {
  event.do(ORGANISER, { type: 'begin-session', session });
  for (const { table, players: seats, stage } of event.state.sessions.at(-1)!.tables) {
    if (stage === 'not-played') continue;
    const missing = seats.filter(player => absent.includes(player!));
    for (const player of missing) event.record(ORGANISER, { type: 'session-lost', session, player: player! });
    if (missing.length > 0) {
      event.record(ORGANISER, { type: 'table-ended', session, table, isPlayed: false });
      continue;
    }
    const order = seats.map(player => player!).toSorted(better ?? ((one, other) => one - other));
    const found = totalsOf(100 - Math.min(...order));
    const totals = seats.map(player => found[order.indexOf(player!)]!) as unknown as Totals;
    const rest = { hands: [], lost: [], rulings: [], fouls: [], umpireSigned: null, signed: [1, 1, 1, 1] } as const;
    event.record(null, tableTold({ session, table }, { hand: 16, totals, stage: 'final', ...rest }));
  }
  event.do(ORGANISER, { type: 'end-session', session });
}

/** Makes the next round, in which equals at the cut go on by their order; returns the refusal. */
export const pair = (event: TestEvent) => event.try(ORGANISER, { type: 'pair-next', ties: 'order' });
