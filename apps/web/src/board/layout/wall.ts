import { HIDDEN, placeOfStack, type StackPlace, stacksOf } from '@gorrion/rules';
import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { type Box, type Geometry, HEIGHT, THICKNESS } from './types.ts';

/** Distance of the walls from the centre; each begins 8.9 units right of it and ends 9.1 left: a pinwheel. */
const WALL_AT = 8.9;

/** Returns where a stack lies that is counted from the break. */
export const stackPlace = ({ layout, breakAt }: Scene, stack: number): StackPlace =>
  placeOfStack(layout, (breakAt + stack) % stacksOf(layout));

/** The wall that is left. Tiles of one stack lie on each other: even numbers above odd ones. */
export function wallBoxes(g: Geometry, scene: Scene): readonly Box[] {
  const left = new Set(scene.wall);
  return scene.wall.map(n => {
    const { seat, fromRight } = stackPlace(scene, n >> 1);
    const isRaised = n % 2 === 0 && left.has(n + 1);
    const isCovered = n % 2 === 1 && left.has(n - 1);
    return lie(g, {
      slot: `wall-${n}`,
      tile: HIDDEN,
      kind: 'down',
      zone: 'wall',
      seat,
      position: positionOf(seat, scene.bottom),
      x: WALL_AT - 0.5 - fromRight,
      y: WALL_AT + HEIGHT / 2,
      height: isRaised ? THICKNESS : 0,
      marks: [isCovered ? 'under' : 'top'],
    });
  });
}
