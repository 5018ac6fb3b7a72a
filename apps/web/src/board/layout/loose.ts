import { placeOfStack, type StackPlace, stacksOf } from '@gorrion/rules';
import type { Scene } from '../scene.ts';

/* What the older ways do with the end of the wall (CLASSICAL 8, 10, 11). */

type Wall = Pick<Scene, 'wall' | 'layout' | 'breakAt' | 'isOpened'>;

/** Returns where a stack lies. `stack` counts from the break. */
export const stackPlace = ({ layout, breakAt }: Pick<Wall, 'layout' | 'breakAt'>, stack: number): StackPlace =>
  placeOfStack(layout, (breakAt + stack + stacksOf(layout)) % stacksOf(layout));

/** Returns the stack from which the last tiles of the wall were lifted; undefined where none are. */
export function liftedStack({ wall, layout, isOpened }: Wall): number | undefined {
  const last = wall.at(-1);
  return layout.dead && isOpened && last !== undefined ? last >> 1 : undefined;
}

/**
 * Returns on which stack each lifted tile lies: both beside the gap, one on the last stack and one on the stack before.
 * In Macau the upper tile lies next to the gap. Elsewhere it lies farther from it, because replacements take the farther
 * loose tile first.
 */
export function looseTiles(scene: Wall): ReadonlyMap<number, number> {
  const stack = liftedStack(scene);
  if (stack === undefined) return new Map();
  const isUpperNear = scene.layout.direction === 'counter-clockwise';
  const under = (isUpper: boolean) => stack - (isUpper === isUpperNear ? 1 : 2);
  return new Map(scene.wall.filter(place => place >> 1 === stack).map(place => [place, under(place % 2 === 0)]));
}

/** A dead wall of this many tiles or more is a part of the wall, and not only the two loose tiles. */
const WHOLE_DEAD_WALL = 4;

/** Returns the tiles of the dead wall that nobody plays, in the order of the draws; none where there is no such wall. */
export function deadWall({ wall, layout: { dead } }: Pick<Wall, 'wall' | 'layout'>): readonly number[] {
  return dead && dead.tiles >= WHOLE_DEAD_WALL ? wall.slice(-dead.tiles) : [];
}

/**
 * Returns the stack that the dice count as the n-th, from 1: from the right end of the breaker's wall to the one before the
 * gap, which is the last of the wall.
 */
export function countedStack({ layout }: Pick<Wall, 'layout'>, counted: number, n: number): number {
  const all = stacksOf(layout);
  const back = layout.direction === 'clockwise' ? n - counted : counted - n;
  return (all - 1 + back) % all;
}
