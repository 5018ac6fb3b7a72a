import { COMPETITION_WALL } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { Position } from '../position.ts';
import type { Scene } from '../scene.ts';
import { breakLine } from './breakLine.ts';
import { layoutOf } from './layout.ts';

const SIZE = { w: 1440, h: 900 };
const EMPTY = { hand: [], apart: undefined, isOpen: false, melds: [], flowers: [], river: [] };

/** Returns a whole wall that is opened after `breakAt` stacks of the ring. */
const wallAt = (breakAt: number): Scene => ({
  bottom: 0,
  hasOwnHand: true,
  positions: [0, 1, 2, 3].map(seat => ({ ...EMPTY, seat })) as unknown as Scene['positions'],
  isOpened: true,
  isLaidOpen: false,
  wall: Array.from({ length: 144 }, (_, n) => n),
  layout: COMPETITION_WALL,
  breakAt,
  lastDiscard: undefined,
});

const lineAt = (breakAt: number, size = SIZE) => breakLine(layoutOf(wallAt(breakAt), size).boxes);

/** Sides of the ring lie clockwise: below, left, across, right (article 5). */
const WAYS: readonly (readonly [breakAt: number, position: Position, along: readonly [number, number]])[] = [
  [5, 0, [-1, 0]],
  [23, 3, [0, -1]],
  [41, 2, [1, 0]],
  [59, 1, [0, 1]],
];

describe('the line that shows where the deal begins', () => {
  it.each(WAYS)('runs clockwise from the break (ring %i, position %i)', (breakAt, _position, along) => {
    const line = lineAt(breakAt)!;
    expect(line.along).toEqual(along);
    const run = (line.to[0] - line.from[0]) * along[0] + (line.to[1] - line.from[1]) * along[1];
    expect(run).toBeGreaterThan(60);
  });

  it.each(WAYS)('lies outside the wall (ring %i)', breakAt => {
    const { geometry } = layoutOf(wallAt(breakAt), SIZE);
    const { from } = lineAt(breakAt)!;
    const far = Math.max(Math.abs(from[0] - geometry.cx), Math.abs(from[1] - geometry.cy)) / geometry.u;
    expect(far).toBeGreaterThan(8.9 + 4 / 3);
    expect(far).toBeLessThan(11.2);
  });

  it('ends where this side of the wall ends', () => {
    const [short, long] = [lineAt(17)!, lineAt(2)!];
    const length = ({ from, to }: NonNullable<typeof short>) => Math.hypot(to[0] - from[0], to[1] - from[1]);
    expect(length(short)).toBeLessThan(length(long) / 2);
  });

  it('does not exist if no wall is shown', () => {
    expect(lineAt(5, { w: 390, h: 844 })).toBeUndefined();
  });
});
