import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { toScreen } from './lie.ts';
import { stackPlace } from './wall.ts';

/** A stack of the wall as a stroke of the ring; in units from the centre. */
export interface RingStack {
  readonly stack: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Of its two tiles one is gone. */
  readonly isHalf: boolean;
}

/** Between the strokes, in units. */
const GAP = 0.12;

/** The stacks that still stand, where they would stand around the table: the ring has the same break and the same ends. */
export function ringStacks(scene: Scene, at: number): readonly RingStack[] {
  const tiles = new Map<number, number>();
  for (const n of scene.wall) tiles.set(n >> 1, (tiles.get(n >> 1) ?? 0) + 1);
  const step = (2 * at) / scene.layout.stacks;
  return Array.from(tiles, ([stack, count]) => {
    const { seat, fromRight } = stackPlace(scene, stack);
    const position = positionOf(seat, scene.bottom);
    const right = at - fromRight * step;
    const end = (x: number) => toScreen(position, x, at);
    return { stack, from: end(right - GAP), to: end(right - step + GAP), isHalf: count === 1 };
  });
}
