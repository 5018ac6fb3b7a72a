import type { ByPosition } from '../position.ts';
import type { Box } from './types.ts';

type Point = readonly [x: number, y: number];

/** What shows where a wall is opened and which way the deal runs from there; px. */
export interface BreakLine {
  /** Across the wall, before the first stack that is dealt. */
  readonly cut: readonly [Point, Point];
  /** Along the outside of the wall, over the stacks that are dealt first. */
  readonly from: Point;
  readonly to: Point;
  /** The way the deal runs: clockwise, as seen from above. */
  readonly along: Point;
}

/** The deal runs on clockwise: below to the left, at the right downwards, across to the right, at the left upwards. */
const ALONG: ByPosition<Point> = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** px between the wall and the line; how far the cut reaches over the wall. */
const BESIDE = 12;
const OVER = 9;
/** Stacks that the line is long at most: enough to show a direction. */
const LONGEST = 4;

/** Where the line lies, from the boxes of a wall that still stands whole; undefined where no wall is shown. */
export function breakLine(boxes: readonly Box[]): BreakLine | undefined {
  const tops = boxes.filter(box => box.zone === 'wall' && box.marks.includes('top'));
  const bySlot = new Map(tops.map(box => [box.slot, box]));
  const first = bySlot.get('wall-0');
  if (!first) return undefined;
  const along = ALONG[first.position];
  // Only as far as this side of the wall goes.
  let last = first;
  for (let stack = 1; stack < LONGEST; stack++) {
    const next = bySlot.get(`wall-${2 * stack}`);
    if (next?.position !== first.position) break;
    last = next;
  }
  const [ax, ay] = along;
  // Outwards is to the left of the way the deal runs.
  const [ox, oy] = [ay, -ax];
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
