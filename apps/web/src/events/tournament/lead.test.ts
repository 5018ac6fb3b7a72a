import { describe, expect, it } from 'vitest';
import { asPlayer, tournamentView } from '../../testing/tournament.ts';
import { appealSeats, appealsUntil } from '../event/appeal.ts';
import { seatsOf } from '../event/event.ts';
import { chartCells, playersOfChart } from '../event/rotation.ts';
import { tableNow } from './lead.ts';

const view = tournamentView();

describe('the way of a player to their table', () => {
  it('leads to the table of the session that is played', () => {
    expect(tableNow(asPlayer(view, 4))).toEqual({ session: 3, table: 1, letter: 3, code: 'TABLE1W5' });
  });

  it('leads nobody to a table with real tiles, or before it plays', () => {
    const withStage = (change: object) => ({
      ...view,
      sessions: view.sessions.map(session => ({
        ...session,
        tables: session.tables.map(table => ({ ...table, ...change })),
      })),
    });
    const player = asPlayer(view, 4).you;
    expect(tableNow({ ...withStage({ isReal: true }), you: player })).toMatchObject({ table: 1, code: undefined });
    expect(tableNow({ ...withStage({ stage: 'ended' }), you: player })).toBeUndefined();
    expect(tableNow(view)).toBeUndefined();
  });
});

describe('an appeal (3.12.2)', () => {
  const END = 1_000_000;
  const HALF_HOUR = 1_800_000;
  it('is taken in the thirty minutes after the end of the table', () => {
    expect(appealsUntil({ stage: 'ended', to: END }, END)).toBe(END + HALF_HOUR);
    expect(appealsUntil({ stage: 'final', to: END }, END + HALF_HOUR)).toBe(END + HALF_HOUR);
    expect(appealsUntil({ stage: 'final', to: END }, END + HALF_HOUR + 1)).toBeUndefined();
    expect(appealsUntil({ stage: 'playing' }, END)).toBeUndefined();
  });
});

describe('who may appeal (3.12.1) [R99]', () => {
  const END = 1_000_000;
  const sessions = view.sessions.map(session => ({
    ...session,
    tables: session.tables.map(table =>
      table.stage === 'playing' ? ({ ...table, stage: 'ended', to: END } as const) : table,
    ),
  }));
  const ended = { ...view, sessions: sessions.filter(({ session }) => session === 3) };
  const tablesOf = (player: number) => appealSeats(ended, player, END).map(({ table }) => table.table);

  it('is each player for their own table, and a captain for those of the team', () => {
    const [captain, member] = view.players.filter(({ team }) => team === 'Kiel').map(({ player }) => player);
    expect(tablesOf(member!)).toHaveLength(1);
    const ofTeam = view.players.filter(({ team }) => team === 'Kiel').flatMap(({ player }) => seatsOf(ended, player));
    expect(tablesOf(captain!).toSorted()).toEqual([...new Set(ofTeam.map(({ table }) => table.table))].toSorted());
    expect(tablesOf(captain!).length).toBeGreaterThan(1);
  });

  it('is nobody half an hour later', () => {
    expect(appealSeats(ended, 2, END + 1_800_001)).toEqual([]);
  });
});

describe('[R104] the rotation chart as cells', () => {
  it('has a row a table with numbers and names', () => {
    const { columns, rows } = chartCells(view.rotation!, playersOfChart(view), []);
    expect(columns).toHaveLength(10);
    expect(rows).toHaveLength(6 * 4);
    expect(rows[0]).toEqual([1, 1, 1, 'Ito Haruka', 2, 'Tim Weber', 3, 'Bo Eriksen', 4, 'Sofia Marin']);
  });
});
