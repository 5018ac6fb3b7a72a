import { HIDDEN, type Tile } from '@gorrion/rules';
import type { KeyedBox } from './motion/index.ts';

/** A tile whose face the viewer sees; walls and backs tell nothing. */
const isSeen = (box: KeyedBox): boolean => box.tile !== HIDDEN && box.zone !== 'wall';

/** The tile that is seen at a point of the stage: where tiles lie on each other, the upper one. */
export function boxAt(boxes: readonly KeyedBox[], x: number, y: number): KeyedBox | undefined {
  let top: KeyedBox | undefined;
  for (const box of boxes) {
    if (!isSeen(box) || x < box.x || y < box.y || x > box.x + box.w || y > box.y + box.h) continue;
    if (!top || box.z >= top.z) top = box;
  }
  return top;
}

/** The other copies of a tile that lie in sight. */
export function kinOf(boxes: readonly KeyedBox[], pointed: KeyedBox | undefined): readonly KeyedBox[] {
  if (!pointed) return [];
  return boxes.filter(box => isSeen(box) && box.tile === pointed.tile && box.key !== pointed.key);
}

/** What the board asks of whoever knows the facts: how many copies of a kind the viewer has not seen. */
export type Unseen = (tile: Tile) => number | undefined;
