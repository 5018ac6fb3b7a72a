import { useEffect } from 'react';
import { useStable } from '../../board/hooks/useStable.ts';
import { isMeant } from '../../kit/ui/pressTime.ts';

/** Keys that alone do nothing. */
const SILENT = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead']);

/** Whether something else than the table takes a press: a dialog, or a field that is written in. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"], input, textarea, select, aside') !== null;

/** Returns whether an event presses something, and nothing beside the table. */
function isPress(event: Event): boolean {
  if (isElsewhere(event.target)) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  return !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey && !SILENT.has(event.key);
}

/**
 * While it is on, the first press or key anywhere on the table skips, and does nothing else: what it meets was not meant. A
 * press in the first moments is of what was there before.
 */
export function useSkip(isOn: boolean, skip: () => void): void {
  const skipped = useStable(skip);
  useEffect(() => {
    if (!isOn) return;
    const began = performance.now();
    const press = (event: Event) => {
      if (!isPress(event)) return;
      event.stopPropagation();
      // A key would also press what has the focus.
      if (event instanceof KeyboardEvent) event.preventDefault();
      if (isMeant(event.timeStamp, began)) skipped();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    };
  }, [isOn, skipped]);
}
