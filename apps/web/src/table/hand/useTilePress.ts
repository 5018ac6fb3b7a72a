import { type PointerEvent, useRef, useState } from 'react';
import type { KeyedBox } from '../motion/index.ts';

/** A drag this far is one (px); a flick is that fast upwards (px/ms). */
const DRAG = 8;
const FLICK = 0.45;

export interface TilePress {
  readonly lifted: string | undefined;
  readonly setLifted: (key: string | undefined) => void;
  readonly handlers: (
    box: KeyedBox,
    index: number,
  ) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onClick: () => void;
  };
}

interface Grip {
  readonly key: string;
  readonly pointer: number;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  dragged: boolean;
}

export interface PressOptions {
  readonly discard: (box: KeyedBox) => void;
  /** A tile was let go over another place of the hand: its index, and px that it was moved. */
  readonly move: (index: number, dx: number, dy: number) => void;
}

/**
 * Mouse and keys: a click discards. Touch: the first tap lifts a tile, the second or a flick upwards discards it, and so does
 * dragging it past the hand's upper edge. Dragging sideways sorts.
 */
export function useTilePress({ discard, move }: PressOptions): TilePress {
  const [lifted, setLifted] = useState<string>();
  const grip = useRef<Grip>(undefined);
  const lastType = useRef('mouse');

  const down = (box: KeyedBox, event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId: pointer, pointerType: type, clientX: x, clientY: y, timeStamp: time } = event;
    lastType.current = type;
    grip.current = { key: box.key, pointer, type, x, y, time, dragged: false };
  };

  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    held.dragged ||= Math.hypot(dx, dy) > DRAG;
    if (!held.dragged) return;
    event.currentTarget.classList.add('dragged');
    event.currentTarget.style.translate = `${dx}px ${dy}px`;
  };

  const release = (box: KeyedBox, index: number, event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const speed = -dy / Math.max(1, event.timeStamp - held.time);
    event.currentTarget.classList.remove('dragged');
    event.currentTarget.style.translate = '';
    if (!held.dragged || isCancelled) return;
    const isOut = dy < -0.6 * box.h || (held.type === 'touch' && speed > FLICK && dy < -DRAG * 2);
    if (isOut) discard(box);
    else move(index, dx, dy);
  };

  const click = (box: KeyedBox) => {
    const wasDrag = grip.current?.dragged ?? false;
    const isTouch = grip.current !== undefined && lastType.current === 'touch';
    grip.current = undefined;
    if (wasDrag) return;
    if (isTouch && lifted !== box.key) setLifted(box.key);
    else discard(box);
  };

  return {
    lifted,
    setLifted,
    handlers: (box, index) => ({
      onPointerDown: event => down(box, event),
      onPointerMove: drag,
      onPointerUp: event => release(box, index, event, false),
      onPointerCancel: event => release(box, index, event, true),
      onClick: () => click(box),
    }),
  };
}
