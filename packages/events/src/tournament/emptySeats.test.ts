import { describe, expect, it } from 'vitest';
import { fold } from '../ledger/index.ts';
import type { TournamentCommand } from './index.ts';
import { tournamentKind, wantedTables } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';

/** Five players in two sessions of two tables, and two substitutes (numbers 6 and 7): numbers 6 to 8 are nobody's. */
function opened(place: 'real' | 'online' = 'real'): TestEvent {
  const event = new TestEvent();
  const spares = ['Spare', 'Other'].map(name => ({ name, isSubstitute: true }));
  const four = [
    [1, 6, 2, 3],
    [4, 5, 7, 8],
  ] as [number, number, number, number][];
  event.do(
    ORGANISER,
    { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-20', venue: 'Hall', place, sessions: 2 } },
    { type: 'set-players', players: [...players(5), ...spares] },
    { type: 'open-event' },
    { type: 'draw-lots' },
    { type: 'set-rotation', rotation: { sessions: [four, four] }, origin: { by: 'hand' } },
  );
  return event;
}

const fill = (by: number | null, seat: 0 | 1 | 2 | 3 = 1, table = 1, session = 1): TournamentCommand => ({
  type: 'fill-seat',
  session,
  table,
  seat,
  by,
});

const seatedAt = (event: TestEvent, table = 1, session = 1) =>
  event.view(ORGANISER)!.sessions[session - 1]!.tables[table - 1]!.players;

describe('an empty seat of a chart', () => {
  it('is filled for one session by a substitute, who counts for nobody', () => {
    const event = opened();
    expect(seatedAt(event)[1]).toBeNull();
    event.do(ORGANISER, fill(6));
    expect([seatedAt(event)[1], seatedAt(event, 1, 2)[1]]).toEqual([6, null]);
    event.do(ORGANISER, { type: 'begin-session', session: 1 });
    const at = { session: 1, table: 1 };
    const hand = { hand: 1, kind: 'won', winner: 1, points: 8, changes: [-16, 48, -16, -16] } as const;
    event.do(ORGANISER, { type: 'enter-hand', ...at, hand }, { type: 'end-table', ...at });
    expect(event.view(ORGANISER)!.sessions[0]!.tables.map(({ stage }) => stage)).toEqual(['ended', 'not-played']);
    expect(event.view(ORGANISER)!.standings.map(({ player }) => player)).not.toContain(6);
    expect(fold(tournamentKind, event.facts)).toEqual(event.state);
  });

  it('is not for somebody who is out of the competition (3.11.6.10)', () => {
    const [event, umpire] = [opened(), person('Uma')];
    event.help(umpire, 'umpire');
    event.do(ORGANISER, fill(6), { type: 'begin-session', session: 1 });
    const ruling = { kind: 'disqualify', player: 1, article: '3.11.6.10' } as const;
    event.do(umpire, { type: 'rule', session: 1, table: 1, hand: 1, ruling });
    expect(event.try(ORGANISER, fill(6, 1, 1, 2))).toEqual({ code: 'disqualified' });
    expect(event.try(ORGANISER, fill(7, 1, 1, 2))).toBeUndefined();
  });

  it('is left empty again before the session, and goes along when seats are exchanged', () => {
    const event = opened();
    event.do(ORGANISER, fill(6), fill(null));
    expect(seatedAt(event)[1]).toBeNull();
    const [one, other] = [
      { table: 1, seat: 1 },
      { table: 2, seat: 0 },
    ] as const;
    event.do(ORGANISER, fill(6), { type: 'exchange-seats', session: 1, one, other });
    expect(seatedAt(event, 2)[0]).toBe(6);
    event.do(ORGANISER, { type: 'begin-session', session: 1 });
    expect(event.try(ORGANISER, fill(null, 0, 2))).toMatchObject({ code: 'session-begun' });
  });

  it('is filled in a session that is played: its table begins', () => {
    const event = opened('online');
    event.do(ORGANISER, fill(6), { type: 'begin-session', session: 1 });
    expect(wantedTables(event.state).map(({ table }) => table)).toEqual([1]);
    event.do(ORGANISER, fill(7, 2, 2));
    expect(wantedTables(event.state)).toHaveLength(1);
    event.do(ORGANISER, { type: 'add-player', player: { name: 'Late', isSubstitute: true } }, fill(8, 3, 2));
    expect(wantedTables(event.state)[1]!.chairs.slice(2)).toMatchObject([{ name: 'Other' }, { name: 'Late' }]);
  });

  it('goes to a player who comes late and draws its number', () => {
    const event = opened();
    event.do(ORGANISER, fill(6), { type: 'add-player', player: { name: 'Late' } });
    expect(seatedAt(event)[1]).toBe(8);
  });

  it('takes nobody who sits already or has withdrawn, no seat that is taken, and no order of anybody else', () => {
    const event = opened();
    expect(event.try(ORGANISER, fill(1))).toEqual({ code: 'seated-already' });
    expect(event.try(ORGANISER, fill(99))).toEqual({ code: 'no-such-player' });
    expect(event.try(ORGANISER, fill(6, 0))).toEqual({ code: 'changed-meanwhile' });
    expect(event.try(ORGANISER, fill(6, 1, 9))).toEqual({ code: 'no-such-table' });
    expect(event.try(person('Nobody'), fill(6))).toMatchObject({ code: 'no-right' });
    event.do(ORGANISER, fill(6));
    expect(event.try(ORGANISER, fill(6, 2, 2))).toEqual({ code: 'seated-already' });
    expect(event.try(ORGANISER, { type: 'substitute', session: 1, player: 1, by: 6, isLost: true })).toEqual({
      code: 'seated-already',
    });
    event.do(ORGANISER, fill(7), { type: 'withdraw-player', player: 6 });
    expect(event.try(ORGANISER, fill(6, 2, 2))).toEqual({ code: 'no-such-player' });
  });
});
