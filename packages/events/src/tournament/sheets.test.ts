import { describe, expect, it } from 'vitest';
import type { SheetHand } from './index.ts';
import { nextMoment, timesDue } from './kind.ts';
import { ORGANISER, players, TestEvent } from './testing/event.ts';
import { AT, ana, begun, enter, people, sam, sol, stranger, uma, win } from './testing/hall.ts';

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
    event.do(ORGANISER, { type: 'pause-session', session: 1, isPaused: true });
    event.at = 750_000;
    event.do(ORGANISER, { type: 'pause-session', session: 1, isPaused: false });
    expect(session()).toMatchObject({ endsAt: 3_751_000 });
    event.at = 3_751_000;
    event.record(null, { type: 'time-called', session: 1 });
    expect(session()).toMatchObject({ timeCalledAt: 3_751_000 });
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

  it('[R93] is not won by a hand that a ruling of it says is dead, nor by who is disqualified, until it is taken back', () => {
    const event = begun();
    const article = '3.11.6.6';
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: { kind: 'dead-hand', player: 0, article } });
    expect(event.try(sam, enter(win(1)))).toEqual({ code: 'hand-is-dead' });
    event.do(sam, enter({ hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] }));
    expect(event.try(sam, enter(win(1), 'x'))).toEqual({ code: 'hand-is-dead' });
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Another player' });
    event.do(sam, enter(win(1), 'The ruling was taken back'));
    event.do(uma, { type: 'rule', ...AT, hand: 2, ruling: { kind: 'disqualify', player: 0, article } });
    for (const hand of [2, 3]) {
      expect(event.try(sam, enter(win(hand)))).toEqual({ code: 'disqualified' });
      event.do(sam, enter({ hand, kind: 'exhausted', changes: [0, 0, 0, 0] }));
    }
    event.do(sam, enter(win(1), 'Before the ruling'));
    event.do(uma, { type: 'substitute', session: 1, player: 1, by: 9, isLost: true });
    event.do(sam, enter(win(4)));
  });

  it('has no ruling in a hand that was not played, nor an appeal about it, once it has ended', () => {
    const event = begun();
    const warn = { kind: 'warn', player: 0, article: '3.11.6.3' } as const;
    const rule = (hand: number) => event.try(uma, { type: 'rule', ...AT, hand, ruling: warn });
    event.do(sam, enter(win(1)));
    expect([rule(3), rule(2)]).toEqual([{ code: 'no-such-hand' }, undefined]);
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'x' });
    const other = begun();
    other.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    expect(other.view(stranger)!.sessions[0]!.tables[0]!.hand).toBe(1);
    expect(other.try(uma, { type: 'rule', ...AT, hand: 2, ruling: warn })).toEqual({ code: 'no-such-hand' });
    expect(other.try(ana, { type: 'appeal', ...AT, hand: 2, text: 'x' })).toEqual({ code: 'no-such-hand' });
    other.do(uma, { type: 'rule', ...AT, hand: 1, ruling: warn });
  });

  it('keeps what it was before it was changed, with reason, person and time, and so if it is taken off', () => {
    const event = begun();
    event.do(sam, enter(win(1)));
    const table = () => event.view(stranger)!.sessions[0]!.tables[0]!;
    expect(table()).not.toHaveProperty('handCorrections');
    event.at = 5_000;
    event.do(sam, enter(win(1, { points: 10, changes: [34, -18, -8, -8] }), 'A fan was missed'));
    event.do(sam, { type: 'drop-hand', ...AT, hand: 1, reason: 'Another table' });
    const [before, after] = [8, 10].map(points => ({ kind: 'won', winner: 0, points }));
    expect(table().handCorrections).toEqual([
      { hand: 1, before, after, reason: 'A fan was missed', by: 'Sam', at: 5_000 },
      { hand: 1, before: after, reason: 'Another table', by: 'Sam', at: 5_000 },
    ]);
    event.do(sam, enter(win(1)));
    expect(table().handCorrections).toHaveLength(2);
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

  it('of players come before the umpire’s, who may sign in the place of one, and again changes nothing', () => {
    const event = signed();
    const sign = (me: typeof uma, as: 0 | 1 | 2 | 3 | 'umpire') => event.try(me, { type: 'sign', ...AT, as });
    expect(sign(uma, 'umpire')).toEqual({ code: 'players-sign-first' });
    for (const chair of [0, 1, 2] as const) expect(sign(people[chair]!, chair)).toBeUndefined();
    expect(sign(uma, 'umpire')).toEqual({ code: 'players-sign-first' });
    expect(sign(uma, 3)).toBeUndefined();
    const facts = event.facts.length;
    expect(sign(people[3]!, 3)).toBeUndefined();
    expect(event.facts).toHaveLength(facts);
    expect(sign(uma, 'umpire')).toBeUndefined();
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({
      stage: 'final',
      signedBy: [null, null, null, 'Uma'],
      umpireSigned: { name: 'Uma' },
    });
  });

  it('that are missing are given by the umpire with their own in one press', () => {
    const event = signed();
    event.do(ana, { type: 'sign', ...AT, as: 0 });
    const sign = { type: 'sign', ...AT, as: 'umpire', isForMissing: true } as const;
    expect(event.try(sol, { ...sign, totals: [0, 0, 0, 0] })).toEqual({ code: 'changed-meanwhile' });
    event.do(uma, sign);
    expect(event.view(stranger)!.sessions[0]!.tables[0]).toMatchObject({
      ...{ stage: 'final', signedBy: [null, 'Uma', 'Uma', 'Uma'], umpireSigned: { name: 'Uma' } },
    });
  });
});
