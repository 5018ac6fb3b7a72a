import { describe, expect, it } from 'vitest';
import { fold } from '../ledger/index.ts';
import type { TournamentCommand } from './commands.ts';
import { type ToldTable, tableTold, tournamentKind } from './kind.ts';
import { ORGANISER, type TestEvent } from './testing/event.ts';
import { AT, begun, enter, people, sam, signFor, sol, stranger, uma, win } from './testing/hall.ts';

const UNSIGNED = [null, null, null, null] as const;
const table = (event: TestEvent) => event.view(stranger)!.sessions[0]!.tables[0]!;

/** A sheet that the first so many players have signed. */
function signedBy(count: number): TestEvent {
  const event = begun();
  event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
  people.slice(0, count).forEach((me, chair) => void event.do(me, { type: 'sign', ...AT, as: chair as 0 | 1 | 2 | 3 }));
  return event;
}

const points = { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' } as const;
const ruled = { type: 'rule', ...AT, hand: 1, ruling: points } as const;

describe('changed totals ask for new signatures (3.9.2)', () => {
  it.each<[string, number, readonly TournamentCommand[]]>([
    ['a ruling', 3, [ruled]],
    ['a disqualification', 3, [{ ...ruled, ruling: { kind: 'disqualify', player: 1, article: '3.11.6.10' } }]],
    ['a lost session', 3, [{ type: 'lose-session', session: 1, player: 2 }]],
    [
      'a substitute for whom the session is lost',
      3,
      [{ type: 'substitute', session: 1, player: 2, by: 9, isLost: true }],
    ],
    ['a correction', 3, [{ type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' }]],
    ['a correction of a final sheet', 4, [{ type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' }]],
  ])('after %s', (_, count, commands) => {
    const event = signedBy(count);
    expect(table(event).stage).toBe(count === 4 ? 'final' : 'ended');
    event.do(sol, ...commands);
    expect(table(event)).toMatchObject({ stage: 'ended', signed: UNSIGNED, umpireSigned: null });
    expect(event.view(sol)!.journal.at(-1)).toMatchObject({ what: 'signatures-voided', figures: AT });
    signFor(event);
    expect(table(event).stage).toBe('final');
  });

  it('also when a ruling is taken back, and in an older ledger the umpire has signed alone', () => {
    const event = begun();
    event.do(sam, enter(win(1)), { type: 'end-table', ...AT });
    event.do(uma, ruled);
    event.record(uma, { type: 'signed', ...AT, as: 'umpire' });
    expect(table(event).stage).toBe('final');
    event.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'Another player' });
    expect(table(event)).toMatchObject({ stage: 'ended', umpireSigned: null, totals: [32, -16, -8, -8] });
  });

  it('and who signs for another is named, until the signatures fall', () => {
    const event = signedBy(1);
    event.do(uma, { type: 'sign', ...AT, as: 1 });
    expect(table(event).signedBy).toEqual([null, 'Uma', null, null]);
    expect(event.view(uma)!.journal.at(-1)).toMatchObject({ by: 'Uma', figures: { as: 1 } });
    expect(event.view(uma)!.journal.find(({ what }) => what === 'hand-entered')).toMatchObject({
      figures: { hand: 1 },
    });
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' });
    event.do(people[1]!, { type: 'sign', ...AT, as: 1 });
    expect(table(event).signedBy).toBeUndefined();
  });

  it('and leave a sheet that was final closed to all but corrections', () => {
    const event = signedBy(4);
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' });
    expect(event.try(sam, enter(win(1), 'x'))).toEqual({ code: 'sheet-final' });
    expect(event.try(uma, ruled)).toEqual({ code: 'sheet-final' });
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, 5, -5], reason: 'x' });
    people.forEach((me, chair) => void event.do(me, { type: 'sign', ...AT, as: chair as 0 | 1 | 2 | 3 }));
    expect(table(event)).toMatchObject({ stage: 'final', totals: [32, -16, -8, -8] });
  });

  it('what changes no result leaves them: a warning, a check-in, a ruling at another table', () => {
    const event = signedBy(3);
    event.do(uma, { ...ruled, ruling: { kind: 'warn', player: 1, article: '3.11.2' } }, { ...ruled, table: 2 });
    event.do(ORGANISER, { type: 'check-in', player: 1, isHere: true });
    expect(table(event).signed.filter(at => at !== null)).toHaveLength(3);
  });

  it('nobody signs totals that they have not seen', () => {
    const event = signedBy(0);
    const { totals } = table(event);
    event.do(uma, ruled);
    const sign = { type: 'sign', ...AT, as: 0 } as const;
    expect(event.try(people[0]!, { ...sign, totals })).toEqual({ code: 'changed-meanwhile' });
    expect(event.try(people[0]!, { ...sign, totals: table(event).totals })).toBeUndefined();
  });

  it('a ledger without such facts folds as it did', () => {
    const event = signedBy(4);
    event.record(sol, { type: 'corrected', ...AT, changes: [0, 0, -5, 5], reason: 'x' });
    expect(table(event)).toMatchObject({ stage: 'final', totals: [32, -16, -13, -3] });
    expect(fold(tournamentKind as never, event.facts)).toEqual(event.state);
  });
});

describe('a table of this server whose totals the event has changed', () => {
  const told: ToldTable = {
    hand: 2,
    totals: [32, -16, -8, -8],
    hands: [win(1)],
    lost: [],
    fouls: [],
    stage: 'final',
    signed: [5, 5, 5, 5],
    umpireSigned: { name: 'Uma', at: 9 },
    rulings: [],
  };
  const ended = () => {
    const event = begun('online');
    event.record(null, tableTold(AT, told));
    return event;
  };

  it('is signed anew in the event, whatever its own page tells again', () => {
    const event = ended();
    expect(table(event)).toMatchObject({ stage: 'final', signed: [5, 5, 5, 5] });
    expect(event.try(people[0]!, { type: 'sign', ...AT, as: 0 })).toEqual({ code: 'table-online' });
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' });
    event.record(null, tableTold(AT, told));
    expect(table(event)).toMatchObject({ stage: 'ended', signed: UNSIGNED, umpireSigned: null, reopened: 'final' });
    people.forEach((me, chair) => void event.do(me, { type: 'sign', ...AT, as: chair as 0 | 1 | 2 | 3 }));
    event.record(null, tableTold(AT, told));
    expect(table(event)).toMatchObject({ stage: 'final', totals: [32, -16, -13, -3] });
    event.record(null, tableTold(AT, { ...told, totals: [40, -24, -8, -8] }));
    expect(table(event)).toMatchObject({ stage: 'ended', signed: UNSIGNED });
  });

  it('is signed there by an umpire for those who do not, once it has ended, and stays final while its result does', () => {
    const event = begun('online');
    const open: ToldTable = { ...told, stage: 'ended', signed: [5, null, null, null], umpireSigned: null };
    const sign = { type: 'sign', ...AT, as: 'umpire', isForMissing: true } as const;
    event.record(null, tableTold(AT, { ...open, stage: 'playing' }));
    expect(event.try(uma, sign)).toEqual({ code: 'table-online' });
    event.record(null, tableTold(AT, open));
    expect(event.try(uma, { ...sign, as: 1 })).toEqual({ code: 'table-online' });
    expect(event.try(people[0]!, sign)).toMatchObject({ code: 'no-right' });
    expect(event.try(uma, { type: 'sign', ...AT, as: 'umpire' })).toEqual({ code: 'players-sign-first' });
    event.do(uma, sign);
    const signedBy = [null, 'Uma', 'Uma', 'Uma'];
    expect(table(event)).toMatchObject({ stage: 'final', signedBy, umpireSigned: { name: 'Uma' } });
    event.record(null, tableTold(AT, open));
    expect(table(event)).toMatchObject({ stage: 'final', signedBy });
    event.record(null, tableTold(AT, { ...open, totals: [40, -24, -8, -8] }));
    expect(table(event)).toMatchObject({ stage: 'ended', signed: UNSIGNED });
  });

  it('is so also if nobody has signed yet, or it still plays', () => {
    const event = ended();
    event.record(null, tableTold(AT, { ...told, stage: 'ended', signed: UNSIGNED, umpireSigned: null }));
    event.do(sol, { type: 'correct', ...AT, changes: [0, 0, -5, 5], reason: 'x' });
    event.record(null, tableTold(AT, told));
    expect(table(event)).toMatchObject({ stage: 'ended', signed: UNSIGNED });

    const playing = begun('online');
    const given = { ruling: points, by: 'umpire', hand: 1, at: 5 } as const;
    const running: ToldTable = { ...told, stage: 'playing', signed: UNSIGNED, umpireSigned: null, rulings: [given] };
    playing.record(null, tableTold(AT, running));
    playing.do(uma, { type: 'revoke-ruling', ruling: 1, reason: 'x' });
    expect(table(playing).stage).toBe('playing');
    playing.record(null, tableTold(AT, { ...running, signed: [5, 5, 5, 5], stage: 'final' }));
    expect(table(playing)).toMatchObject({ stage: 'ended', signed: UNSIGNED });
  });
});
