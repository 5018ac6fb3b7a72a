import { seeded, shuffled } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import type { Rotation, Table } from './rotation.ts';
import { balanceAround, balanceWinds, isBalanced, seatTable, type WindCounts, windCounts } from './winds.ts';

const random = seeded('winds');
const drawn = (players: number): readonly Table[] => {
  const order = shuffled(
    Array.from({ length: players }, (_, n) => n + 1),
    random,
  );
  return Array.from({ length: players / 4 }, (_, t) => order.slice(4 * t, 4 * t + 4) as unknown as Table);
};
const rotationOf = (players: number, sessions: number): Rotation => ({
  sessions: Array.from({ length: sessions }, () => drawn(players)),
});
const company = ({ sessions }: Rotation) => sessions.map(tables => tables.map(table => table.toSorted()));

describe('starting winds (Appendix 3)', () => {
  test('of any rotation are balanced to one start, with the same company at each table', () => {
    for (let n = 0; n < 60; n++) {
      const [players, sessions] = [4 * (1 + (n % 17)), 1 + (n % 16)];
      const rotation = rotationOf(players, sessions);
      const balanced = balanceWinds(rotation);
      expect(company(balanced)).toEqual(company(rotation));
      expect(faultsOf(balanced, { players, sessions }).totals).toMatchObject({ wind: 0, missing: 0, twice: 0 });
    }
  });

  test('stay at fixed tables, and are balanced around them', () => {
    const rotation = rotationOf(48, 6);
    const fixed = [
      { session: 0, table: 3 },
      { session: 5, table: 11 },
    ];
    const balanced = balanceAround(rotation, fixed);
    for (const { session, table } of fixed)
      expect(balanced.sessions[session]![table]).toEqual(rotation.sessions[session]![table]);
    expect(company(balanced)).toEqual(company(rotation));
    const uneven = ({ sessions }: Rotation) => [...windCounts({ sessions }).values()].filter(one => !isBalanced(one));
    expect(uneven(balanced).length).toBeLessThanOrEqual(4);
    expect(uneven(rotation).length).toBeGreaterThan(20);
  });

  test('of one more table go to those who have had them least', () => {
    const counts = new Map<number, WindCounts>([
      [7, [1, 1, 1, 0]],
      [3, [0, 1, 1, 1]],
      [9, [1, 0, 1, 1]],
      [5, [1, 1, 0, 1]],
    ]);
    expect(seatTable([7, 3, 9, 5], counts)).toEqual([3, 9, 5, 7]);
  });
});
