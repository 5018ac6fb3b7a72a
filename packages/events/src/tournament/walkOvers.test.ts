import { below, seeded, shuffled } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { roundsOf } from '../rotation/index.ts';
import { sitterOf } from './read.ts';
import { ORGANISER, person, type TestEvent } from './testing/event.ts';
import { open, pair, play } from './testing/rounds.ts';

/* Who is gone, who comes in their place, and who waits: the cases of the README. */

const stranger = person('Nobody');
const standings = (event: TestEvent) => event.view(stranger)!.standings.map(({ player }) => player);
const seats = (event: TestEvent) => event.state.pairings.at(-1)!.tables.flat();
const go = (event: TestEvent, player: number) => event.do(ORGANISER, { type: 'withdraw-player', player });
const spare = (event: TestEvent) => {
  event.do(ORGANISER, { type: 'add-player', player: { name: 'Spare', isSubstitute: true } });
  return event.state.players.at(-1)!.number;
};

/** Eight players of whom two of each table go on; the first round is played. */
function afterFirst(): TestEvent {
  const event = open(8, { form: 'knock-out', advance: 2 });
  expect(pair(event)).toBeUndefined();
  play(event, 1);
  return event;
}

describe('before the first round', () => {
  it('who comes back has the place back, and who is played for pushes nobody out', () => {
    const event = open(8, { form: 'knock-out', advance: 2 });
    expect(pair(event)).toBeUndefined();
    const { tables } = event.state.pairings[0]!;
    go(event, 2);
    expect(seats(event)).not.toContain(2);
    event.do(ORGANISER, { type: 'reinstate-player', player: 2 });
    expect(event.state.pairings[0]!.tables).toEqual(tables);
    go(event, 2);
    event.do(ORGANISER, { type: 'substitute', session: 1, player: 2, by: spare(event), isLost: false });
    expect(event.state.pairings[0]!.entrants?.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('who has come through and withdraws', () => {
  const onAfter = (event: TestEvent) =>
    event.state.pairings[0]!.tables.flatMap(t => t.toSorted((a, b) => a - b).slice(0, 2));
  const thirds = (event: TestEvent) => event.state.pairings[0]!.tables.map(t => t.toSorted((a, b) => a - b)[2]!);

  it('gives the place to the best who did not, and stands behind them', () => {
    const event = afterFirst();
    const on = onAfter(event);
    go(event, 1);
    expect(pair(event)).toBeUndefined();
    const [lucky] = seats(event).filter(player => !on.includes(player));
    expect(thirds(event)).toContain(lucky);
    expect(seats(event)).not.toContain(1);
    expect(event.view(stranger)!.bracket[0]!.tables.flatMap(({ advanced }) => advanced)).toContain(lucky);
    play(event, 2);
    expect(standings(event).indexOf(lucky!)).toBeLessThan(standings(event).indexOf(1));
    expect(pair(event)).toEqual({ code: 'no-pairing' });
  });

  it('does so also when the round is made already, and has the place back by coming back', () => {
    const event = afterFirst();
    expect(pair(event)).toBeUndefined();
    const on = seats(event).toSorted();
    go(event, 1);
    expect(seats(event)).toHaveLength(4);
    expect(seats(event)).not.toContain(1);
    event.do(ORGANISER, { type: 'reinstate-player', player: 1 });
    expect(seats(event).toSorted()).toEqual(on);
    expect(event.state.pairings).toHaveLength(2);
  });

  it('keeps the place if a substitute plays for them, and else is only in a table that would lack a fourth', () => {
    const event = afterFirst();
    const by = spare(event);
    expect(pair(event)).toBeUndefined();
    go(event, 1);
    event.do(ORGANISER, { type: 'substitute', session: 2, player: 1, by, isLost: true });
    expect(seats(event)).not.toContain(1);
    event.do(ORGANISER, { type: 'substitute', session: 2, player: 1, by, isLost: false });
    expect(seats(event)).toContain(1);
  });

  it('leaves too few for a table: a substitute fills it, or the places stay as they are', () => {
    const event = afterFirst();
    for (const player of [1, 5, 6, 7, 8]) go(event, player);
    expect(pair(event)).toEqual({ code: 'too-few-players', figures: { fewest: 4 } });
    const [first] = standings(event);
    expect(first).toBe(1);
    const by = spare(event);
    event.do(ORGANISER, { type: 'substitute', session: 2, player: 1, by, isLost: true });
    expect(pair(event)).toBeUndefined();
    expect(seats(event).toSorted()).toEqual([1, 2, 3, 4]);
    play(event, 2);
    expect(standings(event).slice(0, 4)).toEqual([2, 3, 4, 1]);
  });
});

describe('who helps and plays (3.12)', () => {
  const tables = (event: TestEvent) => event.state.pairings.at(-1)!.tables;
  const withdraw = (player: number) => ({ type: 'withdraw-player', player }) as const;
  const reinstate = (player: number) => ({ type: 'reinstate-player', player }) as const;
  /** Lets somebody play as a player and help. */
  const both = (event: TestEvent, name: string, number: number, role: 'umpire' | 'organiser') => {
    const me = person(name);
    event.do(me, { type: 'join', key: event.state.players.find(player => player.number === number)!.key });
    event.help(me, role);
    return me;
  };
  const ownTable = { code: 'own-table' };

  it('does not have the own next table made anew, by a substitute or by who comes and goes', () => {
    const event = afterFirst();
    expect(pair(event)).toBeUndefined();
    const [[absent, own, mate]] = tables(event) as [readonly [number, number, number, number]];
    const umpire = both(event, 'Umpire', own, 'umpire');
    const by = spare(event);
    go(event, absent);
    const made = tables(event);
    const substitute = { type: 'substitute', session: 2, player: absent, by, isLost: false } as const;
    expect(event.try(umpire, substitute)).toEqual(ownTable);
    expect(tables(event)).toEqual(made);
    event.help(umpire, 'organiser');
    for (const command of [reinstate(absent), withdraw(mate)]) expect(event.try(umpire, command)).toEqual(ownTable);
    event.do(ORGANISER, substitute);
    expect(seats(event)).toContain(absent);
    // An umpire may withdraw themself; only others may reinstate them.
    event.do(umpire, withdraw(own));
    expect(seats(event)).not.toContain(own);
    expect(event.try(umpire, reinstate(own))).toEqual(ownTable);
    event.do(ORGANISER, reinstate(own));
  });

  it('decides so if nobody else may: the event goes on', () => {
    const event = afterFirst();
    expect(pair(event)).toBeUndefined();
    const [[own, mate]] = tables(event) as [readonly [number, number, number, number]];
    event.do(ORGANISER, { type: 'join', key: event.state.players[own - 1]!.key });
    both(event, 'Umpire', mate, 'umpire');
    event.do(ORGANISER, withdraw(mate));
    // The umpire who may name a substitute would change their own table too.
    const by = spare(event);
    event.do(ORGANISER, { type: 'substitute', session: 2, player: mate, by, isLost: false });
    expect(seats(event)).toContain(mate);
  });

  it('keeps seats that were exchanged by hand when somebody goes or comes at another table', () => {
    const event = open(16, { form: 'knock-out', advance: 2 });
    expect(pair(event)).toBeUndefined();
    play(event, 1);
    expect(pair(event)).toBeUndefined();
    const player = both(event, 'Pablo', tables(event)[0]![0], 'organiser');
    const exchange = { type: 'exchange-seats', session: 2, one: { table: 1, seat: 1 }, other: { table: 2, seat: 1 } };
    event.do(ORGANISER, exchange as never);
    const [first, second] = tables(event);
    event.do(player, withdraw(second![0]));
    const [comer] = seats(event).filter(one => ![...first!, ...second!].includes(one));
    expect(tables(event)).toEqual([first, [comer, ...second!.slice(1)]]);
    event.do(player, reinstate(second![0]));
    expect(tables(event)).toEqual([first, second]);
    expect(event.state.pairings.at(-1)).toMatchObject({ isExchanged: true });
  });

  it('sets no chart that seats the own table otherwise', () => {
    const event = open(16, { seating: 'chart', sessions: 2 });
    const fours = [0, 4, 8, 12].map(n => [n + 1, n + 2, n + 3, n + 4] as [number, number, number, number]);
    const chart = (...sessions: (typeof fours)[]) =>
      ({ type: 'set-rotation', rotation: { sessions }, origin: { by: 'hand' } }) as const;
    event.do(ORGANISER, chart(fours, fours));
    const player = both(event, 'Pablo', event.state.draw!.order[0]!, 'organiser');
    const [first, second, third, fourth] = fours;
    expect(event.try(player, chart(fours, [second!, first!, third!, fourth!]))).toEqual(ownTable);
    event.do(player, chart(fours, [first!, second!, fourth!, third!]));
  });
});

describe('a table that is not played because somebody stays away', () => {
  it('beats only who stayed away: the three others go on', () => {
    const event = open(8, { form: 'knock-out', advance: 2 });
    expect(pair(event)).toBeUndefined();
    const [, second] = event.state.pairings[0]!.tables;
    const [absent, ...others] = second!;
    play(event, 1, [absent]);
    expect(pair(event)).toBeUndefined();
    const { entrants, byes } = event.state.pairings[1]!;
    expect(entrants).toEqual(expect.arrayContaining(others));
    expect([entrants, byes]).toEqual([expect.not.arrayContaining([absent]), expect.anything()]);
    expect([entrants!.length, byes!.length]).toEqual([5, 1]);
  });

  it('is played again if it is the final, and the absent are behind', () => {
    const event = afterFirst();
    expect(pair(event)).toBeUndefined();
    play(event, 2, [1]);
    expect(pair(event)).toBeUndefined();
    expect(seats(event)).toHaveLength(4);
    expect(seats(event)).not.toContain(1);
    play(event, 3);
    expect(standings(event).indexOf(1)).toBe(4);
  });

  it('of a round robin gives the three nothing, and begins when a substitute comes', () => {
    const event = open(8, { seating: 'by-rank', sessions: 2 });
    expect(pair(event)).toBeUndefined();
    go(event, 1);
    const by = spare(event);
    event.do(ORGANISER, { type: 'begin-session', session: 1 });
    const of = () => event.state.sessions[0]!.tables.find(({ players }) => players.includes(1))!.stage;
    expect(of()).toBe('not-played');
    event.do(ORGANISER, { type: 'substitute', session: 1, player: 1, by, isLost: true });
    expect(of()).toBe('playing');
  });
});

describe('a round robin by rank', () => {
  it('has a table for whom a substitute plays, and is made anew when whole tables have gone', () => {
    const event = open(16, { seating: 'by-rank', sessions: 2 });
    expect(pair(event)).toBeUndefined();
    play(event, 1);
    go(event, 1);
    expect(pair(event)).toMatchObject({ code: 'not-fours' });
    event.do(ORGANISER, { type: 'substitute', session: 2, player: 1, by: spare(event), isLost: true });
    expect(pair(event)).toBeUndefined();
    expect(seats(event)).toContain(1);
    for (const player of [2, 3, 4, 5]) go(event, player);
    expect(seats(event)).toHaveLength(12);
  });
});

it('a table with real tiles whose player leaves in the session is ended, and only they have lost it', () => {
  const event = open(4, { form: 'knock-out', place: 'real', venue: 'Hall' });
  expect(pair(event)).toBeUndefined();
  event.do(ORGANISER, { type: 'begin-session', session: 1 });
  go(event, 3);
  event.do(ORGANISER, { type: 'end-table', session: 1, table: 1 }, { type: 'end-session', session: 1 });
  expect(event.state.lost).toEqual([{ session: 1, player: 3 }]);
  expect(event.state.sessions[0]!.tables[0]!.stage).toBe('not-played');
});

it('who comes late is in the first round of a knock-out until it begins, and not after', () => {
  const before = open(8, { form: 'knock-out', advance: 2 });
  expect(pair(before)).toBeUndefined();
  before.do(ORGANISER, { type: 'add-player', player: { name: 'Late' } });
  const [first] = before.state.pairings;
  expect([...first!.tables.flat(), ...first!.byes!].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const event = afterFirst();
  const late = { type: 'add-player', player: { name: 'Late' } } as const;
  expect(event.try(ORGANISER, late)).toEqual({ code: 'play-has-begun' });
});

it('rounds of ledgers from before send on whoever came through, and keep their places', () => {
  const event = open(8, { form: 'knock-out', advance: 2 });
  const fours = [
    [1, 4, 5, 8],
    [2, 3, 6, 7],
  ] as const;
  event.record(ORGANISER, {
    type: 'paired',
    session: 1,
    tables: fours as never,
    entrants: [1, 2, 3, 4, 5, 6, 7, 8],
    byes: [],
  });
  play(event, 1, [8]);
  expect(event.view(stranger)!.bracket[0]!.tables.map(({ advanced }) => advanced)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  const final = {
    type: 'paired',
    session: 2,
    tables: [[1, 2, 3, 4]] as never,
    entrants: [1, 2, 3, 4],
    byes: [],
  } as const;
  event.record(ORGANISER, final, { type: 'player-withdrawn', player: 2 });
  expect(standings(event).slice(0, 4)).toEqual([2, 3, 1, 4]);
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('whoever comes and goes, by seed %i', seed => {
  const random = seeded(`walk-overs ${seed}`);
  const count = 4 + below(random, 30);
  const advance = below(random, 2) === 0 ? 1 : 2;
  const isMixed = count >= 12 && below(random, 2) === 0;
  const plan = isMixed
    ? ({ form: 'mixed', seating: 'draw', sessions: 1, finalists: 8 } as const)
    : ({ form: 'knock-out' } as const);
  const players = isMixed ? count - (count % 4) : count;
  const event = open(players, { ...plan, advance });
  const isHere = (player: number) => !event.state.players[player - 1]!.isWithdrawn;
  const all = Array.from({ length: players }, (_, n) => n + 1);
  /** Some come, some go, most stay. */
  const stir = () => {
    for (const player of all) {
      const chance = below(random, 40);
      if (chance < 2) event.do(ORGANISER, { type: 'withdraw-player', player });
      if (chance === 2) event.do(ORGANISER, { type: 'reinstate-player', player });
    }
  };
  const anyOrder = () => {
    const order = shuffled(all, random);
    return (one: number, other: number) => order.indexOf(one) - order.indexOf(other);
  };

  it('who is present and not beaten plays or has a bye', () => {
    let session = 1;
    if (isMixed) {
      expect(pair(event)).toBeUndefined();
      play(event, session++, [], anyOrder());
    }
    let alive: ReadonlySet<number> | undefined;
    stir();
    let refused = pair(event);
    for (; !refused; refused = pair(event), session++) {
      stir();
      const { tables, entrants = [], byes = [] } = event.state.pairings.at(-1)!;
      const placed = new Set([...tables.flat(), ...byes]);
      const due = alive ?? new Set(isMixed ? entrants : all);
      expect([...due].filter(player => isHere(player) && !placed.has(player))).toEqual([]);
      if (all.filter(isHere).length < 4) break;
      if (tables.flat().some(player => sitterOf(event.state, session, player) === null)) break;
      const absent = tables.flat().filter(() => below(random, 25) === 0);
      play(event, session, absent, anyOrder());
      const [{ through } = { through: 1 }] = roundsOf(entrants.length, advance);
      const results = event.view(stranger)!.sessions[session - 1]!.tables;
      const unbeaten = results.flatMap(({ players: seated, result }) => {
        const there = seated.flatMap((player, chair) =>
          player !== null ? [{ player, total: result?.totals[chair as 0] ?? 0 }] : [],
        );
        if (!result) return there.filter(({ player }) => !absent.includes(player));
        return there.toSorted((a, b) => b.total - a.total).slice(0, through);
      });
      alive = new Set([...byes, ...unbeaten.map(({ player }) => player)].filter(isHere));
      stir();
    }
    if (refused?.code === 'no-pairing' && alive?.size === 1) expect(standings(event)[0]).toBe([...alive!][0]);
    else {
      const lost = new Set(event.state.lost.map(({ player }) => player));
      expect(all.filter(player => isHere(player) && !lost.has(player)).length).toBeLessThan(4);
    }
  });
});
