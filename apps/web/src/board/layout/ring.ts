import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { toScreen } from './lie.ts';
import { looseTiles, stackPlace } from './loose.ts';

/** A stack of the wall as a stroke of the ring (units from the centre). */
export interface RingStack {
  readonly stack: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** One of its two tiles is gone. */
  readonly isHalf: boolean;
  /** A loose tile lies on it. */
  readonly isCarrying: boolean;
}

/** The gap between two strokes (units). */
const GAP = 0.12;

/** Returns the standing stacks where they would stand around the table, so that the ring has the break and ends of the wall. */
export function ringStacks(scene: Scene, at: number): readonly RingStack[] {
  const tiles = new Map<number, number>();
  const loose = looseTiles(scene);
  for (const n of scene.wall) if (!loose.has(n)) tiles.set(n >> 1, (tiles.get(n >> 1) ?? 0) + 1);
  const carrying = new Set(loose.values());
  const step = (2 * at) / scene.layout.stacks;
  return Array.from(tiles, ([stack, count]) => {
    const { seat, fromRight } = stackPlace(scene, stack);
    const position = positionOf(seat, scene.bottom, scene.layout);
    const right = at - fromRight * step;
    const end = (x: number) => toScreen(position, x, at);
    return {
      stack,
      from: end(right - GAP),
      to: end(right - step + GAP),
      isHalf: count === 1,
      isCarrying: carrying.has(stack),
    };
  });
}
