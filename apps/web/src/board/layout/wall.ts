import { HIDDEN } from '@gorrion/rules';
import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { deadWall, looseTiles, stackPlace } from './loose.ts';
import { type Box, type Geometry, HEIGHT, type Mark, THICKNESS } from './types.ts';

/** The distance of the walls from the centre (units). */
const WALL_AT = 8.9;
/** How far each wall is shifted along its side (units), so that the four form a pinwheel: to the left of its owner. */
const SHIFT = -0.1;

/** Returns where a stack lies before its owner (units). */
export const lyingStack = ({ layout }: Pick<Scene, 'layout'>, fromRight: number) => ({
  x: layout.stacks / 2 + SHIFT - 0.5 - fromRight,
  y: WALL_AT + HEIGHT / 2,
});

/** Returns the boxes of the standing wall. In a stack the even number lies on the odd one; loose tiles lie on stacks. */
export function wallBoxes(g: Geometry, scene: Scene): readonly Box[] {
  const left = new Set(scene.wall);
  const loose = looseTiles(scene);
  const dead = new Set(deadWall(scene));
  const carrying = new Set(loose.values());
  const isStacked = (n: number) => left.has(n) && !loose.has(n);
  const heightOf = (n: number): number => {
    const under = loose.get(n);
    if (under === undefined) return n % 2 === 0 && isStacked(n + 1) ? 1 : 0;
    return [2 * under, 2 * under + 1].filter(isStacked).length;
  };
  return scene.wall.map(n => {
    const { seat, fromRight } = stackPlace(scene, loose.get(n) ?? n >> 1);
    const isCovered = !loose.has(n) && (carrying.has(n >> 1) || (n % 2 === 1 && isStacked(n - 1)));
    const marks: Mark[] = [isCovered ? 'under' : 'top'];
    if (dead.has(n)) marks.push('dead');
    return lie(g, {
      slot: `wall-${n}`,
      tile: HIDDEN,
      kind: 'down',
      zone: 'wall',
      seat,
      position: positionOf(seat, scene.bottom, scene.layout),
      ...lyingStack(scene, fromRight),
      height: heightOf(n) * THICKNESS,
      marks,
    });
  });
}
