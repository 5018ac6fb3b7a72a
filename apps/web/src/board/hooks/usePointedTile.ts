import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { boxAt } from '../kin.ts';
import type { KeyedBox } from '../motion/index.ts';

/** How long (ms) a mouse or a finger rests on a tile before it points at it. */
const REST = { mouse: 140, touch: 380 } as const;

/** Elements over the felt. A pointer on them points at no tile. */
const OVER = 'button:not([data-tile]), .claim, .plate, .panel, .pill, .log, .ready, .typed';

/** The tile that the player points at. It is no React state of the table, so only components that show it render again. */
export interface Pointing {
  readonly key: () => string | undefined;
  readonly subscribe: (changed: () => void) => () => void;
}

interface OwnPointing extends Pointing {
  readonly set: (key: string | undefined) => void;
}

function createPointing(): OwnPointing {
  const listeners = new Set<() => void>();
  let pointed: string | undefined;
  return {
    key: () => pointed,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set(key) {
      if (key === pointed) return;
      pointed = key;
      for (const changed of listeners) changed();
    },
  };
}

/** Returns the tile that the player points at, where it lies now. */
export function usePointed(pointing: Pointing, boxes: readonly KeyedBox[]): KeyedBox | undefined {
  const key = useSyncExternalStore(pointing.subscribe, pointing.key);
  return key === undefined ? undefined : boxes.find(box => box.key === key);
}

export interface PointingHandlers {
  readonly pointing: Pointing;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** Follows the tile that the player points at: under a resting mouse, under a long press, or with the keyboard focus. */
export function usePointedTile(root: RefObject<HTMLElement | null>, boxes: readonly KeyedBox[]): PointingHandlers {
  const [pointing] = useState(createPointing);
  const next = useRef<{ key: string | undefined; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useRef(boxes);
  latest.current = boxes;

  const point = (to: string | undefined, after: number) => {
    if (next.current && next.current.key === to) return;
    clearTimeout(next.current?.timer);
    next.current = { key: to, timer: setTimeout(() => pointing.set(to), after) };
  };
  const under = (event: PointerEvent<HTMLElement>): string | undefined => {
    if (event.target instanceof Element && event.target.closest(OVER)) return undefined;
    const own = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-tile]') : null;
    if (own) return own.dataset.key;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return boxAt(latest.current, event.clientX - left, event.clientY - top)?.key;
  };
  useFocusedTile(root, pointing.set);
  useEffect(() => () => clearTimeout(next.current?.timer), []);

  return {
    pointing,
    handlers: {
      onPointerMove: event => {
        if (event.pointerType === 'mouse') point(event.buttons ? undefined : under(event), REST.mouse);
      },
      onPointerDown: event => {
        if (event.pointerType === 'mouse') return point(undefined, 0);
        pointing.set(undefined);
        point(under(event), REST.touch);
      },
      // A long press keeps its tile until the next press.
      onPointerUp: () => {
        if (next.current?.key === pointing.key()) return;
        clearTimeout(next.current?.timer);
        next.current = undefined;
      },
      onPointerLeave: () => point(undefined, 0),
    },
  };
}

/** Points at the tile of the hand that has the keyboard focus. */
function useFocusedTile(root: RefObject<HTMLElement | null>, setKey: (key: string | undefined) => void): void {
  useEffect(() => {
    const node = root.current;
    const tileOf = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches('[data-tile]:focus-visible') ? target.dataset.key : undefined;
    const focused = (event: FocusEvent) => {
      const tile = tileOf(event.target);
      if (tile) setKey(tile);
    };
    const left = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches('[data-tile]')) setKey(undefined);
    };
    node?.addEventListener('focusin', focused);
    node?.addEventListener('focusout', left);
    return () => {
      node?.removeEventListener('focusin', focused);
      node?.removeEventListener('focusout', left);
    };
  }, [root, setKey]);
}
