import { type RefObject, useEffect } from 'react';
import { isMeant, markChange, usePressTime } from './pressTime.ts';

/** Makes an element that appeared by itself ignore clicks whose press began before it could be seen. */
export function useSettling(element: RefObject<HTMLElement | null>, isOn = true): void {
  const pressedAt = usePressTime();
  useEffect(() => {
    const node = element.current;
    if (!node || !isOn) return undefined;
    const appeared = performance.now();
    markChange();
    const guard = (event: Event) => {
      if (isMeant(pressedAt(), appeared)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    node.addEventListener('click', guard, true);
    return () => node.removeEventListener('click', guard, true);
  }, [element, isOn, pressedAt]);
}
