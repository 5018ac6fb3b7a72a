import { findRotation } from '@gorrion/events/rotation';
import { FIRST_PLAN } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { eventView, players } from '../testing/view.ts';
import { canOpen, checksOf } from './checks.ts';
import { noteOf, stateOf } from './steps.ts';

const statesOf = (...args: Parameters<typeof eventView>) =>
  Object.fromEntries(checksOf(eventView(...args)).map(({ name, state }) => [name, state]));
const plan = { ...FIRST_PLAN, name: 'Abierto', from: '2026-11-20', to: '2026-11-22' };

describe('the list before an event is opened', () => {
  it('misses name and days, and then does not open', () => {
    const empty = eventView({ plan: FIRST_PLAN });
    expect(
      checksOf(empty)
        .filter(({ state }) => state === 'missing')
        .map(({ name }) => name),
    ).toEqual(['name']);
    expect(canOpen(checksOf(empty))).toBe(false);
    expect(statesOf({ plan: { ...plan, to: '2026-11-19' } }).name).toBe('missing');
  });

  it('asks for the place only where real tiles are played', () => {
    expect(statesOf({ plan })).not.toHaveProperty('venue');
    expect(statesOf({ plan: { ...plan, place: 'real' } }).venue).toBe('missing');
    const both = { ...plan, place: 'both', venue: 'Madrid' } as const;
    expect(statesOf({ plan: both })).toMatchObject({ venue: 'good', realTables: 'missing' });
    expect(statesOf({ plan: { ...both, realTables: 2 } }).realTables).toBe('good');
  });

  it('marks no step as done whose line is missing', () => {
    const both = { ...plan, place: 'both', venue: 'Madrid' } as const;
    for (const own of [{ ...plan, place: 'real' }, { ...plan, place: 'real', venue: ' ' }, both, FIRST_PLAN] as const)
      expect([statesOf({ plan: own }), stateOf(eventView({ plan: own }), 1)]).toEqual([
        expect.objectContaining(
          own === FIRST_PLAN ? { name: 'missing' } : own === both ? { realTables: 'missing' } : { venue: 'missing' },
        ),
        'open',
      ]);
    expect(noteOf(english, eventView({ plan: { ...plan, place: 'real' } }), 1)).toBe('Real tiles need a venue.');
    expect(stateOf(eventView({ plan: { ...both, realTables: 2 } }), 1)).toBe('done');
  });

  it('only remarks what the event can do without', () => {
    const view = eventView({ plan, isByTheBook: false, players: players(6) });
    expect(canOpen(checksOf(view))).toBe(true);
    expect(
      checksOf(view)
        .filter(({ state }) => state === 'remark')
        .map(({ name, count }) => [name, count]),
    ).toEqual([
      ['format', 0],
      ['fours', 2],
      ['numbers', 6],
      ['seating', 0],
      ['umpire', 0],
    ]);
  });

  it('has no fault in a draw that is made after opening, only in a chart that could be made before it', () => {
    const seating = (own: object) => statesOf({ plan, players: players(8), ...own }).seating;
    const sessions = [...Array(plan.sessions)].map(
      () =>
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ] as const,
    );
    expect(seating({})).toBe('remark');
    expect(seating({ plan: { ...plan, form: 'knock-out' } })).toBe('later');
    expect(seating({ plan: { ...plan, results: 'teams' }, players: players(8, { team: 'Seine' }) })).toBe('later');
    expect(seating({ rotation: { sessions } })).toBe('remark');
    const best = findRotation({ players: 8, sessions: 2 }, { seed: 'a', steps: 0 }).rotation;
    expect(seating({ plan: { ...plan, sessions: 2 }, rotation: best })).toBe('later');
  });

  it('counts teams of another size, and players without a team', () => {
    const list = players(9).map((one, n) => ({
      ...one,
      ...(n < 8 && { team: n < 4 ? 'Seine' : n < 7 ? 'Rhein' : 'Baltic' }),
    }));
    const teams = checksOf(eventView({ plan: { ...plan, results: 'both' }, players: list })).find(
      ({ name }) => name === 'teams',
    );
    expect(teams).toMatchObject({ state: 'remark', count: 3 });
  });
});
