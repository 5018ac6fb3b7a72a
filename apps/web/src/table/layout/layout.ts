import { PLACES, type Place, type Scene } from '../scene.ts';
import { geometryOf } from './geometry.ts';
import { otherHandBoxes, ownHandBoxes } from './hands.ts';
import { meldBoxes, ownMeldBoxes } from './melds.ts';
import { riverBoxes } from './river.ts';
import type { Box, Geometry, Size } from './types.ts';
import { wallBoxes } from './wall.ts';

/** Where everything lies. Pure: a scene and a size of the stage, nothing else. */
export interface Layout {
  readonly geometry: Geometry;
  readonly boxes: readonly Box[];
}

export function layoutOf(scene: Scene, size: Size): Layout {
  const g = geometryOf(scene, size);
  const seat = (place: Place): readonly Box[] => {
    const row = g.rows[place];
    const isOwnArea = place === 0 && (scene.hasOwnHand || g.table === 0);
    return [
      ...riverBoxes(g, scene, place),
      ...(row ? meldBoxes(g, scene, place, row) : ownMeldBoxes(g, scene)),
      ...(isOwnArea ? ownHandBoxes(g, scene) : otherHandBoxes(g, scene, place)),
    ];
  };
  const wall = g.table ? wallBoxes(g, scene) : [];
  return { geometry: g, boxes: [...wall, ...PLACES.flatMap(seat)] };
}
