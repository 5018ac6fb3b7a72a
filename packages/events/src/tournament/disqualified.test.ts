import { describe, expect, it } from 'vitest';
import { emaExport, standingCells } from '../exports/index.ts';
import { tableTold, wantedTables } from './kind.ts';
import { ORGANISER, type TestEvent } from './testing/event.ts';
import { AT, begun, enter, sam, stranger, uma, win } from './testing/hall.ts';
import { open, pair } from './testing/rounds.ts';

/* A disqualified player is out of the competition, not of one session (3.11.5, 3.11.6.10). */

const OUT = { kind: 'disqualify', player: 0, article: '3.11.6.10' } as const;
const NEXT = { session: 2, table: 1 };
const standing = (event: TestEvent, player: number) =>
  event.view(stranger)!.standings.find(one => one.player === player)!;
const end = (event: TestEvent, session: number) => {
  for (const table of [1, 2]) event.do(ORGANISER, { type: 'end-table', session, table });
  event.do(ORGANISER, { type: 'end-session', session });
};

/** Player 1 wins a hand and is disqualified; the first session is over. */
function disqualified(place: 'real' | 'online' = 'real'): TestEvent {
  const event = begun(place);
  if (place === 'real') {
    event.do(sam, enter(win(1)));
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: OUT });
    end(event, 1);
  }
  return event;
}

describe('a disqualified player', () => {
  it('is not seated in the sessions to come, and nobody plays for them', () => {
    const event = disqualified();
    event.do(ORGANISER, { type: 'begin-session', session: 2 });
    expect(event.view(stranger)!.sessions[1]!.tables[0]).toMatchObject({ stage: 'not-played' });
    expect(standing(event, 1).sessions[1]).toEqual({ tablePoints: 0, points: -120, isLost: true });
    const substitute = (by: number, isLost: boolean, player = 1) =>
      event.try(ORGANISER, { type: 'substitute', session: 2, player, by, isLost });
    expect(substitute(9, false)).toEqual({ code: 'disqualified' });
    expect(substitute(1, true)).toEqual({ code: 'disqualified' });
    expect(substitute(1, true, 2)).toEqual({ code: 'disqualified' });
    // The three others need a fourth, whose points count for nobody.
    expect(substitute(9, true)).toBeUndefined();
    event.do(ORGANISER, { ...enter(win(1)), ...NEXT }, { type: 'end-table', ...NEXT });
    expect(standing(event, 1).sessions[1]).toMatchObject({ isLost: true, tablePoints: 0 });
    expect(standing(event, 2).sessions[1]).toMatchObject({ isLost: false });
  });

  it('has no place, and the others stand as if there were nobody before them', () => {
    const event = begun();
    event.do(sam, enter(win(1)));
    for (const table of [1, 2]) event.do(ORGANISER, { type: 'end-table', session: 1, table });
    expect(standing(event, 1).place).toBe(1);
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: OUT });
    const view = event.view(ORGANISER)!;
    expect(view.standings.at(-1)).toMatchObject({ player: 1, place: null, moved: 0 });
    expect(view.standings[0]!.place).toBe(1);
    expect(view.players.map(({ isDisqualified }) => isDisqualified ?? false).indexOf(true)).toBe(0);
    expect(standingCells(view).rows.at(-1)!.slice(0, 2)).toEqual(['DSQ', 'Player 1']);
    const players = view.players.map(one => ({ ...one, ema: `0000000${one.player}` }));
    expect(emaExport({ ...view, players }).table.rows.at(-1)![0]).toBe('DSQ');
  });

  it('plays again once the ruling is taken back, and not before', () => {
    const event = disqualified();
    event.do(ORGANISER, { type: 'withdraw-player', player: 1 });
    const reinstate = () => event.try(ORGANISER, { type: 'reinstate-player', player: 1 });
    expect(reinstate()).toEqual({ code: 'disqualified' });
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Appeal upheld' });
    expect(reinstate()).toBeUndefined();
    expect(standing(event, 1).place).toBe(1);
    event.do(ORGANISER, { type: 'begin-session', session: 2 });
    expect(event.view(stranger)!.sessions[1]!.tables[0]!.stage).toBe('playing');
  });

  it('is the substitute, if it was one who sat there: the player plays on in the next session', () => {
    const event = begun();
    event.do(ORGANISER, { type: 'substitute', session: 1, player: 1, by: 9, isLost: false });
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: OUT });
    end(event, 1);
    const view = event.view(stranger)!;
    expect(view.players.flatMap(one => (one.isDisqualified ? one.player : []))).toEqual([9]);
    event.do(ORGANISER, { type: 'begin-session', session: 2 });
    expect(event.view(stranger)!.sessions[1]!.tables[0]!.stage).toBe('playing');
    expect(event.try(ORGANISER, { type: 'substitute', session: 2, player: 2, by: 9, isLost: true })).toEqual({
      code: 'disqualified',
    });
  });

  it('is out also by a ruling at a table of this server; a session that is lost by absence is lost alone', () => {
    const told = {
      ...{ hand: 2, totals: [0, 0, 0, 0], hands: [], fouls: [], stage: 'final', signed: [null, 1, 1, 1] },
      ...{ umpireSigned: null, lost: [0] },
    } as unknown as Parameters<typeof tableTold>[1];
    const ruling = { ruling: OUT, by: 'umpire', hand: 1, at: 5 } as const;
    const isIn = (...facts: Parameters<TestEvent['record']>[1][]) => {
      const event = disqualified('online');
      event.record(null, ...facts, tableTold({ session: 1, table: 2 }, { ...told, rulings: [], lost: [] }));
      event.do(ORGANISER, { type: 'end-session', session: 1 }, { type: 'begin-session', session: 2 });
      return wantedTables(event.state).some(({ chairs }) => chairs.some(one => one.player === 1 && !one.isLost));
    };
    const late = tableTold(AT, { ...told, rulings: [] });
    const sentAway = tableTold(AT, { ...told, rulings: [ruling] });
    expect(isIn(late)).toBe(true);
    expect(isIn(sentAway)).toBe(false);
    // Ledgers from before took the session only, also with what their tables tell since.
    const { version: _, ...older } = sentAway;
    expect(isIn(older, sentAway)).toBe(true);
  });

  it.each([
    { form: 'knock-out', advance: 2 },
    { seating: 'by-rank', sessions: 3 },
  ] as const)('has the tables made anew at which they would sit, and so has a pardon: %o', plan => {
    const event = open(8, { ...plan, place: 'real', venue: 'Hall' });
    event.help(uma, 'umpire');
    expect(pair(event)).toBeUndefined();
    event.do(ORGANISER, { type: 'begin-session', session: 1 });
    for (const table of [1, 2]) {
      event.do(ORGANISER, { ...enter(win(1)), table }, { type: 'end-table', session: 1, table });
    }
    event.do(ORGANISER, { type: 'end-session', session: 1 });
    const [first] = event.state.sessions[0]!.tables[0]!.players;
    // Of seven no tables of four are made: one has withdrawn, and another comes in their place.
    if ('seating' in plan) event.do(ORGANISER, { type: 'add-player', player: { name: 'Late' } });
    if ('seating' in plan) event.do(ORGANISER, { type: 'withdraw-player', player: 9 });
    expect(pair(event)).toBeUndefined();
    const seated = () => event.state.pairings.at(-1)!.tables.flat();
    expect(seated()).toContain(first);
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: OUT });
    if ('seating' in plan) event.do(ORGANISER, { type: 'reinstate-player', player: 9 });
    expect(seated()).not.toContain(first);
    expect(event.view(stranger)!.standings.at(-1)).toMatchObject({ player: first, place: null });
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Appeal upheld' });
    if ('seating' in plan) event.do(ORGANISER, { type: 'withdraw-player', player: 9 });
    expect(seated()).toContain(first);
  });
});
