import type { EventAppeal, EventRuling, TableView } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { eventView, players, sessionView, tableView } from '../organiser/testing/view.ts';
import { eventFouls } from './fouls.ts';
import { appealMark, lastAppeal, outcomeOf, punishedBy, standingRulings, unsettledAppeals } from './upheld.ts';
import { eventWinners, sessionTitle } from './words.ts';

speakEnglish();

const ruling = (number: number, player: 0 | 1, at = 5): EventRuling =>
  ({
    ...{ number, session: 1, table: 1, hand: 2, by: 'Uma', at },
    ruling: { kind: 'points', player, points: 10, paidTo: 'nobody', article: '3.11.2' },
  }) as unknown as EventRuling;

/** An upheld appeal of player 1, who sits in the first chair. */
const appeal = {
  ...{ number: 1, session: 1, table: 1, hand: 2, by: 'Ana', player: 1, text: 'No.', at: 6 },
  ...{ answer: { isUpheld: true, remark: 'Yes.', by: 'Olga', at: 8 }, stage: 'decided' },
} as const satisfies EventAppeal;

const viewOf = (rulings: readonly EventRuling[], teams: readonly (string | undefined)[] = []) =>
  eventView({
    players: players(4).map((one, n) => (teams[n] ? { ...one, team: teams[n] } : one)),
    sessions: [sessionView(1, { stage: 'over', tables: [tableView(1, { stage: 'final' })] })],
    rulings,
    appeals: [appeal],
  });

describe('an upheld appeal', () => {
  it('is about what its player was punished for, not about another player of the same hand', () => {
    const view = viewOf([ruling(1, 0), ruling(2, 1)]);
    expect(standingRulings(view, appeal).map(({ number }) => number)).toEqual([1]);
    const marks = view.rulings.map(given => {
      const last = lastAppeal(view, { ...given, player: punishedBy(view, given), against: { ruling: given.number } });
      return last && appealMark(last);
    });
    expect(marks).toEqual(['upheld', undefined]);
  });

  it('that names a ruling is about that one alone', () => {
    const view = viewOf([ruling(1, 0), ruling(2, 0), ruling(3, 1)]);
    const named = { ...appeal, against: { ruling: 2 } };
    expect(standingRulings(view, named).map(({ number }) => number)).toEqual([2]);
  });

  it('that names the points of a foul is about its dead hand, too', () => {
    const dead = { ...ruling(2, 0), ruling: { kind: 'dead-hand', player: 0, article: '3.11.2' } } as const;
    const named = { ...appeal, against: { ruling: 1 } };
    expect(standingRulings(viewOf([ruling(1, 0), dead]), named).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('waits until its ruling is taken back or its points are corrected', () => {
    const view = viewOf([ruling(1, 0)]);
    const withTable = (own: Partial<TableView>) => ({
      ...view,
      sessions: [sessionView(1, { stage: 'over', tables: [tableView(1, { stage: 'final', ...own })] })],
    });
    const correction = { changes: [10, 0, 0, 0], reason: 'Appeal', by: 'Olga', at: 9 } as const;
    expect(outcomeOf(view, appeal)).toBe('waits');
    expect(outcomeOf(viewOf([{ ...ruling(1, 0), revoked: 'Appeal' }]), appeal)).toBe('revoked');
    expect(outcomeOf(withTable({ corrections: [correction] }), appeal)).toBe('corrected');
    const hand = { hand: 2, before: null, after: null, reason: 'Appeal', by: 'Olga', at: 9 } as never;
    expect(outcomeOf({ ...withTable({ handCorrections: [hand] }), rulings: [] }, appeal)).toBe('corrected');
    expect(outcomeOf(view, { ...appeal, answer: { ...appeal.answer, isUpheld: false } })).toBeUndefined();
    const [entry] = eventFouls(english, view);
    expect([entry?.appeal, entry?.followed]).toEqual(['appeal upheld', 'not corrected yet']);
  });

  it('of a captain is about the whole team', () => {
    const view = viewOf([ruling(2, 1)], ['Wrens', 'Wrens']);
    expect(unsettledAppeals(view)).toEqual([appeal]);
    expect(unsettledAppeals(viewOf([ruling(2, 1)], ['Wrens', 'Finches']))).toEqual([]);
  });
});

it('an event that ended before its final was signed is won by who stands first', () => {
  const bracket = [{ session: 2, byes: [], tables: [{ players: [1, 2, 3, 4], advanced: [] }] }] as never;
  const standings = [1, 2].map(player => ({ player, place: player })) as never;
  expect(eventWinners(eventView({ stage: 'playing', bracket, standings }))).toEqual([]);
  expect(eventWinners(eventView({ stage: 'over', bracket, standings }))).toEqual([1]);
});

it('a final that was not played is called so, and the rounds before it by what they are', () => {
  const round = (session: number, tables: number, players: readonly (number | null)[] = [1, 2, 3, 4]) =>
    ({ session, byes: [], tables: Array.from({ length: tables }, () => ({ players, advanced: [] })) }) as never;
  const unknown = [null, null, null, null];
  const named = (...bracket: never[]) => bracket.map((_, n) => sessionTitle(english, { bracket }, n + 1));
  expect(named(round(1, 2), round(2, 1), round(3, 1, unknown))).toEqual(['Semi-finals', 'Final', 'Final']);
  expect(named(round(1, 2), round(2, 1, unknown), round(3, 1, unknown))).toEqual([
    'Quarter-finals',
    'Semi-finals',
    'Final',
  ]);
});
