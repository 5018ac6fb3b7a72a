import { POSITIONS, type Position } from '../position.ts';
import type { Scene } from '../scene.ts';
import { geometryOf } from './geometry.ts';
import { otherHandBoxes, ownHandBoxes } from './hands.ts';
import { meldBoxes, ownMeldBoxes } from './melds.ts';
import { riverBoxes } from './river.ts';
import type { Box, Geometry, LayoutOptions, Size } from './types.ts';
import { wallBoxes } from './wall.ts';

/** Where everything lies. It depends only on a scene, the size of the stage and the options. */
export interface Layout {
  readonly geometry: Geometry;
  readonly boxes: readonly Box[];
}

export function layoutOf(scene: Scene, size: Size, options?: LayoutOptions): Layout {
  const g = geometryOf(scene, size, options);
  const seat = (position: Position): readonly Box[] => {
    const row = g.rows[position];
    const isOwnArea = position === 0 && (scene.hasOwnHand || g.table === 0);
    return [
      ...riverBoxes(g, scene, position),
      ...(row ? meldBoxes(g, scene, position, row) : ownMeldBoxes(g, scene)),
      ...(isOwnArea ? ownHandBoxes(g, scene) : otherHandBoxes(g, scene, position)),
    ];
  };
  const wall = g.table && g.ring === undefined ? wallBoxes(g, scene) : [];
  return { geometry: g, boxes: [...wall, ...POSITIONS.flatMap(seat)] };
}
