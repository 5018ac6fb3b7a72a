import { describe, expect, it } from 'vitest';
import { tableTold } from './kind.ts';
import { ORGANISER, person } from './testing/event.ts';
import { AT, ana, bea, begun, enter, people, sam, sol, uma, win } from './testing/hall.ts';

/* Appeals are decided by others than who ruled, and once more by the chief umpire (3.12.4, 3.13.1) [R99]. */

const POINTS = { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
const answer = { type: 'answer-appeal', appeal: 1, isUpheld: false, remark: 'The rule is clear' } as const;
const further = { type: 'appeal-further', appeal: 1 } as const;
const HALF_HOUR = 30 * 60_000;
const cleo = person('Cleo');

/** Player 2 appeals against a ruling of the umpire Uma; Sol is the chief umpire. */
function appealed(ruler = uma) {
  const event = begun();
  event.do(sam, enter(win(1)), enter(win(2)));
  event.do(ruler, { type: 'rule', ...AT, hand: 1, ruling: POINTS });
  event.do(sam, { type: 'end-table', ...AT });
  event.do(bea, { type: 'appeal', ...AT, hand: 1, text: 'I was silent' });
  return event;
}
const seen = (event: ReturnType<typeof begun>, me = bea) => event.view(me)!.appeals[0]!;

describe('the first answer', () => {
  it('is given by an organiser, the chief umpire or the committee, and not by whoever rules', () => {
    const event = appealed();
    event.help(cleo, 'committee');
    expect(seen(event)).toMatchObject({ stage: 'committee' });
    for (const me of [uma, sam, bea]) expect(event.try(me, answer)).toMatchObject({ code: 'no-right' });
    for (const me of [ORGANISER, sol, cleo]) expect(seen(event, me).mayAnswer).toBe(true);
    for (const me of [uma, sam, bea]) expect(seen(event, me).mayAnswer).toBeUndefined();
    event.do(cleo, answer);
    expect(seen(event)).toMatchObject({ stage: 'decided', answer: { by: 'Cleo', isUpheld: false } });
    expect(event.try(ORGANISER, answer)).toEqual({ code: 'answered-already' });
  });

  it('is not given by who ruled there, corrected the sheet or took a session, whatever their rights', () => {
    const ruled = appealed(sol);
    expect(ruled.try(sol, answer)).toEqual({ code: 'ruled-there' });
    ruled.do(uma, { type: 'lose-session', session: 1, player: 2 });
    const rights = ['rule', 'appeals'] as const;
    ruled.do(ORGANISER, { type: 'change-helper', helper: 2, rights });
    expect(ruled.try(uma, answer)).toEqual({ code: 'ruled-there' });
    ruled.do(ORGANISER, { type: 'correct', ...AT, changes: [1, -1, 0, 0], reason: 'Sum' });
    expect(ruled.try(ORGANISER, answer)).toEqual({ code: 'ruled-there' });
    // Everybody has ruled there: the organiser names somebody, also once the event is over.
    expect(seen(ruled)).toMatchObject({ stage: 'nobody' });
    ruled.do(ORGANISER, { type: 'end-table', session: 1, table: 2 }, { type: 'end-session', session: 1 });
    ruled.do(ORGANISER, { type: 'end-event' });
    expect(ruled.try(ORGANISER, { type: 'invite', name: 'X', role: 'umpire' })).toEqual({ code: 'event-over' });
    ruled.help(cleo, 'committee');
    ruled.do(cleo, answer);
  });

  it('is not given by the umpire of a table of this server, under whose key the ruling stands', () => {
    const event = begun('online');
    event.help(cleo, 'chief-umpire');
    const { number } = event.state.helpers.at(-1)!;
    const told = { hand: 1, totals: [0, 0, 0, 0], hands: [], lost: [], fouls: [], signed: [1, 1, 1, 1] } as const;
    const key = { helper: number, digest: 'f'.repeat(64) };
    const rulings = [{ ruling: POINTS, by: 'umpire', hand: 1, at: 5, key }] as const;
    event.record(null, tableTold(AT, { ...told, umpireSigned: null, stage: 'ended', rulings }));
    event.do(bea, { type: 'appeal', ...AT, hand: 1, text: 'I was silent' });
    expect(event.try(cleo, answer)).toEqual({ code: 'ruled-there' });
    event.do(sol, answer);
  });
});

it('of a captain is decided by others, though they are of the committee', () => {
  const event = begun();
  event.link(...people, cleo);
  event.help(cleo, 'committee');
  event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
  // Player 5 is the first of the other team, and none of this table.
  const { number } = event.state.players.find(({ person }) => person === cleo.id)!;
  event.record(cleo, { type: 'appealed', ...AT, hand: 1, text: 'He was silent' });
  expect(event.state.appeals[0]).toMatchObject({ by: { player: number } });
  expect(event.try(cleo, answer)).toEqual({ code: 'own-appeal' });
  expect(seen(event, cleo).mayAnswer).toBeUndefined();
  event.do(ORGANISER, answer);
});

describe('the chief umpire', () => {
  it('decides once more, if somebody of the table asks within thirty minutes of the answer', () => {
    const event = appealed();
    expect(event.try(bea, further)).toEqual({ code: 'not-answered' });
    event.do(ORGANISER, answer);
    const until = event.at + HALF_HOUR;
    expect(seen(event).furtherUntil).toBe(until);
    expect(seen(event, sol).furtherUntil).toBeUndefined();
    expect(event.try(sol, further)).toEqual({ code: 'not-your-seat' });
    event.at = until + 1;
    expect(event.try(bea, further)).toEqual({ code: 'appeal-late' });
    event.at = until;
    event.do(ana, further);
    expect(event.try(bea, further)).toEqual({ code: 'appealed-further' });
    expect(seen(event)).toMatchObject({ stage: 'chief-umpire', further: { by: 'Player 1', at: until } });
    expect(event.try(ORGANISER, answer)).toEqual({ code: 'chief-umpire-decides' });
    event.do(sol, { ...answer, isUpheld: true });
    expect(seen(event)).toMatchObject({
      ...{ stage: 'decided', answer: { by: 'Olga', isUpheld: false }, final: { by: 'Sol', isUpheld: true } },
    });
    expect(event.try(sol, answer)).toEqual({ code: 'answered-already' });
  });

  it('who ruled or has answered is not asked again', () => {
    const answered = appealed();
    answered.do(sol, answer);
    expect(seen(answered).furtherUntil).toBeUndefined();
    expect(answered.try(bea, further)).toEqual({ code: 'no-chief-umpire' });
    const ruled = appealed(sol);
    ruled.do(ORGANISER, answer);
    expect(ruled.try(bea, further)).toEqual({ code: 'no-chief-umpire' });
  });
});

describe('what an appeal is against', () => {
  const written = { type: 'appeal', ...AT, hand: 1, text: 'I was silent' } as const;

  it('is a ruling or a foul of its hand that stands, or the hand as a whole', () => {
    const event = appealed();
    event.do(ana, { ...written, against: { ruling: 1 } });
    expect(event.view(ana)!.appeals.map(({ against }) => against)).toEqual([undefined, { ruling: 1 }]);
    const none = { code: 'no-such-ruling' };
    expect(event.try(bea, { ...written, against: { ruling: 2 } })).toEqual(none);
    expect(event.try(bea, { ...written, hand: 2, against: { ruling: 1 } })).toEqual(none);
    expect(event.try(bea, { ...written, against: { foul: 0 } })).toEqual(none);
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Wrong player' });
    expect(event.try(bea, { ...written, against: { ruling: 1 } })).toEqual({ code: 'revoked-already' });
  });
});
