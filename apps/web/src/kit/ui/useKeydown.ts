import { useLayoutEffect, useRef } from 'react';

interface Hearing {
  /** Whether keys are heard; by default they are. */
  readonly isOn?: boolean;
  /** Whether keys are heard before the elements that have the focus. */
  readonly isFirst?: boolean;
}

/** Hears every key that is pressed in the page, from the frame on that shows what the key changes. */
export function useKeydown(hear: (event: KeyboardEvent) => void, { isOn = true, isFirst = false }: Hearing = {}): void {
  const latest = useRef(hear);
  latest.current = hear;
  // Before the browser draws: an effect after it would miss a key that is pressed as soon as something can be seen.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen, isFirst);
    return () => document.removeEventListener('keydown', listen, isFirst);
  }, [isOn, isFirst]);
}
