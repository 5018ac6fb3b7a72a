import { byPlayer } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { clockText } from '../../kit/i18n/clockText.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { timeLeft } from './clock.ts';
import {
  atTable,
  nextSession,
  roundOfHand,
  seatsOf,
  sessionInPlay,
  sessionOnClock,
  sessionShown,
  sessionStanding,
  sittersAt,
  standingsPoint,
  tableOf,
} from './event.ts';
import { eventSheet, penalizedHands } from './sheet.ts';

describe('the clock of a session (3.5.6)', () => {
  it('counts to its end by the server’s time, and not below zero', () => {
    expect(timeLeft({ endsAt: 10_000 }, 4000)).toBe(6000);
    expect(timeLeft({ endsAt: 10_000 }, 40_000)).toBe(0);
  });
  it('stands in a pause, and has no time without a limit', () => {
    expect(timeLeft({ pausedWith: 5000 }, 99_000)).toBe(5000);
    expect(timeLeft({}, 99_000)).toBeUndefined();
  });
  it('is written with hours only if there are some, begun seconds counted', () => {
    expect([4_358_000, 754_000, 900, 0].map(clockText)).toEqual(['1:12:38', '12:34', '0:01', '0:00']);
  });
});

describe('what pages read out of an event', () => {
  const view = tournamentView();

  it('names a hand by its round', () => {
    expect([1, 4, 5, 16, 0].map(roundOfHand)).toEqual([
      { wind: 0, number: 1 },
      { wind: 0, number: 4 },
      { wind: 1, number: 1 },
      { wind: 3, number: 4 },
      { wind: 0, number: 1 },
    ]);
  });

  it('says after which session the standings are', () => {
    expect(standingsPoint(view)).toEqual({ session: 2, isWhole: true });
    const one = tableOf(view, 2, 1)!;
    const sessions = view.sessions.map(session =>
      session.session === 3 ? { ...session, tables: [one, ...session.tables.slice(1)] } : session,
    );
    expect(standingsPoint({ ...view, sessions })).toEqual({ session: 3, isWhole: false });
    expect(standingsPoint({ ...view, sessions: [] })).toEqual({ session: 0, isWhole: true });
  });

  it('says that a session is played while a table of it plays, and of none after the event', () => {
    const standings = (of: typeof view) => of.sessions.slice(1, 4).map(session => sessionStanding(of, session));
    const points = (of: typeof view) =>
      [sessionInPlay, sessionOnClock, nextSession, sessionShown].map(find => find(of)?.session);
    expect([standings(view), points(view)]).toEqual([
      ['over', 'playing', 'waiting'],
      [3, 3, 4, 3],
    ]);
    const played = view.sessions.map(session =>
      session.session === 3
        ? { ...session, tables: session.tables.map(table => ({ ...table, stage: 'ended' as const })) }
        : session,
    );
    const ended = { ...view, sessions: played };
    expect([standings(ended), points(ended)]).toEqual([
      ['over', 'played', 'waiting'],
      [3, undefined, 4, 3],
    ]);
    const over = { ...ended, stage: 'over' as const };
    expect([standings(over), points(over)]).toEqual([
      ['over', 'over', 'unplayed'],
      [undefined, undefined, undefined, 3],
    ]);
  });

  it('finds the seats of a player, and of the substitute who plays in their place', () => {
    const [table] = view.sessions[0]!.tables;
    const absent = table!.players[1]!;
    const sessions = view.sessions.map(session =>
      session.session === 1
        ? {
            ...session,
            tables: [{ ...table!, substitutes: [null, 99, null, null] as const }, ...session.tables.slice(1)],
          }
        : session,
    );
    const changed = { ...view, sessions };
    expect(atTable(changed.sessions[0]!.tables[0]!)[1]).toBe(99);
    expect(seatsOf(changed, 99).map(({ session, letter }) => [session.session, letter])).toEqual([[1, 1]]);
    expect(seatsOf(changed, absent)).toHaveLength(6);
  });
});

it('[3.11.6.10] nobody will sit in the seat of who is gone; who sat there in a session that began, did', () => {
  const view = tournamentView();
  const [next, over] = [view.sessions.find(one => one.stage === 'waiting')!, view.sessions[0]!];
  const [player] = next.tables[0]!.players;
  const players = view.players.map(one => (one.player === player ? { ...one, isDisqualified: true as const } : one));
  const gone = { ...view, players };
  expect(sittersAt(view, next.tables[0]!)).toEqual(next.tables[0]!.players);
  expect(sittersAt(gone, next.tables[0]!)).toEqual([null, ...next.tables[0]!.players.slice(1)]);
  const replaced = { ...next.tables[0]!, substitutes: [9, null, null, null] as const };
  expect(sittersAt(gone, replaced)[0]).toBe(9);
  expect(sittersAt(gone, over.tables[0]!)).toEqual(over.tables[0]!.players);
});

describe('[R101] the sheet of a table', () => {
  const table = tableOf(tournamentView(), 3, 1)!;

  it('has a row a hand with running totals, and empty rows for hands that are not played', () => {
    const { rows, gained, paid, moved } = eventSheet(table, 16);
    expect(rows).toHaveLength(16);
    expect(rows[3]!.cells?.map(cell => cell.total)).toEqual([21, 23, 10, -54]);
    expect(rows[4]!.cells).toBeUndefined();
    expect([gained, paid]).toEqual([
      [51, 66, 40, 0],
      [30, 43, 30, 54],
    ]);
    expect(moved).toBeNull();
  });

  it('shows what rulings and corrections have moved', () => {
    const { moved } = eventSheet({ ...table, totals: [11, 23, 10, -54] }, 16);
    expect(moved?.[0]).toEqual({ gained: undefined, paid: 10, total: 11 });
    const corrections = [{ changes: [-4, 4, 0, 0], reason: 'Sum', by: 'Olga', at: 1 } as const];
    const both = eventSheet({ ...table, totals: [7, 27, 10, -54], corrections }, 16);
    expect(both.moved?.[0]).toEqual({ gained: undefined, paid: 10, total: 11 });
    expect(both.corrected?.[0]).toEqual({ gained: undefined, paid: 4, total: 7 });
    expect(byPlayer(player => both.gained[player] - both.paid[player])).toEqual([7, 27, 10, -54]);
  });

  it.each([true, false])('has a row for the penalties of a hand, and columns that add up (real tiles: %s)', isReal => {
    const shares = [30, -30, 0, 0] as const;
    const ruling = { kind: 'points', player: 1, points: 30, paidTo: 0, article: '3.11.2' } as const;
    const ruled = { number: 1, session: 3, table: 1, hand: 4, by: 'Uma', at: 5, ruling };
    const revoked = { ...ruled, number: 2, hand: 2, revoked: 'Wrong player' };
    // A table of this server tells of its hands with what was moved in them.
    const hands = table.hands.map(one =>
      one.hand === 4 && !isReal ? { ...one, changes: byPlayer(player => one.changes[player] + shares[player]) } : one,
    );
    const totals = [51, -7, 10, -54] as const;
    const fined = { ...table, isReal, hands, fouls: [], totals, result: null };
    const of = { ...tournamentView(), rulings: isReal ? [ruled, revoked] : [ruled] };
    const { rows, gained, paid, moved } = eventSheet(fined, 16, penalizedHands(of, 3, fined));
    expect(rows.flatMap(({ hand, penalties }) => (penalties ? [hand] : []))).toEqual([4]);
    expect(rows[3]!.penalties?.map(cell => cell.paid)).toEqual([undefined, 30, undefined, undefined]);
    expect(rows[3]!.penalties?.[0].gained).toBe(isReal ? 30 : undefined);
    expect(rows[3]!.penalties?.[1].total).toBe(-7);
    expect(moved).toBeNull();
    expect(byPlayer(player => gained[player] - paid[player])).toEqual(totals);
  });

  it('takes totals for no ruling where the reader has no hands', () => {
    const result = { totals: [11, 23, 10, -44], tablePoints: [1, 4, 2, 0], lost: [], toNobody: 0 } as const;
    const past = { ...table, hands: [], totals: result.totals, result };
    expect(eventSheet(past, 16).moved).toBeNull();
    expect(eventSheet({ ...past, result: null }, 16).moved?.[1]).toMatchObject({ gained: 23 });
  });

  it('leaves the row of a dropped hand empty and keeps the others in their places', () => {
    const { rows } = eventSheet({ ...table, hands: table.hands.filter(({ hand }) => hand !== 2) }, 16);
    expect(rows[1]!.cells).toBeUndefined();
    expect(rows[3]!.cells?.[0].total).toBe(29);
  });
});
