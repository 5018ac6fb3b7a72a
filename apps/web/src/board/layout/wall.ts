import { HIDDEN, type Seat } from '@gorrion/rules';
import { positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { type Box, type Geometry, HEIGHT, THICKNESS } from './types.ts';

const STACKS = 72;
const STACKS_A_SIDE = 18;
/** Distance of the walls from the centre; each begins 8.9 units right of it and ends 9.1 left: a pinwheel. */
const WALL_AT = 8.9;

/** Ring index of a stack counted from the break; sides lie clockwise East, North, West, South. */
export const ringIndex = (breakAt: number, stack: number): number => (breakAt + stack) % STACKS;
export const wallSeat = (ring: number): Seat => ((4 - Math.floor(ring / STACKS_A_SIDE)) & 3) as Seat;

/** The wall that is left. Tiles of one stack lie on each other: even numbers above odd ones. */
export function wallBoxes(g: Geometry, scene: Scene): readonly Box[] {
  const left = new Set(scene.wall);
  return scene.wall.map(n => {
    const ring = ringIndex(scene.breakAt, n >> 1);
    const seat = wallSeat(ring);
    const isRaised = n % 2 === 0 && left.has(n + 1);
    const isCovered = n % 2 === 1 && left.has(n - 1);
    return lie(g, {
      slot: `wall-${n}`,
      tile: HIDDEN,
      kind: 'down',
      zone: 'wall',
      seat,
      position: positionOf(seat, scene.bottom),
      x: WALL_AT - 0.5 - (ring % STACKS_A_SIDE),
      y: WALL_AT + HEIGHT / 2,
      height: isRaised ? THICKNESS : 0,
      marks: [isCovered ? 'under' : 'top'],
    });
  });
}
