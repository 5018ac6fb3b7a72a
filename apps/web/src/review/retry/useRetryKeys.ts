import { useEffect, useRef } from 'react';

interface RetryWays {
  /** The next question. */
  readonly next: () => void;
  /** Shows the answer; undefined once it is shown. */
  readonly show: (() => void) | undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** N for the next question and ? for the answer, unless single letters are turned off (WCAG 2.1.4). */
export function useRetryKeys(hasLetters: boolean, ways: RetryWays): void {
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    if (!hasLetters) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const way = { n: latest.current.next, '?': latest.current.show }[event.key.toLowerCase()];
      if (!way) return;
      event.preventDefault();
      // The table below has its own use for keys.
      event.stopImmediatePropagation();
      way();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [hasLetters]);
}
