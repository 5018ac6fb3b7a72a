import { HIDDEN, type Tile } from '@gorrion/rules';
import type { KeyedBox } from './motion/index.ts';

/** Returns whether the viewer sees the face of a tile. */
const isSeen = (box: KeyedBox): boolean => box.tile !== HIDDEN && box.zone !== 'wall';

/** Returns the tile at a point of the stage: the upper one where tiles overlap. */
export function boxAt(boxes: readonly KeyedBox[], x: number, y: number): KeyedBox | undefined {
  let top: KeyedBox | undefined;
  for (const box of boxes) {
    if (!isSeen(box) || x < box.x || y < box.y || x > box.x + box.w || y > box.y + box.h) continue;
    if (!top || box.z >= top.z) top = box;
  }
  return top;
}

/** Returns the other visible copies of a tile. */
export function kinOf(boxes: readonly KeyedBox[], pointed: KeyedBox | undefined): readonly KeyedBox[] {
  if (!pointed) return [];
  return boxes.filter(box => isSeen(box) && box.tile === pointed.tile && box.key !== pointed.key);
}

/** Counts the copies of a kind that the viewer has not seen; undefined for flowers. */
export type UnseenCounter = (tile: Tile) => number | undefined;
