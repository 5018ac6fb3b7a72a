import { HIDDEN } from '@gorrion/rules';
import { type Position, positionOf } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie, toScreen } from './lie.ts';
import { stackPlace } from './loose.ts';
import type { Geometry } from './types.ts';
import { lyingStack } from './wall.ts';

/** Where a stack stands, or would stand, on the screen (px). */
export interface StackSpot {
  readonly position: Position;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Half the width of the ring's stroke (units), with some room. */
const STROKE = 0.3;

/** Returns the spot of a stack in the wall or on the ring; undefined where neither is drawn. */
export function stackSpot(g: Geometry, scene: Scene, stack: number): StackSpot | undefined {
  if (g.table === 0) return undefined;
  const { seat, fromRight } = stackPlace(scene, stack);
  const position = positionOf(seat, scene.bottom, scene.layout);
  if (g.ring === undefined) {
    const tile = { slot: '', tile: HIDDEN, kind: 'down', zone: 'wall', seat, position } as const;
    const { x, y, w, h } = lie(g, { ...tile, ...lyingStack(scene, fromRight) });
    return { position, x, y, w, h };
  }
  const step = (2 * g.ring) / scene.layout.stacks;
  const [cx, cy] = toScreen(position, g.ring - (fromRight + 0.5) * step, g.ring);
  const [w, h] = position % 2 === 0 ? [step, 2 * STROKE] : [2 * STROKE, step];
  return { position, x: g.cx + (cx - w / 2) * g.u, y: g.cy + (cy - h / 2) * g.u, w: w * g.u, h: h * g.u };
}
