import { findRotation } from '@gorrion/events/rotation';
import { FIRST_PLAN } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { drawOf, eventView, players } from '../testing/view.ts';
import {
  avoidable,
  byDrawn,
  chartStateOf,
  faultsIn,
  isSeated,
  mayMakeChart,
  meetsNobodyTwice,
  needsOf,
  tablesFound,
} from './chartState.ts';
import { boundText, designText } from './faultText.ts';

const plan = { ...FIRST_PLAN, sessions: 5 };
const drawn = (count: number) => ({ plan, players: players(count, {}, true), draw: drawOf(count) });
const perfect = findRotation({ players: 16, sessions: 5 }, { seed: 'a', steps: 0 }).rotation;

/** Exchanges the East players of tables 1 and 2 of the third session. */
const edited = {
  sessions: perfect.sessions.map((tables, session) =>
    session !== 2
      ? tables
      : tables.map((table, n) => (n > 1 ? table : ([tables[1 - n]![0], table[1], table[2], table[3]] as typeof table))),
  ),
};

describe('the seating of an event', () => {
  it('begins with the draw, then needs a chart', () => {
    expect(chartStateOf(eventView({ plan, players: players(16) })).kind).toBe('no-draw');
    expect(chartStateOf(eventView(drawn(16))).kind).toBe('no-chart');
  });

  it('can be made before the draw, so that nobody makes it to suit, but not with team-mates to keep apart', () => {
    const early = {
      plan: { ...plan, results: 'players' },
      players: players(14, { team: 'Seine' }),
      draw: null,
    } as const;
    expect([mayMakeChart(early), needsOf(early)]).toEqual([true, { players: 16, sessions: 5, teams: [] }]);
    expect(mayMakeChart({ ...early, plan: { ...plan, results: 'both' } })).toBe(false);
  });

  it('is made later where tables follow the standing, a draw or a knock-out', () => {
    expect(chartStateOf(eventView({ ...drawn(16), plan: { ...plan, seating: 'by-rank' } })).kind).toBe('later');
    expect(chartStateOf(eventView({ ...drawn(16), plan: { ...plan, form: 'knock-out' } })).kind).toBe('later');
  });

  it('is perfect with a design: 16 players in five sessions, nobody meets twice', () => {
    const state = chartStateOf(eventView({ ...drawn(16), rotation: perfect }));
    expect(state.kind).toBe('perfect');
    expect(state.kind === 'perfect' && meetsNobodyTwice(state.faults)).toBe(true);
  });

  it('has faults after an exchange, at the tables of that session', () => {
    const state = chartStateOf(eventView({ ...drawn(16), rotation: edited }));
    if (state.kind !== 'faults') throw new Error(state.kind);
    expect(meetsNobodyTwice(state.faults)).toBe(false);
    const { tables, players: faulty } = faultsIn(state.faults.faults, 2);
    expect([...tables.keys()].toSorted()).toEqual([0, 1]);
    expect(faulty.has(edited.sessions[2]![0]![0])).toBe(true);
  });

  it('of 8 players in two sessions has the fewest repeats: it is the best, and no table is marked', () => {
    const few = { ...drawn(8), plan: { ...plan, sessions: 2 } };
    const { rotation } = findRotation({ players: 8, sessions: 2 }, { seed: 'a', steps: 0 });
    const state = chartStateOf(eventView({ ...few, rotation }));
    if (state.kind !== 'best') throw new Error(state.kind);
    expect([isSeated(state), avoidable(state.faults)]).toEqual([true, []]);
    expect(boundText(english, state.faults, 'repeat')).toBe('4 pairs meet twice; fewer is impossible.');
    expect(designText(english, needsOf(eventView(few)), state.faults)).toBe('impossible: at least 4 repeats');
    const many = { ...needsOf(eventView(few)), players: 56 };
    expect(designText(english, many)).toBe('no design known');
    expect(designText(english, { ...many, sessions: 1 })).toBe('always, with one session');
    // A chart that a search has found needs none, and for nobody there is nothing to say.
    const found = { ...state.faults, totals: { ...state.faults.totals, repeat: 0, mates: 0 } };
    expect([designText(english, many, found), designText(english, { ...many, players: 0 })]).toEqual([
      undefined,
      undefined,
    ]);
    // The same tables again are worse, and how much worse is told.
    const same = chartStateOf(
      eventView({ ...few, rotation: { sessions: [rotation.sessions[0]!, rotation.sessions[0]!] } }),
    );
    if (same.kind !== 'faults') throw new Error(same.kind);
    expect(same.count).toBe(12 - 4 + same.faults.totals.wind);
    expect(boundText(english, same.faults, 'repeat')).toBe('12 pairs meet twice; at least 4 cannot be avoided.');
    const { tables, grave } = faultsIn(avoidable(same.faults), 1);
    expect([[...tables.values()], grave.size]).toEqual([[6, 6], 0]);
  });

  it('is stale when players were added or sessions', () => {
    expect(chartStateOf(eventView({ ...drawn(20), rotation: perfect })).kind).toBe('stale');
    expect(chartStateOf(eventView({ ...drawn(16), plan: FIRST_PLAN, rotation: perfect })).kind).toBe('stale');
  });
});

describe('what a chart must do', () => {
  it('seats all drawn numbers at full tables and keeps team-mates apart (3.5.4)', () => {
    const list = players(14, {}, true).map((one, n) => ({ ...one, team: n < 4 ? 'Seine' : n < 5 ? 'Alone' : 'Rhein' }));
    expect(needsOf({ plan: { ...plan, results: 'teams' }, players: list })).toEqual({
      players: 16,
      sessions: 5,
      teams: [
        [1, 2, 3, 4],
        [6, 7, 8, 9, 10, 11, 12, 13, 14],
      ],
    });
    expect(needsOf({ plan, players: list }).teams).toEqual([]);
  });
});

describe('a search among the tables', () => {
  const people = byDrawn({ players: players(16, {}, true) });
  it('finds names and drawn numbers', () => {
    const tableOf = (number: number) => perfect.sessions[0]!.findIndex(table => table.includes(number));
    expect(tablesFound(perfect, 0, people, '12')).toEqual([tableOf(12)]);
    expect(tablesFound(perfect, 0, people, 'player 7')).toEqual([tableOf(7)]);
    expect(tablesFound(perfect, 0, people, ' ')).toEqual([0, 1, 2, 3]);
    expect(tablesFound(perfect, 0, people, 'nobody')).toEqual([]);
  });
});
