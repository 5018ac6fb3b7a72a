import { describe, expect, test, vi } from 'vitest';
import { faultsOf } from './faults.ts';
import type { RotationNeeds, Table } from './rotation.ts';
import { findRotation, RotationSearch, randomSession } from './search.ts';

// Slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const teamsOf = (players: number) => Array.from({ length: players / 4 }, (_, t) => [1, 2, 3, 4].map(k => 4 * t + k));
const needsOf = (players: number, sessions: number): RotationNeeds => ({ players, sessions, teams: teamsOf(players) });
const NONE = { unknown: 0, twice: 0, missing: 0, mates: 0, apart: 0, repeat: 0, wind: 0 };

describe('rotations with teams of four [R104]', () => {
  test.each([
    [16, 4],
    [20, 4],
    [24, 6],
    [28, 8],
    [32, 7],
    [36, 8],
    [40, 12],
    [48, 11],
    [52, 16],
    [64, 15],
    [128, 8],
    [256, 8],
  ])('%i players, %i sessions: a design without a fault, before any search', (players, sessions) => {
    const search = new RotationSearch(needsOf(players, sessions), { seed: 'design' });
    expect(search.progress).toMatchObject({ steps: 0, isDesign: true, isDone: true });
    expect(faultsOf(search.best(), needsOf(players, sessions)).totals).toEqual(NONE);
  });

  test.each([
    [56, 8],
    [72, 8],
    [104, 8],
  ])(
    '%i players, %i sessions: no design is known, and a search finds a rotation without a fault',
    (players, sessions) => {
      const needs = needsOf(players, sessions);
      const { rotation, progress } = findRotation(needs, { seed: 'search', steps: 1_000_000 });
      expect(progress).toMatchObject({ isDesign: false, isDone: true, repeats: 0 });
      expect(faultsOf(rotation, needs).totals).toEqual(NONE);
    },
  );

  test('20 players, six sessions: no more repeats than any rotation must have', () => {
    const needs = needsOf(20, 6);
    const { rotation, progress } = findRotation(needs, { seed: 'b', steps: 2_000_000 });
    expect(progress).toMatchObject({ isDone: true, mates: 0, repeats: 20, leastRepeats: 20 });
    expect(faultsOf(rotation, needs).totals).toEqual({ ...NONE, repeat: 20 });
  });

  test.each([
    [8, 2, 4],
    [8, 3, 8],
    [12, 2, 3],
    [12, 3, 6],
  ])(
    '%i players without teams, %i sessions: ends at once with %i repeats, the fewest possible',
    (players, sessions, repeats) => {
      const { progress } = findRotation({ players, sessions }, { seed: 'few', steps: 50_000 });
      expect(progress).toMatchObject({ isDone: true, repeats, leastRepeats: repeats });
    },
  );

  test('clubs are kept apart too', () => {
    const clubs = [0, 1, 2, 3, 4, 5, 6, 7].map(n => [1, 6, 11, 16].map(k => ((k + 8 * n - 1) % 64) + 1));
    const apart = clubs.flatMap(club => club.flatMap((a, n) => club.slice(n + 1).map(b => [a, b] as const)));
    const needs = { ...needsOf(64, 6), apart };
    const { rotation, progress } = findRotation(needs, { seed: 'clubs', steps: 1_000_000 });
    expect(progress).toMatchObject({ apart: 0, mates: 0, repeats: 0, isDesign: true });
    expect(faultsOf(rotation, needs).totals).toEqual(NONE);
  });

  test('clubs of 16 whose teams of four are kept apart as well, each in a group of a design', () => {
    const apart = [0, 16, 32, 48].flatMap(first =>
      Array.from({ length: 16 }, (_, a) => a).flatMap(a =>
        Array.from({ length: a }, (_, b) => [first + a + 1, first + b + 1] as const),
      ),
    );
    const needs = { ...needsOf(64, 6), apart };
    const { rotation, progress } = findRotation(needs, { seed: 'large clubs', steps: 0 });
    expect(progress).toMatchObject({ apart: 0, isDesign: true });
    expect(faultsOf(rotation, needs).totals).toEqual(NONE);
  });

  test('without teams, meetings of others to be kept apart are counted as such', () => {
    const apart = Array.from({ length: 7 }, (_, n) => [1, n + 2] as const);
    const { progress, rotation } = findRotation({ players: 8, sessions: 1, apart }, { seed: 'x', steps: 2_000 });
    expect(progress).toMatchObject({ mates: 0, apart: 3, isDone: false });
    expect(faultsOf(rotation, { players: 8, sessions: 1, apart }).totals).toEqual({ ...NONE, apart: 3 });
  });

  test('24 players, seven sessions: six of a design, the seventh with the fewest repeats it can have', () => {
    const { progress } = findRotation(needsOf(24, 7), { seed: 'seven', steps: 200_000 });
    expect(progress).toMatchObject({ mates: 0, isDesign: false });
    expect(progress.repeats).toBeLessThanOrEqual(20);
  });

  test('a team as large as the tables allow never meets either', () => {
    const needs: RotationNeeds = { players: 48, sessions: 6, teams: [Array.from({ length: 12 }, (_, n) => n + 1)] };
    const { rotation } = findRotation(needs, { seed: 'large', steps: 500_000 });
    expect(faultsOf(rotation, needs).totals).toEqual(NONE);
  });
});

describe('a search', () => {
  const needs = needsOf(24, 7);

  test('gives the same rotation for the same seed, however its steps are divided', () => {
    const whole = findRotation(needs, { seed: 'same', steps: 60_000 });
    const parts = new RotationSearch(needs, { seed: 'same' });
    for (const part of [1, 9_999, 37, 49_963]) parts.run(part);
    expect(parts.progress).toEqual(whole.progress);
    expect(parts.best()).toEqual(whole.rotation);
    expect(findRotation(needs, { seed: 'other', steps: 60_000 }).rotation).not.toEqual(whole.rotation);
  });

  test('gives another design for another seed', () => {
    const [a, b] = ['a', 'b'].map(seed => findRotation(needsOf(64, 6), { seed, steps: 0 }).rotation);
    expect(a).not.toEqual(b);
  });

  test('never loses what it has found, and its counts are those of its rotation', () => {
    const search = new RotationSearch(needs, { seed: 'better' });
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 20; n++) {
      const { mates, repeats } = search.run(5_000);
      const { faults, totals } = faultsOf(search.best(), needs);
      expect(totals).toEqual({ ...NONE, mates, repeat: repeats });
      // The n-th meeting of a pair costs n - 1, one of team-mates 9 besides.
      const costs = faults.map(({ kind, places: { length } }) =>
        kind === 'mates' ? 9 * length : (length * (length - 1)) / 2,
      );
      const cost = costs.reduce((sum, one) => sum + one, 0);
      expect(cost).toBeLessThanOrEqual(least);
      least = cost;
    }
    expect(least).toBeLessThan(45);
  });

  test('goes on from a rotation and leaves its fixed tables as they are', () => {
    const start = {
      sessions: Array.from({ length: 6 }, (_, s) => randomSession({ players: 64 }, `start ${s}`)),
    };
    const fixed = [
      { session: 0, table: 0 },
      { session: 3, table: 15 },
    ];
    const { rotation, progress } = findRotation(needsOf(64, 6), { seed: 'on', start, fixed, steps: 2_000_000 });
    expect(progress).toMatchObject({ repeats: 0, isDesign: false });
    for (const { session, table } of fixed)
      expect(rotation.sessions[session]![table]).toEqual(start.sessions[session]![table]);
  });

  test('refuses unusable needs, and a rotation of another size', () => {
    expect(() => new RotationSearch({ players: 18, sessions: 6 }, { seed: '' })).toThrow(RangeError);
    const start = { sessions: [[[1, 2, 3, 4] as Table]] };
    expect(() => new RotationSearch({ players: 8, sessions: 1 }, { seed: '', start })).toThrow(RangeError);
    const twice = { sessions: [[[1, 2, 3, 3] as Table]] };
    expect(() => new RotationSearch({ players: 4, sessions: 1 }, { seed: '', start: twice })).toThrow(RangeError);
  });
});

test('a first session is drawn at random, without team-mates at one table (3.5.1)', () => {
  const needs = { players: 64, teams: teamsOf(64) };
  const tables = randomSession(needs, 'first');
  expect(tables).toEqual(randomSession(needs, 'first'));
  expect(tables).not.toEqual(randomSession(needs, 'second'));
  expect(faultsOf({ sessions: [tables] }, { ...needs, sessions: 1 }).totals).toEqual(NONE);
});
