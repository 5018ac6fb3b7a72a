import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { KeyedBox } from '../motion/index.ts';
import { type DiscardWays, meaningOf } from './ways.ts';

/** A drag this far is one (px); a flick is that fast upwards (px/ms). */
const DRAG = 8;
const FLICK = 0.45;
/** A tile that is dragged this much of its height above the hand goes out. */
const OUT = 0.6;

type Handler<E> = (event: E) => void;

export interface TilePress {
  readonly lifted: string | undefined;
  readonly setLifted: (key: string | undefined) => void;
  readonly handlers: (
    box: KeyedBox,
    index: number,
  ) => {
    readonly onMouseDown: Handler<MouseEvent<HTMLElement>>;
    readonly onPointerDown: Handler<PointerEvent<HTMLElement>>;
    readonly onPointerMove: Handler<PointerEvent<HTMLElement>>;
    readonly onPointerUp: Handler<PointerEvent<HTMLElement>>;
    readonly onPointerCancel: Handler<PointerEvent<HTMLElement>>;
    readonly onContextMenu: () => void;
    readonly onClick: Handler<MouseEvent<HTMLElement>>;
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

/** A tile in somebody's hand: how far it was dragged (px), and whether it is above the hand. */
export interface Dragged {
  readonly index: number;
  readonly dx: number;
  readonly dy: number;
  readonly isOut: boolean;
}

export interface PressOptions {
  readonly ways: DiscardWays;
  readonly discard: (box: KeyedBox) => void;
  /** A tile is being dragged, or no longer. */
  readonly over: (drag: Dragged | undefined) => void;
  /** A tile was let go within the hand. */
  readonly drop: (drag: Dragged, node: HTMLElement) => void;
}

/** Presses on own tiles: what discards is the player's choice; dragging sideways arranges, and upwards discards. */
export function useTilePress({ ways, discard, over, drop }: PressOptions): TilePress {
  const [lifted, setLifted] = useState<string>();
  const grip = useRef<Grip>(undefined);

  const down = (box: KeyedBox, event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId: pointer, pointerType: type, clientX: x, clientY: y, timeStamp: time } = event;
    grip.current = { key: box.key, pointer, type, x, y, time, dragged: false };
  };

  const dragOf = (held: Grip, box: KeyedBox, index: number, event: PointerEvent): Dragged => {
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    return { index, dx, dy, isOut: dy < -OUT * box.h };
  };

  const drag = (box: KeyedBox, index: number, event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId || held.key !== box.key) return;
    const drag = dragOf(held, box, index, event);
    if (!held.dragged && Math.hypot(drag.dx, drag.dy) <= DRAG) return;
    // One tile stands out of the hand at a time: the dragged one.
    if (!held.dragged) setLifted(undefined);
    held.dragged = true;
    event.currentTarget.style.translate = `${drag.dx}px ${drag.dy}px`;
    over(drag);
  };

  const release = (box: KeyedBox, index: number, event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId) return;
    const drag = dragOf(held, box, index, event);
    const speed = -drag.dy / Math.max(1, event.timeStamp - held.time);
    if (held.dragged) letGo(box, drag, held.type !== 'mouse' && speed > FLICK, isCancelled, event.currentTarget);
    event.currentTarget.style.translate = '';
  };

  /** A discard starts from where the tile is held, so the tile is put back to its place only after it. */
  const letGo = (box: KeyedBox, drag: Dragged, isFast: boolean, isCancelled: boolean, node: HTMLElement) => {
    over(undefined);
    if (isCancelled) return;
    if (drag.isOut || (isFast && drag.dy < -DRAG * 2)) discard(box);
    else drop(drag, node);
  };

  const click = (box: KeyedBox, event: MouseEvent<HTMLElement>) => {
    const held = grip.current;
    grip.current = undefined;
    if (held?.dragged) return;
    // Keys, and whatever reads the screen aloud, click without having pressed.
    const by = held === undefined || event.detail === 0 ? 'keys' : held.type === 'mouse' ? 'mouse' : 'touch';
    const meaning = meaningOf(ways, { by, count: event.detail, isLifted: lifted === box.key });
    if (meaning === 'discard') return discard(box);
    setLifted(meaning === 'lift' ? box.key : undefined);
    event.currentTarget.focus({ preventScroll: true });
  };

  return {
    lifted,
    setLifted,
    handlers: (box, index) => ({
      // A press that discards leaves the focus where it is: it would have to be saved from a tile that goes away.
      onMouseDown: event => event.preventDefault(),
      onPointerDown: event => down(box, event),
      onPointerMove: event => drag(box, index, event),
      onPointerUp: event => release(box, index, event, false),
      onPointerCancel: event => release(box, index, event, true),
      // A long press asks about the tile: letting go of it is no press any more.
      onContextMenu: () => {
        if (grip.current) grip.current.dragged = true;
      },
      onClick: event => click(box, event),
    }),
  };
}
