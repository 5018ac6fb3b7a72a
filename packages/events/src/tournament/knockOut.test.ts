import { byPlayer, PLAYERS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../rotation/index.ts';
import { tableTold } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';
import { open, pair, play } from './testing/rounds.ts';
import { cardFor } from './viewOf.ts';

const stranger = person('Nobody');

describe('a knock-out (3.5.4)', () => {
  it('of fewer than six rounds is not by the book, also before the draw and with its round robin', () => {
    const planned = (count: number, changes: Parameters<typeof open>[1], isDrawn = true) => {
      const event = isDrawn ? open(count, changes) : new TestEvent();
      if (!isDrawn) event.do(ORGANISER, { type: 'plan', changes }, { type: 'set-players', players: players(count) });
      const { plannedSessions, isByTheBook } = event.view(ORGANISER)!;
      return [plannedSessions, isByTheBook];
    };
    const knockOut = { form: 'knock-out', sessions: 0 } as const;
    expect(planned(16, { ...knockOut, advance: 2 })).toEqual([3, false]);
    expect(planned(16, { ...knockOut, advance: 2 }, false)).toEqual([3, false]);
    expect(planned(128, { ...knockOut, advance: 2 }, false)).toEqual([6, true]);
    expect(planned(3, knockOut, false)).toEqual([null, true]);
    const mixed = { form: 'mixed', finalists: 8, advance: 2 } as const;
    expect(planned(16, { ...mixed, sessions: 3 })).toEqual([5, false]);
    expect(planned(16, { ...mixed, sessions: 4 })).toEqual([6, true]);
    expect(planned(16, { sessions: 5 })).toEqual([5, false]);
  });

  it('goes on by rounds to a final, and the tree shows who is not known yet', () => {
    const event = open(16, { form: 'knock-out', advance: 2 });
    expect(event.view(stranger)!.bracket.map(({ session, tables }) => [session, tables.length])).toEqual([
      [1, 4],
      [2, 2],
      [3, 1],
    ]);
    expect(event.try(ORGANISER, { type: 'begin-session', session: 1 })).toEqual({
      code: 'not-paired',
      figures: { session: 1 },
    });
    for (const session of [1, 2, 3]) {
      expect(pair(event)).toBeUndefined();
      expect(pair(event)).toEqual({ code: 'paired-already', figures: { session } });
      play(event, session);
    }
    expect(pair(event)).toMatchObject({ code: 'no-pairing' });
    const { bracket, standings } = event.view(stranger)!;
    expect(bracket.map(({ tables }) => tables.flatMap(({ advanced }) => advanced).length)).toEqual([8, 4, 1]);
    expect(bracket[2]?.tables[0]?.advanced).toEqual([1]);
    const final = bracket[2]!.tables[0]!.players.toSorted((a, b) => a! - b!);
    expect(standings.slice(0, 4).map(({ player }) => player)).toEqual(final);
    const second = new Set(bracket[1]!.tables.flatMap(table => table.players));
    expect(standings.slice(0, 8).every(({ player }) => second.has(player))).toBe(true);
  });

  it('places equals of a round as it sends them on: who entered the round before the other is the better', () => {
    const event = open(8, { form: 'mixed', seating: 'by-rank', sessions: 1, finalists: 4 });
    pair(event);
    play(event, 1);
    pair(event);
    const last = event.state.pairings.at(-1)!;
    event.do(ORGANISER, { type: 'begin-session', session: 2 });
    const [third, first] = [last.entrants![2]!, last.entrants![0]!];
    const totals = byPlayer(seat => ([third, first].includes(last.tables[0]![seat]) ? 20 : -20));
    const rest = { hands: [], lost: [], rulings: [], fouls: [], umpireSigned: null, signed: [1, 1, 1, 1] } as const;
    event.record(null, tableTold({ session: 2, table: 1 }, { hand: 16, totals, stage: 'final', ...rest }));
    const { table, players: seats } = event.state.sessions[0]!.tables.find(one => one.players.includes(third))!;
    const changes = byPlayer(seat => (seats[seat] === third ? 500 : -20));
    event.record(null, { type: 'corrected', session: 1, table, changes, reason: 'Miscounted' });
    const { bracket, standings } = event.view(stranger)!;
    expect(bracket.at(-1)!.tables[0]!.advanced).toEqual([first]);
    expect(standings.slice(0, 2).map(({ player }) => player)).toEqual([first, third]);
  });

  it('lets the first in the draw rest where the number does not fit', () => {
    const event = open(20, { form: 'knock-out', advance: 2 });
    expect(pair(event)).toBeUndefined();
    const [first] = event.view(stranger)!.bracket;
    expect(first).toMatchObject({ session: 1, byes: event.state.draw!.order.slice(0, 12) });
    play(event, 1);
    expect(pair(event)).toBeUndefined();
    expect(event.view(stranger)!.bracket[1]?.tables).toHaveLength(4);
  });

  it('is made anew for those who are left, and with full tables once all are back', () => {
    const event = open(16, { form: 'knock-out', advance: 2 });
    pair(event);
    const player = event.state.pairings[0]!.tables[0]![0]!;
    const remadeAt = () => event.view(stranger)!.sessions[0]!.remadeAt;
    expect(remadeAt()).toBeUndefined();
    event.do(ORGANISER, { type: 'withdraw-player', player });
    expect(remadeAt()).toBe(event.state.journal.at(-1)!.at);
    const [first, second] = event.view(stranger)!.bracket;
    expect([first!.tables.length, first!.byes.length, second!.tables.length]).toEqual([3, 3, 2]);
    expect(cardFor(event.state, stranger.id)).toMatchObject({ players: 15 });
    event.do(ORGANISER, { type: 'reinstate-player', player });
    expect(event.view(stranger)!.bracket[0]).toMatchObject({ tables: { length: 4 }, byes: [] });
    play(event, 1);
    event.do(ORGANISER, { type: 'withdraw-player', player });
    expect(cardFor(event.state, stranger.id)).toMatchObject({ players: 16 });
  });

  it('leaves the standing of a round robin as it was until it has a result, and marks its places then', () => {
    const event = open(12, { form: 'mixed', seating: 'by-rank', sessions: 1, finalists: 8 });
    pair(event);
    play(event, 1);
    const standing = () =>
      event.view(ORGANISER)!.standings.map(({ player, isInKnockOut = false }) => ({ player, isInKnockOut }));
    const after = standing();
    pair(event);
    event.do(ORGANISER, { type: 'withdraw-player', player: after[0]!.player });
    expect(standing()).toEqual(after);
    play(event, 2);
    const entered = event.state.pairings.at(-1)!.entrants!;
    expect(
      standing()
        .slice(0, 8)
        .every(({ player, isInKnockOut }) => isInKnockOut && entered.includes(player)),
    ).toBe(true);
    expect(
      standing()
        .slice(8)
        .some(({ isInKnockOut }) => isInKnockOut),
    ).toBe(false);
  });

  it('takes the best of a round robin in a mixed event, who then are before all others', () => {
    const event = open(16, { form: 'mixed', seating: 'by-rank', sessions: 2, finalists: 4 });
    for (const session of [1, 2]) {
      expect(pair(event)).toBeUndefined();
      play(event, session);
    }
    const best = event.view(stranger)!.standings.slice(0, 4);
    expect(pair(event)).toBeUndefined();
    expect(event.state.pairings.at(-1)).toMatchObject({ session: 3, entrants: best.map(({ player }) => player) });
    play(event, 3);
    const { standings } = event.view(stranger)!;
    expect(standings.slice(0, 4).map(({ player }) => player)).toEqual(
      best.map(({ player }) => player).toSorted((a, b) => a - b),
    );
    expect(standings[0]).toMatchObject({ place: 1, sessions: [{}, {}, { tablePoints: 4, points: 159 }] });
    expect(standings[4]!.sessions[2]).toBeNull();
  });
});

describe('a round robin without a chart', () => {
  it('is seated by standing after a drawn first session: the best meet, nobody meets twice, mates never', () => {
    const event = open(32, { seating: 'by-rank', sessions: 3 }, 4);
    for (const session of [1, 2, 3]) {
      expect(pair(event)).toBeUndefined();
      play(event, session);
    }
    const sessions = event.state.pairings.map(({ tables }) => tables);
    const teams = Array.from({ length: 8 }, (_, t) => PLAYERS.map(n => 4 * t + n + 1));
    const { totals } = faultsOf({ sessions }, { players: 32, sessions: 3, teams });
    expect(totals).toMatchObject({ missing: 0, twice: 0, mates: 0, repeat: 0 });
    expect(pair(event)).toEqual({ code: 'no-pairing' });
  });

  it('is drawn anew for every session, without team-mates at a table', () => {
    const event = open(16, { seating: 'draw', sessions: 2 }, 2);
    for (const session of [1, 2]) {
      expect(pair(event)).toBeUndefined();
      play(event, session);
    }
    const [one, two] = event.state.pairings;
    expect(one?.tables).not.toEqual(two?.tables);
    const hasMates = (table: readonly number[]) => new Set(table.map(n => Math.ceil(n / 2))).size < 4;
    expect([...one!.tables, ...two!.tables].some(hasMates)).toBe(false);
  });

  it('needs a multiple of four, of those who still play', () => {
    const event = open(18, { seating: 'draw' });
    expect(pair(event)).toEqual({ code: 'not-fours', figures: { players: 18 } });
    for (const player of [1, 2]) event.do(ORGANISER, { type: 'withdraw-player', player });
    expect(pair(event)).toBeUndefined();
    expect(event.state.pairings[0]?.tables.flat()).not.toContain(1);
  });
});
