import { byPlayer } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { tableTold } from './kind.ts';
import { ORGANISER, person, type TestEvent } from './testing/event.ts';
import { open, pair, play } from './testing/rounds.ts';

/* What the cut before a round of a knock-out does not settle: the organiser is told and decides. */

const stranger = person('Nobody');
const rest = { hands: [], lost: [], rulings: [], fouls: [], umpireSigned: null, signed: [1, 1, 1, 1] } as const;

/** Ends a session in which the second and the third by number of each named table are equal. */
function playTied(event: TestEvent, session: number, tables: readonly number[]): void {
  event.do(ORGANISER, { type: 'begin-session', session });
  for (const { table, players } of event.state.sessions.at(-1)!.tables) {
    const order = players.map(player => player!).toSorted((a, b) => a - b);
    const found = tables.includes(table) ? [60, 10, 10, -80] : [60 + table, 20, -20, -60 - table];
    const totals = byPlayer(chair => found[order.indexOf(players[chair]!)]!);
    event.record(null, tableTold({ session, table }, { hand: 16, totals, stage: 'final', ...rest }));
  }
  event.do(ORGANISER, { type: 'end-session', session });
}

function tiedFirst(): TestEvent {
  const event = open(8, { form: 'knock-out', advance: 2 });
  expect(pair(event)).toBeUndefined();
  playTied(event, 1, [1]);
  return event;
}

const tiedAt = (event: TestEvent) => {
  const [, second, third] = event.state.pairings[0]!.tables[0]!.toSorted((a, b) => a - b);
  const { entrants = [] } = event.state.pairings[0]!;
  return [second!, third!].toSorted((a, b) => entrants.indexOf(a) - entrants.indexOf(b));
};

describe('equals at the last place of a round', () => {
  it('are told to who helps, and nobody goes on by them before the organiser decides', () => {
    const event = tiedFirst();
    const tied = tiedAt(event);
    expect(event.view(ORGANISER)!.cut).toEqual({ session: 2, tied, first: [tied[0]], unplayed: [] });
    expect(event.view(stranger)!.cut).toBeUndefined();
    expect(event.view(stranger)!.bracket[0]!.tables[0]!.advanced).toHaveLength(1);
    expect(event.try(ORGANISER, { type: 'pair-next' })).toEqual({ code: 'tie-undecided' });
  });

  it('go on by the order in which they stood, with a line in the journal', () => {
    const event = tiedFirst();
    const tied = tiedAt(event);
    event.do(ORGANISER, { type: 'pair-next', ties: 'order' });
    expect(event.state.pairings[1]!.entrants).toContain(tied[0]);
    expect(event.state.pairings[1]!.entrants).not.toContain(tied[1]);
    expect(event.view(ORGANISER)!.cut).toBeUndefined();
    expect(event.view(ORGANISER)!.journal.at(-1)).toMatchObject({
      what: 'paired',
      figures: { session: 2, ties: 'order', tied: tied.join(' '), first: `${tied[0]}` },
    });
  });

  it('go on by lot, which holds when the round is made anew', () => {
    const goesOn = new Set<boolean>();
    for (let tries = 0; tries < 40 && goesOn.size < 2; tries++) {
      const event = tiedFirst();
      for (let n = 0; n < tries; n++) event.do(ORGANISER, { type: 'new-link', player: 1 });
      const [one, other] = tiedAt(event) as [number, number];
      event.do(ORGANISER, { type: 'pair-next', ties: 'lot' });
      const { entrants } = event.state.pairings[1]!;
      expect(entrants!.filter(player => player === one || player === other)).toHaveLength(1);
      goesOn.add(entrants!.includes(one));
      const third = entrants!.find(player => player !== one && player !== other)!;
      event.do(ORGANISER, { type: 'withdraw-player', player: third }, { type: 'reinstate-player', player: third });
      expect(event.state.pairings[1]).toMatchObject({ entrants, ties: 'lot' });
    }
    expect(goesOn.size).toBe(2);
  });

  it('are nothing to decide if one of them is gone, or if all go on', () => {
    const event = tiedFirst();
    event.do(ORGANISER, { type: 'withdraw-player', player: tiedAt(event)[1]! });
    expect(event.view(ORGANISER)!.cut).toBeUndefined();
    event.do(ORGANISER, { type: 'pair-next' });
  });

  it('of a round robin before its knock-out are those who share the place at the cut', () => {
    const event = open(8, { form: 'mixed', seating: 'by-rank', sessions: 1, finalists: 4, advance: 2 });
    pair(event);
    playTied(event, 1, [1, 2]);
    const { cut } = event.view(ORGANISER)!;
    expect([cut!.tied.length, cut!.first.length]).toEqual([4, 2]);
    expect(event.try(ORGANISER, { type: 'pair-next' })).toEqual({ code: 'tie-undecided' });
    event.do(ORGANISER, { type: 'pair-next', ties: 'order' });
    expect(event.state.pairings.at(-1)!.entrants).toEqual(expect.arrayContaining([...cut!.first]));
  });
});

it('who goes on from a table that was not played is told before the round is made, and written down', () => {
  const event = open(8, { form: 'knock-out', advance: 2 });
  pair(event);
  const [absent, ...others] = event.state.pairings[0]!.tables[1]!;
  play(event, 1, [absent]);
  expect(event.view(ORGANISER)!.cut!.unplayed.toSorted()).toEqual(others.toSorted());
  expect(pair(event)).toBeUndefined();
  expect(String(event.view(ORGANISER)!.journal.at(-1)!.figures!.unplayed).split(' ')).toHaveLength(3);
});

it('who comes in for somebody who is gone is the best by the standing, also among equals, and is told', () => {
  const event = open(16, { form: 'knock-out', advance: 1 });
  pair(event);
  event.do(ORGANISER, { type: 'begin-session', session: 1 });
  const { tables } = event.state.sessions[0]!;
  // Three share the first place of the first table: 7/3 table points each, more than any second.
  const totalsOf = (table: number) => (table === 1 ? ([20, 20, 20, -60] as const) : ([90, 60, -50, -100] as const));
  for (const { table } of tables) {
    const told = {
      hand: 16,
      totals: [...totalsOf(table)] as [number, number, number, number],
      stage: 'final',
      ...rest,
    };
    event.record(null, tableTold({ session: 1, table }, told as Parameters<typeof tableTold>[1]));
  }
  event.do(ORGANISER, { type: 'end-session', session: 1 });
  const three = tables[0]!.players.slice(0, 3);
  expect(event.view(ORGANISER)!.cut).toMatchObject({ tied: expect.arrayContaining(three) });
  for (const { players } of tables.slice(1, 3)) event.do(ORGANISER, { type: 'withdraw-player', player: players[0]! });
  const { cut, standings } = event.view(ORGANISER)!;
  const goneOn = standings.map(({ player }) => player).filter(player => three.includes(player));
  expect(cut).toEqual({ session: 2, tied: [], first: [], unplayed: [], comers: goneOn.slice(1) });
  event.do(ORGANISER, { type: 'pair-next' });
  expect(event.state.pairings[1]!.entrants!.toSorted()).toEqual([...three, tables[3]!.players[0]!].toSorted());
});
