import type { Player } from '@gorrion/rules';
import { useEffect, useRef } from 'react';
import type { Steps } from './usePosition.ts';

interface Ways extends Steps {
  readonly play: () => void;
  readonly wall: () => void;
  readonly open: () => void;
  readonly seat: (player: Player) => void;
  readonly leave: () => void;
  readonly nextMistake: () => void;
  readonly lastMistake: () => void;
  readonly vote: () => void;
  readonly reveal: () => void;
}

/** Returns what a key does; undefined for nothing. `hasLetters`: single letters are not turned off (WCAG 2.1.4). */
function wayOf(event: KeyboardEvent, ways: Ways, hasLetters: boolean): (() => void) | undefined {
  switch (event.key) {
    case 'ArrowRight':
      return event.shiftKey ? ways.nextHand : ways.next;
    case 'ArrowLeft':
      return event.shiftKey ? ways.lastHand : ways.back;
    case 'ArrowDown':
      return ways.nextCall;
    case 'ArrowUp':
      return ways.lastCall;
    case 'Home':
      return ways.first;
    case 'End':
      return ways.end;
    case 'Escape':
      return ways.leave;
  }
  if (!hasLetters) return undefined;
  const key = event.key.toLowerCase();
  if (/^[1-4]$/.test(key)) return () => ways.seat((Number(key) - 1) as Player);
  if (key === 'm') return event.shiftKey ? ways.lastMistake : ways.nextMistake;
  return { ' ': ways.play, w: ways.wall, o: ways.open, v: ways.vote, r: ways.reveal }[key];
}

/** Whether the focus is on something that uses keys itself. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, select, textarea') ||
    (key === ' ' && target.matches('button, a')) ||
    (/^(Arrow(Left|Right)|Home|End)$/.test(key) && target.matches('[role=tab]')));

/** Moves through a replay by keys, wherever the focus is. */
export function useKeyboard(hasLetters: boolean, ways: Ways): void {
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      const way = wayOf(event, latest.current, hasLetters);
      if (!way) return;
      event.preventDefault();
      // The table below would move along its own hand.
      event.stopImmediatePropagation();
      way();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [hasLetters]);
}
