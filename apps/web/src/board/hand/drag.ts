/* How a press on a tile turns into a drag, and what letting go of it means. Lengths in px, times in ms. */

/** A pointer that travels farther than this drags the tile. */
const DRAG = 8;
/** A finger that moves faster than this upwards (px/ms) flicks the tile out of the hand. */
const FLICK = 0.45;
/** A flick travels at least this far upwards. */
const FLICK_TRAVEL = 2 * DRAG;
/** A tile that is held higher than this share of its height above its place leaves the hand. */
const OUT = 0.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that holds a tile, with where and when it took it. */
export interface Grip extends Point {
  readonly key: string;
  readonly pointer: number;
  readonly isMouse: boolean;
  readonly time: number;
}

/** A tile that a pointer holds: how far it is from its place in the hand, and whether it is above the hand. */
export interface TileDrag {
  /** Place of the tile in the hand, from 0. */
  readonly index: number;
  readonly dx: number;
  readonly dy: number;
  readonly isOut: boolean;
}

/** Returns how far a tile of this height is dragged when its pointer is at `to`. */
export function dragTo(grip: Grip, to: Point, index: number, height: number): TileDrag {
  const dy = to.y - grip.y;
  return { index, dx: to.x - grip.x, dy, isOut: dy < -OUT * height };
}

/** Returns whether the pointer has travelled too far for a press. */
export const isBeyondPress = ({ dx, dy }: TileDrag): boolean => Math.hypot(dx, dy) > DRAG;

/** Returns what letting go of a dragged tile does: it leaves the hand, or drops into it. A mouse does not flick. */
export function outcomeOf(drag: TileDrag, { isMouse, time }: Grip, releasedAt: number): 'discard' | 'drop' {
  const isFast = -drag.dy / Math.max(1, releasedAt - time) > FLICK;
  const isFlick = !isMouse && isFast && drag.dy < -FLICK_TRAVEL;
  return drag.isOut || isFlick ? 'discard' : 'drop';
}
