import { useEffect } from 'react';

/** The one tile of the own hand that the Tab key reaches. */
const OWN_TILE = '.surface [data-key][data-tile][tabindex="0"]';

/** Moves the focus to the own hand when the screen of the exchanges closes and takes the focused element with it. */
export function useFocusReturned(isScreenOpen: boolean): void {
  useEffect(() => {
    if (!isScreenOpen) return;
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost) document.querySelector<HTMLElement>(OWN_TILE)?.focus({ preventScroll: true });
    };
  }, [isScreenOpen]);
}
