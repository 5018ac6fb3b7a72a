import { type MouseEvent, type PointerEvent, useState } from 'react';
import type { KeyedBox } from '../motion/index.ts';
import { countSecondTap, needsTapHint } from './tapHint.ts';
import { type DragOptions, useTileDrag } from './useTileDrag.ts';
import { type DiscardWays, meaningOf } from './ways.ts';

type Handler<E> = (event: E) => void;

export interface TilePress {
  readonly lifted: string | undefined;
  readonly setLifted: (key: string | undefined) => void;
  /** A finger has lifted the tile, and the player may not know yet that a second tap discards it. */
  readonly isHinted: boolean;
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

export interface PressOptions extends Omit<DragOptions, 'onStart'> {
  readonly ways: DiscardWays;
}

/** Presses on own tiles: what discards is the player's choice; dragging sideways arranges, and upwards discards. */
export function useTilePress({ ways, discard, over, drop }: PressOptions): TilePress {
  const [lifted, setLifted] = useState<string>();
  const [isHinted, setHinted] = useState(false);
  // One tile stands out of the hand at a time: the dragged one.
  const dragging = useTileDrag({ discard, over, drop, onStart: () => setLifted(undefined) });

  const click = (box: KeyedBox, event: MouseEvent<HTMLElement>) => {
    const last = dragging.takeLast();
    if (last?.isPress === false) return;
    // Keys and screen readers click without a pointer.
    const by = last === undefined || event.detail === 0 ? 'keys' : last.grip.isMouse ? 'mouse' : 'touch';
    const meaning = meaningOf(ways, { by, count: event.detail, isLifted: lifted === box.key });
    const isByTaps = by === 'touch' && ways.touch === 'taps';
    if (meaning === 'discard') {
      if (isByTaps) countSecondTap();
      return discard(box);
    }
    setLifted(meaning === 'lift' ? box.key : undefined);
    setHinted(isByTaps && needsTapHint());
    event.currentTarget.focus({ preventScroll: true });
  };

  return {
    lifted,
    setLifted,
    isHinted: lifted !== undefined && isHinted,
    handlers: (box, index) => ({
      // A press that discards leaves the focus where it is: it would have to be saved from a tile that goes away.
      onMouseDown: event => event.preventDefault(),
      onPointerDown: event => dragging.onPointerDown(box, event),
      onPointerMove: event => dragging.onPointerMove(box, index, event),
      onPointerUp: event => dragging.onPointerUp(box, index, event),
      onPointerCancel: dragging.onPointerCancel,
      // A long press asks about the tile.
      onContextMenu: dragging.forbidPress,
      onClick: event => click(box, event),
    }),
  };
}
