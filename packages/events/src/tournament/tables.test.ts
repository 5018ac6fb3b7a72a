import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from './index.ts';
import { tableCalled, tableOpened, tableTold, wantedTables } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';
import { AT, ana, bea, begun, enter, people, sam, sol, stranger, uma, win } from './testing/hall.ts';

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
    expect(event.try(ana, { type: 'take-back-call', call: 1 })).toBeUndefined();
    event.record(null, tableCalled({ session: 1, table: 2 }, 3));
    expect(event.view(uma)?.calls.at(-1)).toMatchObject({ number: 2, table: 2, player: 3 });
  });

  it('are called off by the player who has called, until one of them comes', () => {
    const event = begun();
    event.do(ana, { type: 'call-umpire', ...AT });
    expect(event.try(bea, { type: 'take-back-call', call: 1 })).toEqual({ code: 'not-your-seat' });
    expect(event.try(uma, { type: 'take-back-call', call: 1 })).toEqual({ code: 'not-your-seat' });
    expect(event.try(ana, { type: 'take-back-call', call: 2 })).toEqual({ code: 'not-your-seat' });
    event.do(ana, { type: 'take-back-call', call: 1 }, { type: 'call-umpire', ...AT });
    expect(event.view(uma)?.calls).toMatchObject([
      { number: 1, isDone: true },
      { number: 2, isDone: false },
    ]);
    expect(event.view(uma)?.calls[0]).not.toHaveProperty('takenBy');
    event.do(uma, { type: 'take-call', call: 2, isDone: false });
    expect(event.try(ana, { type: 'take-back-call', call: 2 })).toEqual({ code: 'call-taken' });
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

  it('who play decide nothing about their own table, whatever else they may do (3.12)', () => {
    const event = begun();
    event.help(ana, 'chief-umpire');
    event.help(ana, 'organiser');
    event.do(bea, { type: 'call-umpire', ...AT });
    event.do(uma, { type: 'rule', ...AT, hand: 1, ruling: points('nobody') });
    event.do(sam, enter(win(1)));
    const own: readonly TournamentCommand[] = [
      { type: 'rule', ...AT, hand: 1, ruling: points('nobody') },
      { type: 'revoke-ruling', ruling: 1, reason: 'x' },
      { type: 'take-call', call: 1, isDone: false },
      { type: 'lose-session', session: 1, player: 2 },
      { type: 'lose-session', session: 2, player: 3 },
      { type: 'substitute', session: 1, player: 2, by: 9, isLost: true },
      { type: 'substitute', session: 2, player: 1, by: 9, isLost: false },
      { type: 'exchange-seats', session: 2, one: { table: 1, seat: 1 }, other: { table: 2, seat: 0 } },
      { type: 'withdraw-player', player: 2 },
      { type: 'reinstate-player', player: 2 },
      { type: 'new-link', player: 2 },
      enter(win(2, { points: 88, changes: [112, -96, -8, -8] })),
      enter(win(1, { points: 88, changes: [112, -96, -8, -8] }), 'Counted again'),
      { type: 'drop-hand', ...AT, hand: 1, reason: 'x' },
      { type: 'end-table', ...AT },
    ];
    for (const command of own) expect([command, event.try(ana, command)]).toEqual([command, { code: 'own-table' }]);
    event.do(sam, { type: 'end-table', ...AT });
    event.do(bea, { type: 'appeal', ...AT, hand: 1, text: 'The tile was mine' });
    const answer = { type: 'answer-appeal', appeal: 1, isUpheld: true, remark: 'x' } as const;
    const change = { type: 'correct', ...AT, changes: [1, -1, 0, 0], reason: 'x' } as const;
    for (const command of [answer, change, { type: 'sign', ...AT, as: 1 }] as const)
      expect(event.try(ana, command)).toEqual({ code: 'own-table' });
    const other = { session: 1, table: 2 };
    event.do(
      ana,
      { type: 'sign', ...AT, as: 0 },
      { type: 'rule', ...other, hand: 1, ruling: points('nobody') },
      { type: 'lose-session', session: 1, player: 5 },
      { type: 'substitute', session: 1, player: 6, by: 9, isLost: true },
      { ...enter(win(1)), table: 2 },
      { type: 'end-table', ...other },
      { type: 'correct', ...other, changes: [1, -1, 0, 0], reason: 'x' },
      { type: 'new-link', player: 7 },
    );
  });

  it('who were replaced at a table, or play there for another, decide nothing about it either', () => {
    const event = begun();
    event.help(ana, 'chief-umpire');
    event.do(uma, { type: 'substitute', session: 1, player: 1, by: 9, isLost: false });
    const spare = person('Spare');
    event.do(spare, { type: 'join', key: event.state.players[8]!.key });
    event.help(spare, 'chief-umpire');
    for (const one of [ana, spare]) expect(event.try(one, enter(win(1)))).toEqual({ code: 'own-table' });
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

it('a table that ends without a hand is not played and gives nothing, until a hand is entered with a reason', () => {
  const event = begun();
  const table = () => event.view(stranger)!.sessions[0]!.tables[0]!;
  const notPlayed = { stage: 'not-played', result: null };
  event.do(sam, { type: 'end-table', ...AT });
  expect(table()).toMatchObject(notPlayed);
  expect(event.view(stranger)!.standings.flatMap(({ sessions }) => sessions[0] ?? [])).toEqual([]);
  expect(event.try(ana, { type: 'sign', ...AT, as: 0 })).toEqual({ code: 'not-ended' });
  expect(event.try(sam, enter(win(1)))).toEqual({ code: 'reason-missing' });
  event.do(sam, enter(win(1), 'Ended too early'), { type: 'end-table', ...AT });
  expect(table().stage).toBe('ended');
  event.do(sam, { type: 'drop-hand', ...AT, hand: 1, reason: 'Another table' });
  expect(table()).toMatchObject(notPlayed);
  const ends = event.view(ORGANISER)!.journal.flatMap(({ what }) => (/^table-(ended|not)/.test(what) ? [what] : []));
  expect(ends).toEqual(['table-not-played', 'table-ended', 'table-not-played']);
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
    event.record(null, tableOpened(AT, 'CODE1'));
    const table = (me: typeof ana) => event.view(me)!.sessions[0]!.tables[0]!;
    for (const me of [ana, sam, stranger, ORGANISER]) expect(table(me)).not.toHaveProperty('umpireKey');
    expect(table(stranger).code).toBe('CODE1');
    const ruling = { kind: 'points', player: 0, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
    const told = {
      ...{ hand: 2, totals: [22, -16, -8, -8], hands: [win(1, { fans: ['all-chows'] })], lost: [], fouls: [] },
      ...{ signed: [null, null, null, null], umpireSigned: null, stage: 'playing' },
      rulings: [{ ruling, by: 'umpire', hand: 1, at: 5, key: { helper: 2, digest: 'f'.repeat(64) } }],
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

  it('have a key for each umpire, which dies with the right, the event, and at the own table [R98]', () => {
    const event = begun('online');
    event.record(null, tableOpened(AT, 'CODE1'), tableOpened({ session: 1, table: 2 }, 'CODE2'));
    event.help(ana, 'umpire');
    const keys = (me: typeof ana) => event.view(me)!.sessions[0]!.tables.map(({ umpireKey }) => umpireKey ?? null);
    const [first, second] = [uma, sol].map(({ id }) => [1, 2].map(table => `key to umpire 1 ${table} ${id}`));
    expect([uma, sol, ana].map(keys)).toEqual([first, second, [null, `key to umpire 1 2 ${ana.id}`]]);
    // Who was replaced at a table, and who plays there for another, are of it.
    event.do(uma, { type: 'substitute', session: 1, player: 1, by: 9, isLost: false });
    expect(keys(ana)[0]).toBeNull();
    event.do(sol, { type: 'join', key: event.state.players[8]!.key });
    expect(keys(sol)).toEqual([null, second![1]]);
    event.do(ORGANISER, { type: 'change-helper', helper: 2, rights: ['enter'] });
    event.do(ORGANISER, { type: 'remove-helper', helper: 4 }, { type: 'new-link', helper: 5 });
    expect([uma, sol, ana].map(keys)).toEqual([1, 2, 3].map(() => [null, null]));
    event.do(ORGANISER, { type: 'change-helper', helper: 2, rights: ['rule'] });
    expect(keys(uma)).toEqual(first);
    const told = { ...{ hand: 1, hands: [], lost: [], fouls: [], rulings: [] }, totals: [0, 0, 0, 0] } as const;
    const ended = { ...told, stage: 'ended', signed: [1, 1, 1, 1], umpireSigned: null } as const;
    event.record(null, ...[1, 2].map(table => tableTold({ session: 1, table }, ended)));
    event.do(ORGANISER, { type: 'end-session', session: 1 });
    expect(keys(uma)).toEqual(first);
    event.do(ORGANISER, { type: 'end-event' });
    expect(keys(uma)).toEqual([null, null]);
  });

  it('record their own fouls and disqualifications; a ruling that is taken back counts no more [R96]', () => {
    const event = begun('online');
    const sanction = { kind: 'points', points: 10 } as const;
    const late = { player: 2, hand: 1, round: 0, seat: 2, foul: 'late-10', sanction, isDead: false, at: 5 } as const;
    const ruling = { kind: 'disqualify', player: 1, article: '3.11.6.10' } as const;
    event.record(
      null,
      tableTold(AT, {
        ...{ hand: 2, totals: [32, -16, -18, -8], hands: [win(1)], lost: [1], fouls: [late], stage: 'final' },
        ...{ signed: [1, 1, 1, 1], umpireSigned: { name: 'Uma', at: 9 } },
        rulings: [{ ruling, by: 'umpire', hand: 1, at: 5 }],
      }),
    );
    const table = () => event.view(stranger)!.sessions[0]!.tables[0]!;
    expect(table()).toMatchObject({ result: { lost: [1], toNobody: -10, tablePoints: [4, 0, 0, 2] }, fouls: [late] });
    expect(event.view(stranger)?.sum.isRight).toBe(true);
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Another player' });
    expect(table().result).toMatchObject({ lost: [], tablePoints: [4, 1, 0, 2] });
  });

  it('show their hands after the session to those who played there and who correct', () => {
    const event = begun();
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    event.do(ORGANISER, { type: 'end-table', session: 1, table: 2 });
    const count = (me: typeof ana) => event.view(me)!.sessions[0]!.tables[0]!.hands.length;
    expect([ana, uma, sol, ORGANISER, stranger].map(count)).toEqual([1, 1, 1, 1, 1]);
    event.do(ORGANISER, { type: 'end-session', session: 1 });
    expect([ana, uma, sol, ORGANISER, stranger].map(count)).toEqual([1, 0, 1, 1, 0]);
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
