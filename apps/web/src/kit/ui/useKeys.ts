import { useLayoutEffect, useRef } from 'react';

/** What a key does; undefined for nothing. */
type Way = (() => void) | undefined;

/**
 * Gives keys to a page, wherever the focus is and before the table in it, which has its own use for some.
 * Keys with Ctrl, Alt or the system's key stay the browser's.
 */
export function useKeys(wayOf: (event: KeyboardEvent) => Way): void {
  const latest = useRef(wayOf);
  latest.current = wayOf;
  // Before the browser draws: a key works as soon as what it changes can be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = latest.current(event);
      if (!way) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      way();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}

/** Whether the focus is in a field, which uses all keys itself. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');
