import { describe, expect, it } from 'vitest';
import type { SheetHand } from './index.ts';
import { nextMoment, tableCalled, tableOpened, tableTold, timesDue, wantedTables } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';

const people = ['Ana', 'Bea', 'Cy', 'Dee'].map(person);
const [ana, bea] = people as [(typeof people)[0], (typeof people)[0]];
const [uma, sam, sol] = ['Uma', 'Sam', 'Sol'].map(person) as [typeof ana, typeof ana, typeof ana];
const stranger = person('Nobody');

/** Eight players at two tables with real tiles, or at tables of the server; the first four have come. */
function begun(place: 'real' | 'online' = 'real', minutes = 150): TestEvent {
  const event = new TestEvent();
  const { settings } = event.state.plan;
  event.do(
    ORGANISER,
    {
      type: 'plan',
      changes: {
        ...{ from: '2026-11-20', to: '2026-11-20', venue: 'Hall', place, sessions: 2 },
        ...{ settings: { ...settings, minutes }, lostSessionPoints: -120, results: 'both' },
      },
    },
    { type: 'set-players', players: [...players(8, 4), { name: 'Spare', isSubstitute: true }] },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  const seat = (player: number) => event.state.draw!.order.indexOf(player) + 1;
  const four = (numbers: readonly number[]) => numbers.map(seat) as [number, number, number, number];
  const tables = [four([1, 2, 3, 4]), four([5, 6, 7, 8])];
  event.do(ORGANISER, { type: 'set-rotation', rotation: { sessions: [tables, tables] }, origin: { by: 'hand' } });
  event.link(...people);
  event.help(uma, 'umpire');
  event.help(sam, 'scorer', [1, 1]);
  event.help(sol, 'chief-umpire');
  event.do(ORGANISER, { type: 'begin-session', session: 1 });
  return event;
}

const AT = { session: 1, table: 1 };
const win = (hand: number, rest: Partial<SheetHand> = {}): SheetHand => ({
  hand,
  kind: 'won',
  winner: 0,
  from: 1,
  points: 8,
  changes: [32, -16, -8, -8],
  ...rest,
});
const enter = (hand: SheetHand, reason?: string) =>
  ({ type: 'enter-hand', ...AT, hand, ...(reason !== undefined && { reason }) }) as const;

describe('sessions (3.5.6) [R85]', () => {
  it('begin one after another, with tables for all who are drawn', () => {
    const event = begun();
    expect(event.try(ORGANISER, { type: 'begin-session', session: 1 })).toMatchObject({ code: 'session-begun' });
    expect(event.try(ORGANISER, { type: 'begin-session', session: 2 })).toEqual({
      code: 'session-running',
      figures: { session: 1 },
    });
    expect(event.try(ORGANISER, { type: 'end-session', session: 1 })).toEqual({
      code: 'sheets-open',
      figures: { tables: 2 },
    });
    expect(event.try(uma, { type: 'end-session', session: 1 })).toMatchObject({ figures: { right: 'clock' } });
    expect(event.view(stranger)).toMatchObject({ stage: 'playing' });
  });

  it('do not begin before the draw and the chart', () => {
    const event = new TestEvent();
    event.do(
      ORGANISER,
      { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-20' } },
      { type: 'set-players', players: players(8) },
    );
    const begin = (session = 1) => event.try(ORGANISER, { type: 'begin-session', session });
    expect(begin()).toEqual({ code: 'not-open' });
    event.do(ORGANISER, { type: 'open-event' });
    expect(begin(2)).toEqual({ code: 'not-next', figures: { session: 1 } });
    expect(begin()).toEqual({ code: 'not-drawn' });
    event.do(ORGANISER, { type: 'draw-lots' });
    expect(begin()).toEqual({ code: 'rotation-too-short', figures: { needed: 6 } });
  });

  it('have a clock that stands still in a pause, and call time at its end', () => {
    const event = begun('real', 60);
    const session = () => event.view(stranger)!.sessions[0]!;
    expect(session()).toMatchObject({ begunAt: 1_000, endsAt: 3_601_000 });
    event.at = 600_000;
    event.do(ORGANISER, { type: 'pause-session', session: 1, isPaused: true });
    expect(session()).toMatchObject({ pausedWith: 3_001_000 });
    expect(session()).not.toHaveProperty('endsAt');
    expect(nextMoment(event.state)).toBeUndefined();
    event.at = 700_000;
    event.do(ORGANISER, { type: 'pause-session', session: 1, isPaused: false });
    expect(session()).toMatchObject({ endsAt: 3_701_000 });
    expect(nextMoment(event.state)).toBe(3_701_000);
    expect([timesDue(event.state, 3_700_999), timesDue(event.state, 3_701_000)]).toEqual([[], [1]]);
    expect(event.try(ORGANISER, { type: 'pause-session', session: 1, isPaused: false })).toEqual({
      code: 'not-paused',
    });
    event.at = 3_701_000;
    event.record(null, { type: 'time-called', session: 1 });
    expect(session()).toMatchObject({ timeCalledAt: 3_701_000 });
    expect(timesDue(event.state, 4_000_000)).toEqual([]);
  });
});

describe('seats', () => {
  it('are exchanged only by who sees what is there', () => {
    const event = begun();
    for (const table of [1, 2]) event.do(ORGANISER, { type: 'end-table', session: 1, table });
    event.do(ORGANISER, { type: 'end-session', session: 1 });
    const one = { table: 1, seat: 0, player: 1 } as const;
    const other = { table: 2, seat: 0, player: 5 } as const;
    event.do(ORGANISER, { type: 'exchange-seats', session: 2, one, other });
    expect(event.view(ana)?.sessions[1]?.tables.map(table => table.players)).toEqual([
      [5, 2, 3, 4],
      [1, 6, 7, 8],
    ]);
    expect(event.view(ana)?.rotationOrigin).toEqual({ by: 'hand' });
    expect(event.try(ORGANISER, { type: 'exchange-seats', session: 2, one, other })).toEqual({
      code: 'changed-meanwhile',
    });
    expect(event.try(ORGANISER, { type: 'exchange-seats', session: 1, one, other })).toMatchObject({
      code: 'session-begun',
    });
    expect(event.view(ana)?.you.seat).toEqual({ session: 2, table: 2, seat: 0 });
  });

  it('of a chart are each once, and those of a session that has begun stay', () => {
    const event = begun();
    const now = event.state.rotation!.sessions;
    const set = (...sessions: (typeof now)[number][]) =>
      event.try(ORGANISER, { type: 'set-rotation', rotation: { sessions }, origin: { by: 'hand' } });
    expect(set(now[0]!, [[1, 2, 3, 3]])).toEqual({
      code: 'bad-rotation',
      figures: { session: 2, table: 1, number: 3 },
    });
    expect(set(now[0]!, [[1, 2, 3, 9]])).toMatchObject({ code: 'bad-rotation', figures: { number: 9 } });
    expect(set(now[0]!.toReversed(), now[1]!)).toEqual({ code: 'session-begun', figures: { session: 1 } });
    expect(set(now[0]!, now[1]!.toReversed())).toBeUndefined();
  });
});

describe('a hand that a scorer enters [R80] [R81]', () => {
  it.each<[string, Partial<SheetHand>, unknown]>([
    ['does not add up', { changes: [32, -16, -8, -9] }, { code: 'not-zero-sum', figures: { difference: -1 } }],
    [
      'is paid by the wrong player',
      { changes: [32, -8, -16, -8] },
      { code: 'wrong-payments', figures: { expected: '32, -16, -8, -8' } },
    ],
    ['has less than 8 points', { points: 7, changes: [31, -15, -8, -8] }, { code: 'below-minimum' }],
    ['has 8 points only with flowers', { fans: ['flower-tiles'] }, { code: 'below-minimum', figures: { points: 7 } }],
    ['names no fan', { fans: ['great-fan'] }, { code: 'unknown-fan', figures: { fan: 'great-fan' } }],
    ['has tiles that nobody can read', { tiles: '1x' }, { code: 'bad-tiles' }],
    ['has tiles that win nothing', { tiles: '11223344556679m' }, { code: 'tiles-not-winning' }],
    ['comes too early', { hand: 2 }, { code: 'hand-out-of-order', figures: { expected: 1 } }],
    ['is drawn with payments', { kind: 'exhausted' }, { code: 'wrong-payments' }],
  ])('is refused if it %s', (_, rest, refusal) => {
    expect(begun().try(sam, enter({ ...win(1), ...rest }))).toMatchObject(refusal as object);
  });

  it('by self-draw is paid by all three', () => {
    const event = begun();
    const { from: _, ...drawn } = win(1, { points: 10, changes: [54, -18, -18, -18] });
    event.do(sam, enter(drawn), enter({ hand: 2, kind: 'exhausted', changes: [0, 0, 0, 0] }));
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({ hand: 3, totals: [54, -18, -18, -18] });
  });

  it('keeps the points that were named, beside what its fans and tiles are worth [R41]', () => {
    const event = begun();
    const fans = ['full-flush'];
    event.do(sam, enter(win(1, { points: 20, fans, tiles: '1112345678999m 5m', changes: [44, -28, -8, -8] })));
    const [hand] = event.view(sam)!.sessions[0]!.tables[0]!.hands;
    expect(hand).toMatchObject({ points: 20, fans, worth: { named: 24 } });
    expect(hand?.worth?.tiles).toBeGreaterThan(88);
    const [others] = event.view(stranger)!.sessions[0]!.tables[0]!.hands;
    expect(others).toEqual({ hand: 1, kind: 'won', winner: 0, from: 1, points: 20, changes: [44, -28, -8, -8] });
  });

  it('is entered at the own tables of a scorer, and only where real tiles are', () => {
    const event = begun();
    const at2 = { type: 'enter-hand', session: 1, table: 2, hand: win(1) } as const;
    expect(event.try(sam, at2)).toEqual({ code: 'wrong-table', figures: { table: 2 } });
    expect(event.try(ana, at2)).toEqual({ code: 'no-right', figures: { right: 'enter' } });
    expect(event.try(ORGANISER, { ...at2, table: 3 })).toEqual({ code: 'wrong-table', figures: { table: 3 } });
    expect(begun('online').try(ORGANISER, enter(win(1)))).toEqual({ code: 'table-online' });
  });

  it('changes with a reason only, which takes the signatures away', () => {
    const event = begun();
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    event.do(ana, { type: 'sign', ...AT, as: 0 });
    expect(event.try(sam, enter(win(1)))).toEqual({ code: 'reason-missing' });
    expect(event.try(sam, enter(win(2)))).toEqual({ code: 'reason-missing' });
    event.do(sam, enter(win(1, { points: 9, changes: [33, -17, -8, -8] }), 'Counted again'));
    const table = () => event.view(stranger)!.sessions[0]!.tables[0]!;
    expect(table()).toMatchObject({ totals: [33, -17, -8, -8], signed: [null, null, null, null], stage: 'ended' });
    event.do(sam, enter(win(2), 'Ended too early'));
    expect(table()).toMatchObject({ stage: 'playing', hand: 3 });
    event.do(sam, { type: 'drop-hand', ...AT, hand: 2, reason: 'Not played' });
    expect(event.try(sam, { type: 'drop-hand', ...AT, hand: 2, reason: 'x' })).toMatchObject({
      code: 'hand-out-of-order',
    });
    expect(table().totals).toEqual([33, -17, -8, -8]);
  });
});

describe('signatures (3.9.2)', () => {
  const signed = () => {
    const event = begun();
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    return event;
  };

  it('of all four make a sheet final; then only a correction changes it', () => {
    const event = signed();
    expect(event.try(ana, { type: 'sign', ...AT, as: 1 })).toEqual({ code: 'not-your-seat' });
    expect(event.try(ana, { type: 'sign', ...AT, as: 'umpire' })).toEqual({
      code: 'no-right',
      figures: { right: 'rule' },
    });
    for (const [chair, me] of people.entries()) event.do(me, { type: 'sign', ...AT, as: chair as 0 | 1 | 2 | 3 });
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({
      stage: 'final',
      result: { totals: [32, -16, -8, -8], tablePoints: [4, 0, 1.5, 1.5], lost: [], toNobody: 0 },
    });
    expect(event.try(sam, enter(win(1), 'x'))).toEqual({ code: 'sheet-final' });
    const change = { type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'Wrong line' } as const;
    expect(event.try(uma, change)).toEqual({ code: 'no-right', figures: { right: 'correct' } });
    expect(event.try(sol, { ...change, changes: [0, 0, 0, 5] })).toEqual({
      code: 'not-zero-sum',
      figures: { difference: 5 },
    });
    event.do(sol, change);
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({
      corrections: [{ reason: 'Wrong line', by: 'Sol', changes: [0, 0, -5, 5] }],
      result: { totals: [32, -16, -13, -3], tablePoints: [4, 0, 1, 2] },
    });
  });

  it('of the umpire are enough', () => {
    const event = signed();
    event.do(uma, { type: 'sign', ...AT, as: 'umpire' });
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({
      stage: 'final',
      umpireSigned: { name: 'Uma' },
    });
  });
});

describe('umpires (3.11, 3.12)', () => {
  const points = (paidTo: 'nobody' | 'each-opponent', amount: 10 | 20 = 10) =>
    ({ kind: 'points', player: 1, points: amount, paidTo, article: '3.11.2' }) as const;

  it('have all calls in one queue, which others do not see', () => {
    const event = begun();
    event.do(ana, { type: 'call-umpire', ...AT });
    expect(event.try(stranger, { type: 'call-umpire', ...AT })).toEqual({ code: 'not-your-seat' });
    expect(event.view(uma)?.calls).toMatchObject([{ number: 1, session: 1, table: 1, player: 0, isDone: false }]);
    expect(event.view(bea)?.calls).toHaveLength(1);
    expect(event.view(stranger)?.calls).toEqual([]);
    event.do(uma, { type: 'take-call', call: 1, isDone: false });
    expect(event.try(sol, { type: 'take-call', call: 1, isDone: false })).toEqual({ code: 'call-taken' });
    event.do(uma, { type: 'take-call', call: 1, isDone: true });
    expect(event.view(sol)?.calls).toMatchObject([{ takenBy: 'Uma', isDone: true }]);
    event.record(null, tableCalled({ session: 1, table: 2 }, 3));
    expect(event.view(uma)?.calls.at(-1)).toMatchObject({ number: 2, table: 2, player: 3 });
  });

  it('rule with an article; points for nobody break the zero sum, and the light knows it [R81] [R96]', () => {
    const event = begun();
    event.do(sam, enter(win(1)));
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: points('nobody') });
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: points('each-opponent', 20) });
    event.do(sam, { type: 'end-table', ...AT });
    const view = event.view(stranger)!;
    expect(view.sessions[0]!.tables[0]!.result).toMatchObject({ totals: [52, -86, 12, 12], toNobody: -10 });
    expect(view.sum).toEqual({ isRight: true, wrong: [] });
    expect(view.rulings.map(({ number, by }) => [number, by])).toEqual([
      [1, 'Uma'],
      [2, 'Uma'],
    ]);
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Wrong table' });
    expect(event.view(stranger)!.sessions[0]!.tables[0]!.totals).toEqual([52, -76, 12, 12]);
    expect(event.try(uma, { type: 'revoke-ruling', ruling: 1, reason: 'x' })).toEqual({ code: 'revoked-already' });
  });

  it('do not judge at their own table (3.12)', () => {
    const event = begun();
    event.help(ana, 'chief-umpire');
    const ruling = points('nobody');
    expect(event.try(ana, { type: 'rule', ...AT, hand: 1, ruling })).toEqual({ code: 'own-table' });
    expect(event.try(ana, { type: 'rule', session: 1, table: 2, hand: 1, ruling })).toBeUndefined();
    event.do(sam, { type: 'end-table', ...AT });
    const change = { type: 'correct', ...AT, changes: [1, -1, 0, 0], reason: 'x' } as const;
    expect(event.try(ana, change)).toEqual({ code: 'own-table' });
    expect(event.try(ana, { type: 'sign', ...AT, as: 'umpire' })).toEqual({ code: 'own-table' });
    expect(event.try(ana, { type: 'sign', ...AT, as: 0 })).toBeUndefined();
  });

  it('hear appeals of players and captains within thirty minutes of the end (3.12.2) [R99]', () => {
    const event = begun();
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    const appeal = { type: 'appeal', ...AT, hand: 1, text: 'The tile was mine' } as const;
    expect(event.try(stranger, appeal)).toEqual({ code: 'not-your-seat' });
    event.at += 30 * 60_000;
    event.do(bea, appeal);
    event.at += 1;
    expect(event.try(bea, appeal)).toEqual({ code: 'appeal-late' });
    expect(event.view(stranger)?.appeals).toEqual([]);
    expect(event.try(sam, { type: 'answer-appeal', appeal: 1, isUpheld: true, remark: 'x' })).toMatchObject({
      code: 'no-right',
    });
    event.do(sol, { type: 'answer-appeal', appeal: 1, isUpheld: false, remark: 'The rule is clear' });
    expect(event.view(bea)?.appeals).toMatchObject([{ by: 'Player 2', answer: { by: 'Sol', isUpheld: false } }]);
  });
});

describe('a lost session [R90]', () => {
  const standing = (event: TestEvent, player: number) =>
    event.view(stranger)!.standings.find(one => one.player === player)!;

  it('has no table points and the points that the plan names; what a substitute plays counts for nobody', () => {
    const event = begun();
    event.do(uma, { type: 'substitute', session: 1, player: 1, by: 9, isLost: true });
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    expect(standing(event, 1)).toMatchObject({ tablePoints: 0, points: -120, sessions: [{ isLost: true }, null] });
    expect(standing(event, 2)).toMatchObject({ tablePoints: 0, points: -16 });
    const view = event.view(stranger)!;
    expect(view.teamStandings.find(({ team }) => team === 'Team 1')).toMatchObject({ tablePoints: 3, points: -152 });
    expect(view.standings.map(({ player }) => player)).not.toContain(9);
    expect(view.sum.isRight).toBe(true);
    expect(view.sessions[0]!.tables[0]).toMatchObject({ substitutes: [9, null, null, null], result: { lost: [0] } });
  });

  it('is not lost if the organiser counts the substitute for the player', () => {
    const event = begun();
    event.do(uma, { type: 'lose-session', session: 1, player: 1 });
    event.do(ORGANISER, { type: 'substitute', session: 1, player: 1, by: 9, isLost: false });
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    expect(standing(event, 1)).toMatchObject({ tablePoints: 4, points: 32 });
    expect(event.try(ORGANISER, { type: 'substitute', session: 1, player: 2, by: 9, isLost: true })).toEqual({
      code: 'seated-already',
    });
    expect(event.try(ORGANISER, { type: 'substitute', session: 1, player: 2, by: 5, isLost: true })).toEqual({
      code: 'seated-already',
    });
  });

  it('without a fourth player means that the table is not played, until somebody comes', () => {
    const event = begun();
    for (const table of [1, 2]) event.do(ORGANISER, { type: 'end-table', session: 1, table });
    event.do(ORGANISER, { type: 'end-session', session: 1 }, { type: 'withdraw-player', player: 3 });
    event.do(ORGANISER, { type: 'begin-session', session: 2 });
    const table = () => event.view(stranger)!.sessions[1]!.tables[0]!;
    expect(table().stage).toBe('not-played');
    expect(standing(event, 3).sessions[1]).toEqual({ tablePoints: 0, points: -120, isLost: true });
    expect(standing(event, 1).sessions[1]).toBeNull();
    expect(event.try(sam, { ...enter(win(1)), session: 2 })).toEqual({ code: 'table-not-played' });
    event.do(uma, { type: 'substitute', session: 2, player: 3, by: 9, isLost: true });
    expect(table().stage).toBe('playing');
  });

  it('before the first hand ends a table that nobody can play', () => {
    const event = begun();
    event.do(uma, { type: 'lose-session', session: 1, player: 2 });
    event.do(sam, { type: 'end-table', ...AT });
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({ stage: 'not-played', result: null });
    expect(standing(event, 2)).toMatchObject({ points: -120 });
  });
});

describe('tables of this server', () => {
  it('are wanted with the seats of those who came, under the rules of the event', () => {
    const event = begun('online', 60);
    const [first, second] = wantedTables(event.state);
    expect(first?.chairs.map(({ player, name, person: id }) => [player, name, id])).toEqual(
      people.map(({ id }, n) => [n + 1, `Player ${n + 1}`, id]),
    );
    expect(second?.chairs.map(({ person: id }) => id)).toEqual([null, null, null, null]);
    expect(first).toMatchObject({ session: 1, table: 1, isPaused: false, isTimeCalled: false, endsAt: 3_601_000 });
    event.do(uma, { type: 'substitute', session: 1, player: 1, by: 9, isLost: true });
    event.do(uma, { type: 'lose-session', session: 1, player: 2 });
    event.do(ORGANISER, { type: 'pause-session', session: 1, isPaused: true });
    expect(wantedTables(event.state)[0]).toMatchObject({
      isPaused: true,
      chairs: [{ player: 1, substitute: 9, name: 'Spare', isLost: false }, { player: 2, isLost: true }, {}, {}],
    });
  });

  it('tell of their hands, rulings and end; their codes and keys go to those who may have them', () => {
    const event = begun('online');
    event.record(null, tableOpened(AT, 'CODE1', 'a'.repeat(32)));
    const table = (me: typeof ana) => event.view(me)!.sessions[0]!.tables[0]!;
    expect([table(uma).umpireKey, table(sol).umpireKey]).toEqual(['a'.repeat(32), 'a'.repeat(32)]);
    for (const me of [ana, sam, stranger, ORGANISER]) expect(table(me)).not.toHaveProperty('umpireKey');
    expect(table(stranger).code).toBe('CODE1');
    const ruling = { kind: 'points', player: 0, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    const told = {
      ...{ hand: 2, totals: [22, -16, -8, -8], hands: [win(1, { fans: ['all-chows'] })], lost: [], fouls: [] },
      ...{ signed: [null, null, null, null], umpireSigned: null, stage: 'playing' },
      rulings: [{ ruling, by: 'umpire', hand: 1, at: 5, name: 'Uma' }],
    } as unknown as Parameters<typeof tableTold>[1];
    event.record(null, tableTold(AT, told), tableTold(AT, { ...told, stage: 'ended' }));
    expect(event.view(stranger)?.rulings).toMatchObject([{ number: 1, table: 1, hand: 1, by: 'Uma', ruling }]);
    expect(table(stranger)).toMatchObject({ result: { totals: [22, -16, -8, -8], toNobody: -10 } });
    expect(event.view(stranger)?.sum.isRight).toBe(true);
    event.record(null, tableTold(AT, { ...told, stage: 'ended', totals: [22, -16, -8, -7] }));
    expect(event.view(stranger)?.sum).toEqual({ isRight: false, wrong: [{ ...AT, difference: 1 }] });
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, 0, -1], reason: 'Sum' });
    expect(event.view(stranger)?.sum.isRight).toBe(true);
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Was on time' });
    expect(table(stranger).result).toMatchObject({ totals: [32, -16, -8, -8], toNobody: 0 });
  });

  it('of an event that is not public show their codes to its people only', () => {
    const event = new TestEvent();
    const { settings } = event.state.plan;
    event.do(
      ORGANISER,
      {
        type: 'plan',
        changes: { from: '2026-11-20', to: '2026-11-20', settings: { ...settings, visibility: 'link' } },
      },
      { type: 'set-players', players: players(4) },
      { type: 'set-rotation', rotation: { sessions: [[[1, 2, 3, 4]]] }, origin: { by: 'hand' } },
      { type: 'open-event' },
      { type: 'draw-lots' },
      { type: 'begin-session', session: 1 },
    );
    event.record(null, tableOpened(AT, 'CODE1'));
    event.link(ana);
    const code = (me: typeof ana) => event.view(me)!.sessions[0]!.tables[0]!.code;
    expect([code(ana), code(ORGANISER), code(stranger)]).toEqual(['CODE1', 'CODE1', undefined]);
  });
});
