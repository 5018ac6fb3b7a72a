import { type PointerEvent, useRef } from 'react';
import type { KeyedBox } from '../motion/index.ts';
import { dragTo, type Grip, isBeyondPress, outcomeOf, type TileDrag } from './drag.ts';

export interface DragOptions {
  readonly discard: (box: KeyedBox) => void;
  /** Called while a tile is dragged, and with undefined when no tile is dragged any more. */
  readonly over: (drag: TileDrag | undefined) => void;
  /** Called when a tile was let go within the hand. */
  readonly drop: (drag: TileDrag, node: HTMLElement) => void;
  /** Called when a press turns into a drag. */
  readonly onStart: () => void;
}

/** The pointer that took a tile last, and whether its click counts as a press. */
interface LastGrip {
  readonly grip: Grip;
  isPress: boolean;
}

type TilePointerEvent = PointerEvent<HTMLElement>;

const pointOf = ({ clientX: x, clientY: y }: TilePointerEvent) => ({ x, y });

export interface TileDragging {
  readonly onPointerDown: (box: KeyedBox, event: TilePointerEvent) => void;
  readonly onPointerMove: (box: KeyedBox, index: number, event: TilePointerEvent) => void;
  readonly onPointerUp: (box: KeyedBox, index: number, event: TilePointerEvent) => void;
  readonly onPointerCancel: (event: TilePointerEvent) => void;
  /** Takes the click of the pointer that is held away: letting go is no press. */
  readonly forbidPress: () => void;
  /** Returns, once, the pointer that a click comes from; undefined for a click without a pointer. */
  readonly takeLast: () => LastGrip | undefined;
}

/** Follows the one pointer that holds a tile. The dragged node moves by itself, without React drawing it. */
export function useTileDrag({ discard, over, drop, onStart }: DragOptions): TileDragging {
  const last = useRef<LastGrip>(undefined);
  const isHolding = ({ pointerId }: TilePointerEvent) => last.current?.grip.pointer === pointerId;

  return {
    onPointerDown(box, event) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: pointer, pointerType, timeStamp: time } = event;
      const grip = { key: box.key, pointer, isMouse: pointerType === 'mouse', time, ...pointOf(event) };
      last.current = { grip, isPress: true };
    },

    onPointerMove(box, index, event) {
      const held = last.current;
      if (!held || !isHolding(event) || held.grip.key !== box.key) return;
      const drag = dragTo(held.grip, pointOf(event), index, box.h);
      if (held.isPress && !isBeyondPress(drag)) return;
      if (held.isPress) onStart();
      held.isPress = false;
      event.currentTarget.style.translate = `${drag.dx}px ${drag.dy}px`;
      over(drag);
    },

    onPointerUp(box, index, event) {
      const held = last.current;
      if (!held || !isHolding(event)) return;
      if (!held.isPress) {
        const drag = dragTo(held.grip, pointOf(event), index, box.h);
        over(undefined);
        if (outcomeOf(drag, held.grip, event.timeStamp) === 'discard') discard(box);
        else drop(drag, event.currentTarget);
      }
      // The discard flies from where the tile was held, so the node goes back to its place only now.
      event.currentTarget.style.translate = '';
    },

    onPointerCancel(event) {
      if (!isHolding(event)) return;
      if (last.current?.isPress === false) over(undefined);
      event.currentTarget.style.translate = '';
    },

    forbidPress() {
      if (last.current) last.current.isPress = false;
    },

    takeLast() {
      const held = last.current;
      last.current = undefined;
      return held;
    },
  };
}
