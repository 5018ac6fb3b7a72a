import { type RefObject, useEffect } from 'react';

/** Focuses an element while it exists, if the focus was nowhere or in the hand, and restores the focus afterwards. */
export function useFocusTaken(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const isFree = before === null || before === document.body || before.dataset.tile !== undefined;
    if (isFree) element.current?.focus({ preventScroll: true });
    const node = element.current;
    return () => {
      const isStillThere = node?.contains(document.activeElement) || document.activeElement === document.body;
      if (isFree && isStillThere) before?.focus({ preventScroll: true });
    };
  }, [element]);
}
