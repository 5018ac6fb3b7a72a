import type { WallLayout } from '@gorrion/rules';
import type { ByPosition } from '../position.ts';
import type { Box } from './types.ts';

type Point = readonly [x: number, y: number];

/** The line that shows where the wall is opened and which way the deal runs (px). */
export interface BreakLine {
  /** Crosses the wall before the first stack that is dealt. */
  readonly cut: readonly [Point, Point];
  /** Runs outside the wall, along the stacks that are dealt first. */
  readonly from: Point;
  readonly to: Point;
  /** The direction of the deal on this side of the table. */
  readonly along: Point;
}

/** The direction on each side, clockwise: left at the bottom, down at the right, right at the top, up at the left. */
const CLOCKWISE: ByPosition<Point> = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** The distance between wall and line (px). The cut reaches as far over the wall. */
const BESIDE = 12;
const OVER = 9;
/** The most stacks that the line covers: enough to show a direction. */
const LONGEST = 4;

/** Returns the line for the boxes of a wall that still stands whole; undefined if no wall is shown. */
export function breakLine(
  boxes: readonly Box[],
  direction: WallLayout['direction'] = 'clockwise',
): BreakLine | undefined {
  const tops = boxes.filter(box => box.zone === 'wall' && box.marks.includes('top'));
  const bySlot = new Map(tops.map(box => [box.slot, box]));
  const first = bySlot.get('wall-0');
  if (!first) return undefined;
  const isClockwise = direction === 'clockwise';
  const [cx, cy] = CLOCKWISE[first.position];
  const along: Point = isClockwise ? [cx, cy] : [0 - cx, 0 - cy];
  // The line ends with this side of the wall.
  let last = first;
  for (let stack = 1; stack < LONGEST; stack++) {
    const next = bySlot.get(`wall-${2 * stack}`);
    if (next?.position !== first.position) break;
    last = next;
  }
  const [ax, ay] = along;
  // Clockwise the outside is at the left of the direction.
  const [ox, oy] = [cy, -cx];
  const middle = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];
  const half = (box: Box, [x, y]: Point) => (Math.abs(x) * box.w + Math.abs(y) * box.h) / 2;
  const out = half(first, [ox, oy]) + BESIDE;
  const start = half(first, along);
  const at = ([x, y]: Point, forward: number, aside: number): Point => [
    x + ax * forward + ox * aside,
    y + ay * forward + oy * aside,
  ];
  const cutAside = half(first, [ox, oy]) + OVER;
  return {
    cut: [at(middle(first), -start, cutAside), at(middle(first), -start, -cutAside)],
    from: at(middle(first), -start + 6, out),
    to: at(middle(last), half(last, along) - 6, out),
    along,
  };
}
