import type { KeyedBox } from '../motion/index.ts';

/* The room that the other tiles make while one is dragged along the hand. */

/** Returns the last place to which the tile at `from` can move. The tile just drawn stays last, unless it is the moved one. */
export const lastPlace = (boxes: readonly KeyedBox[], from: number): number => {
  const last = boxes.length - 1;
  return from !== last && boxes[last]?.marks.includes('drawn') ? last - 1 : last;
};

/** Returns the place of the hand over which a dragged tile is. */
export function placeUnder(boxes: readonly KeyedBox[], from: number, dx: number, dy: number): number {
  const held = boxes[from]!;
  const [x, y] = [held.x + dx + held.w / 2, held.y + dy + held.h / 2];
  const far = (box: KeyedBox) => Math.hypot(box.x + box.w / 2 - x, (box.y + box.h / 2 - y) * 1.5);
  const nearest = boxes.reduce((best, box, i) => (far(box) < far(boxes[best]!) ? i : best), 0);
  return Math.min(nearest, lastPlace(boxes, from));
}

/** Returns the place where a tile stands while the one at `from` is held over `to`. */
export function placeAside(place: number, from: number, to: number): number {
  if (place === from) return from;
  if (from < to && place > from && place <= to) return place - 1;
  return to < from && place >= to && place < from ? place + 1 : place;
}
