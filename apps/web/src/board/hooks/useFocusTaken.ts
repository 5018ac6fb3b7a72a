import { type RefObject, useEffect } from 'react';

/** Takes the focus while it is there, if it was nowhere or in the hand, and gives it back afterwards. */
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
