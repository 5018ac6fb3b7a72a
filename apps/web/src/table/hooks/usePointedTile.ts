import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { boxAt } from '../kin.ts';
import type { KeyedBox } from '../motion/index.ts';

/** ms: a mouse that only passes lights up nothing; a finger that stays asks. */
const REST = { mouse: 140, touch: 380 } as const;

/** What lies over the felt has its own meaning under the pointer. */
const OVER = 'button:not([data-tile]), .claim, .plate, .panel, .pill, .log, .ready, .typed';

export interface Pointing {
  readonly pointed: KeyedBox | undefined;
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** The tile that somebody asks about: under a resting mouse, under a long press, or in focus. */
export function usePointedTile(root: RefObject<HTMLElement | null>, boxes: readonly KeyedBox[]): Pointing {
  const [key, setKey] = useState<string>();
  const next = useRef<{ key: string | undefined; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useRef(boxes);
  latest.current = boxes;

  const point = (to: string | undefined, after: number) => {
    if (next.current && next.current.key === to) return;
    clearTimeout(next.current?.timer);
    next.current = { key: to, timer: setTimeout(() => setKey(to), after) };
  };
  const under = (event: PointerEvent<HTMLElement>): string | undefined => {
    if (event.target instanceof Element && event.target.closest(OVER)) return undefined;
    const own = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-tile]') : null;
    if (own) return own.dataset.key;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return boxAt(latest.current, event.clientX - left, event.clientY - top)?.key;
  };
  useFocusedTile(root, setKey);
  useEffect(() => () => clearTimeout(next.current?.timer), []);

  return {
    pointed: key === undefined ? undefined : boxes.find(box => box.key === key),
    handlers: {
      onPointerMove: event => {
        if (event.pointerType === 'mouse') point(event.buttons ? undefined : under(event), REST.mouse);
      },
      onPointerDown: event => {
        if (event.pointerType === 'mouse') return point(undefined, 0);
        setKey(undefined);
        point(under(event), REST.touch);
      },
      // A press that was long enough keeps its answer until the next one.
      onPointerUp: () => {
        if (next.current?.key === key) return;
        clearTimeout(next.current?.timer);
        next.current = undefined;
      },
      onPointerLeave: () => point(undefined, 0),
    },
  };
}

/** A tile of the hand that the keyboard stands on is asked about as well. */
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
