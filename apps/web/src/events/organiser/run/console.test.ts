import type { TournamentView } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { byesOf } from '../../event/event.ts';
import { eventView, player, players, sessionView, tableView } from '../testing/view.ts';
import {
  emptyChairs,
  missingIn,
  needsPairing,
  remadeBy,
  sessionNow,
  stagesOf,
  substitutesFor,
  timeToCall,
} from './console.ts';
import { lineText } from './lineText.ts';

describe('the session of the console', () => {
  it('is the one that is played, else the next one', () => {
    const sessions = [sessionView(1, { stage: 'over' }), sessionView(2), sessionView(3)];
    expect(sessionNow({ sessions })?.session).toBe(2);
    expect(sessionNow({ sessions: sessions.with(2, sessionView(3, { stage: 'playing' })) })?.session).toBe(3);
    expect(sessionNow({ sessions: [sessionView(1, { stage: 'over' })] })).toBeUndefined();
  });

  it('has its tables made first, unless a chart has them', () => {
    const { plan } = eventView();
    const ranked = eventView({ plan: { ...plan, seating: 'by-rank' } });
    expect(needsPairing(ranked, sessionView(1))).toBe(true);
    expect(needsPairing(ranked, sessionView(1, { tables: [tableView(1)] }))).toBe(false);
    expect(needsPairing(eventView(), sessionView(1))).toBe(false);
    const mixed = eventView({ plan: { ...plan, form: 'mixed', finalists: 8 } });
    expect([needsPairing(mixed, sessionView(6)), needsPairing(mixed, sessionView(7))]).toEqual([false, true]);
    expect(needsPairing(eventView({ plan: { ...plan, form: 'knock-out', sessions: 0 } }), undefined)).toBe(true);
  });
});

it('[3.11.6.10] who is disqualified is neither waited for nor a substitute, and their table lacks a player', () => {
  const all = [...players(4, { isHere: true }), player(9, { isSubstitute: true, isDisqualified: true })];
  const view = eventView({ players: all.with(0, player(1, { isDisqualified: true })) });
  const session = sessionView(2, { tables: [tableView(1)] });
  expect(missingIn(view, session)).toEqual([]);
  expect(emptyChairs(view, session.tables[0]!)).toEqual([0]);
  expect(substitutesFor(view, session)).toEqual([]);
});

describe('who is missing', () => {
  const list = [...players(4), player(5, { isSubstitute: true, isHere: true })].map(one =>
    one.player === 1 ? { ...one, isHere: true } : one,
  );

  it('are players at a table who are not here, and whom nobody replaces', () => {
    const view = eventView({ players: list });
    const session = sessionView(1, { tables: [tableView(1, { substitutes: [null, 5, null, null] })] });
    expect(missingIn(view, session).map(one => one.player)).toEqual([3, 4]);
    expect(substitutesFor(view, session)).toEqual([]);
    expect(substitutesFor(view, sessionView(1, { tables: [tableView(1)] })).map(one => one.player)).toEqual([5]);
  });

  it('are all who take part while no table is made', () => {
    expect(missingIn(eventView({ players: list }), sessionView(1)).map(one => one.player)).toEqual([2, 3, 4]);
  });
});

describe('tables that changed before their session', () => {
  const list = players(16).map(one => (one.player === 1 ? { ...one, isWithdrawn: true } : one));
  const made = { at: 0, by: 'Olga', what: 'paired', figures: { session: 1 } };
  const gone = { at: 0, by: 'Olga', what: 'player-withdrawn', figures: { player: 1 } };
  const begun = { at: 0, by: 'Olga', what: 'session-begun', figures: { session: 1 } };

  it('are told with their cause and their byes, and so in the journal', () => {
    const bracket = [{ session: 1, tables: [], byes: [3, 2] }];
    const journal = [made, gone, { ...made }];
    const view = eventView({ players: list, bracket, journal });
    expect(byesOf(view, 1).map(one => one.player)).toEqual([3, 2]);
    expect([byesOf(view, 2), remadeBy(view, 2), remadeBy({ journal: [gone, made] }, 1)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(remadeBy(view, 1)).toBe(gone);
    expect([...journal, begun].map(line => lineText(english, { ...view, journal: [...journal, begun] }, line))).toEqual(
      ['Final: tables made', 'Player 1 withdrew', 'Final: tables made anew', 'Final: begun'],
    );
  });

  it('lack a player where a seat is empty, or who sits there has withdrawn and nobody plays instead', () => {
    const tables = [
      tableView(1),
      tableView(2, { players: [5, 6, 7, 8] }),
      tableView(3, { players: [9, 10, 11, null] }),
      tableView(4, { substitutes: [16, null, null, null] }),
    ];
    expect(tables.map(table => emptyChairs({ players: list }, table))).toEqual([[0], [], [3], []]);
  });
});

describe('the clock of a session', () => {
  it('stands still in a pause, and is at 0 once time was called', () => {
    const session = sessionView(1, { stage: 'playing', endsAt: 100_000 });
    expect(timeToCall(session, 40_000)).toBe(60_000);
    expect(timeToCall(session, 200_000)).toBe(0);
    expect(timeToCall(sessionView(1, { pausedWith: 5000 }), 40_000)).toBe(5000);
    expect(timeToCall({ ...session, timeCalledAt: 30_000 }, 40_000)).toBe(0);
    expect(timeToCall(sessionView(1), 40_000)).toBeUndefined();
  });
});

it('counts the tables of a session by how far they are', () => {
  const tables = (['playing', 'playing', 'ended', 'final', 'not-played'] as const).map((stage, n) =>
    tableView(n + 1, { stage }),
  );
  expect(stagesOf(tables)).toEqual({ playing: 2, ended: 1, final: 1, notPlayed: 1 });
});

it('the journal says how equals at the cut of a round were told apart, and who has gone on without a game', () => {
  const view = eventView({ players: [player(1), player(2), player(3)] });
  const line = (figures: Record<string, number | string>) =>
    lineText(english, view, { at: 1, by: 'Olga', what: 'paired', figures: { session: 2, ...figures } });
  expect(line({ ties: 'lot', tied: '3 1', first: '3' })).toBe(
    'Session 2: tables made. Equal: Player 3 and Player 1. On by lot: Player 3',
  );
  expect(line({ unplayed: '2' })).toBe('Session 2: tables made. On without a game: Player 2');
});

it('the journal says who was ruled on, what, at which table and in which hand', () => {
  const table = tableView(2, { players: [1, 2, 3, 4] });
  const ruling = {
    ...{ number: 4, session: 1, table: 2, hand: 3, by: 'Uma', at: 9 },
    ruling: { kind: 'points', player: 1, points: 10, paidTo: 'nobody' },
  } as unknown as TournamentView['rulings'][number];
  const view = eventView({ players: players(4), sessions: [sessionView(1, { tables: [table] })], rulings: [ruling] });
  const line = (what: string, at: number, figures: Record<string, number | string>) =>
    lineText(english, view, { at, by: 'Uma', what, figures });
  expect(line('ruled', 9, { session: 1, table: 2, hand: 3 })).toMatch(
    /^Session 1, table 2, East 3: ruling: .*Player 2.*10(?!.*Uma)/,
  );
  const revoked = { at: 12, by: 'Sol', what: 'ruling-revoked', figures: { ruling: 4, reason: 'Seen by all.' } };
  expect(lineText(english, view, revoked)).toMatch(/^Ruling 4 taken back \(Seen by all\.\): .*Player 2.*\(Uma\)$/);
  const at = { session: 1, table: 2 };
  expect(line('hand-entered', 1, { ...at, hand: 5 })).toBe('Session 1, table 2: South 1 entered');
  const outcome = { kind: 'won', winner: 0 } as const;
  const [before, after] = [24, 26].map(points => ({ ...outcome, points }));
  const change = { hand: 5, before: before!, after: after!, reason: 'Counted again', by: 'Sam', at: 7 };
  const corrected = { ...table, handCorrections: [change] };
  const changed = { ...view, sessions: [sessionView(1, { tables: [corrected] })] };
  const entered = { at: 7, by: 'Sam', what: 'hand-entered', figures: { ...at, hand: 5, reason: 'Counted again' } };
  expect(lineText(english, changed, entered)).toBe('Session 1, table 2: South 1 corrected (24 to 26). Counted again');
  expect(line('table-not-played', 1, at)).toBe('Session 1, table 2: not played');
  expect(line('signed', 1, { ...at, as: 2 })).toBe('Session 1, table 2: sheet signed for Player 3');
  expect(line('signed', 1, { ...at, as: 'umpire' })).toBe('Session 1, table 2: sheet signed by the umpire');
  const own = { at: 1, by: 'Player 3', what: 'signed', figures: { ...at, as: 2 } };
  expect(lineText(english, view, own)).toBe('Session 1, table 2: sheet signed');
});
