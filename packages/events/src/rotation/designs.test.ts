import { describe, expect, test } from 'vitest';
import { designOf, goldenRotation, perfectSessions } from './designs.ts';
import { faultsOf } from './faults.ts';
import type { Rotation } from './rotation.ts';

const pairsOf = (people: readonly number[]) =>
  people.flatMap((a, n) => people.slice(n + 1).map(b => (a < b ? `${a} ${b}` : `${b} ${a}`)));
const tablePairs = ({ sessions }: Rotation) => sessions.flat().flatMap(pairsOf);

describe('perfect designs [R104]', () => {
  test.each([
    [16, 5],
    [28, 9],
    [40, 13],
    [52, 17],
  ])('%i players meet everybody exactly once in %i sessions', (players, sessions) => {
    const design = designOf(players, sessions)!;
    expect(design.sessions).toHaveLength(sessions);
    const pairs = tablePairs(design);
    expect(pairs).toHaveLength((players * (players - 1)) / 2);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(perfectSessions(players)).toBe(sessions);
    expect(designOf(players, sessions + 1)).toBeUndefined();
  });

  test('24 players play seven sessions without a second meeting', () => {
    expect(perfectSessions(24)).toBe(7);
    expect(new Set(tablePairs(designOf(24, 7)!)).size).toBe(7 * 6 * 6);
  });

  test.each([20, 32, 36, 44, 48, 60, 64, 80, 100, 128, 144, 256])(
    '%i players in four groups meet everybody of the other groups at most once, and nobody of their own',
    players => {
      const sessions = perfectSessions(players);
      expect(sessions).toBe(players / 4);
      const design = designOf(players, sessions)!;
      const totals = faultsOf(design, { players, sessions, teams: design.groups }).totals;
      expect(totals).toMatchObject({ missing: 0, twice: 0, unknown: 0, repeat: 0, mates: 0 });
    },
  );

  test.each([8, 12, 56, 72, 88])('no design is known for %i players', players => {
    expect(perfectSessions(players)).toBe(0);
  });

  test('golden case: 16 players meet everybody once at a table and start once in the same wind as everybody', () => {
    const golden = goldenRotation();
    expect(new Set(tablePairs(golden)).size).toBe(120);
    const winds = golden.sessions.flatMap(tables => [0, 1, 2, 3].flatMap(wind => pairsOf(tables.map(t => t[wind]!))));
    expect(winds).toHaveLength(120);
    expect(new Set(winds).size).toBe(120);
    expect(faultsOf(golden, { players: 16, sessions: 5 }).totals).toMatchObject({ missing: 0, repeat: 0, wind: 16 });
    expect(golden.sessions.map(tables => tables.map(table => table.join(' ')).join(', '))).toEqual([
      '1 2 3 4, 6 5 8 7, 11 12 9 10, 16 15 14 13',
      '1 6 11 16, 15 12 5 2, 8 3 14 9, 10 13 4 7',
      '8 1 10 15, 11 14 5 4, 2 7 16 9, 13 12 3 6',
      '7 1 12 14, 3 5 16 10, 15 9 4 6, 11 13 8 2',
      '1 5 9 13, 2 6 10 14, 3 7 11 15, 4 8 12 16',
    ]);
  });
});
