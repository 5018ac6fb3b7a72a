import { HIDDEN, placeOfStack, type StackPlace, stacksOf } from '@gorrion/rules';
import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { type Box, type Geometry, HEIGHT, THICKNESS } from './types.ts';

/** The distance of the walls from the centre (units). Each runs from 8.9 right of it to 9.1 left, so they form a pinwheel. */
const WALL_AT = 8.9;

/** Returns where a stack lies. `stack` counts from the break. */
export const stackPlace = ({ layout, breakAt }: Scene, stack: number): StackPlace =>
  placeOfStack(layout, (breakAt + stack) % stacksOf(layout));

/** Returns the boxes of the standing wall. In a stack the even number lies on the odd one. */
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
