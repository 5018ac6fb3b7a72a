import type { Player } from '@gorrion/rules';
import { isField, useKeys } from '../../kit/ui/useKeys.ts';
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
  /** Shows the list of keys. */
  readonly help: () => void;
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
  return { ' ': ways.play, w: ways.wall, o: ways.open, v: ways.vote, r: ways.reveal, '?': ways.help }[key];
}

/** Whether the focus is on something that uses keys itself, or a dialog is open. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  isField(target) ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    ((key === ' ' && target.matches('button, a')) ||
      (/^(Arrow(Left|Right)|Home|End)$/.test(key) && target.matches('[role=tab]'))));

/** Moves through a replay by keys, wherever the focus is. */
export function useKeyboard(hasLetters: boolean, ways: Ways): void {
  useKeys(event => (isTaken(event.target, event.key) ? undefined : wayOf(event, ways, hasLetters)));
}
