import type { NodeFigures, OperatorNode } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { p99Between } from '../monitoring/reading.ts';
import { alarmsOf } from './alarms.ts';

const WELL = {
  ...{ frozen: 0, faulty: 0, damagedLedgers: 0, leaseSeconds: 2, isBusUp: true, answerMs: 12, isDraining: false },
} as NodeFigures;
const node = (own: Partial<NodeFigures> = {}, isThere = true): OperatorNode => ({
  ...{ id: 'n', address: null, isThere },
  figures: { ...WELL, ...own },
});
const judge = (nodes: readonly OperatorNode[], own = {}) =>
  alarmsOf({ nodes, room: 'enough', copiedTo: null, now: 1e6, ...own }).map(({ what, count }) => `${what} ${count}`);

describe('what is wrong with a server', () => {
  it('is nothing while all is as it should be, and a node that was drained has gone', () => {
    expect(judge([node(), node({ isDraining: true }, false)], { copiedTo: 1e6 - 50_000 })).toEqual([]);
  });

  it.each([
    ['tables that cannot write, at all nodes', [node({ frozen: 2 }), node({ frozen: 1 })], {}, 'tables-frozen 3'],
    ['tables stopped by a fault', [node({ faulty: 1 })], {}, 'tables-faulty 1'],
    ['ledgers that cannot be read', [node({ damagedLedgers: 2 })], {}, 'ledgers-damaged 2'],
    ['a full disk', [node()], { room: 'full' }, 'disk-full 1'],
    ['a disk that is nearly full', [node()], { room: 'low' }, 'disk-low 1'],
    ['a copy that is late', [node()], { copiedTo: 1e6 - 200_000 }, 'copy-late 3'],
    ['no way to Redis', [node({ isBusUp: false }), node()], {}, 'bus-down 1'],
    ['an old lease', [node({ leaseSeconds: 14 })], {}, 'lease-old 14'],
    ['a node that is gone', [node(), node({ frozen: 5 }, false)], {}, 'node-gone 1'],
    ['slow answers', [node({ answerMs: 700 })], {}, 'answers-slow 700'],
  ])('is %s', (_what, nodes, own, told) => {
    expect(judge(nodes, own)).toEqual([told]);
  });
});

it('99 of 100 answers between two readings lie within their bucket in proportion', () => {
  const buckets = (...counts: readonly number[]) =>
    [0.01, 0.1, 1, Number.POSITIVE_INFINITY].map((bound, n) => [bound, counts[n]!] as const);
  expect(p99Between(buckets(5, 5, 5, 5), buckets(5, 5, 5, 5))).toBeNull();
  expect(p99Between([], buckets(0, 100, 100, 100))).toBeCloseTo(0.01 + 0.99 * 0.09);
  expect(p99Between(buckets(90, 90, 90, 90), buckets(90, 90, 90, 190))).toBe(1);
});
