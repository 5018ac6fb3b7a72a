import { usePreferences } from '../../client/preferences/preferences.ts';
import { isField, useKeys } from '../../kit/ui/useKeys.ts';
import type { Asked } from './useAsked.ts';

/** Whether the focus is on something that Enter presses itself: a link or a button that is no answer. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('a, summary, button:not([data-answer]), [role=switch]');

const isAnswer = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.dataset.answer !== undefined;

/**
 * Keys of a question: digits choose, in the row of the focus; Enter answers, and goes on afterwards; the question mark
 * shows the solution. `more` gives further single keys after the answer.
 */
export function useDrillKeys(
  asked: Asked,
  onNext: (() => void) | undefined,
  more?: (key: string) => (() => void) | undefined,
): void {
  const hasSingleKeys = usePreferences(({ keys }) => keys);
  useKeys(event => {
    const { target, key, repeat } = event;
    if (repeat || isField(target) || document.querySelector('dialog[open]')) return undefined;
    if (key === 'Enter') {
      if (hasOwnEnter(target)) return undefined;
      if (asked.verdict) return onNext;
      return asked.isReady ? asked.answer : undefined;
    }
    if (!hasSingleKeys) return undefined;
    if (asked.verdict) return more?.(key.toLowerCase());
    if (key === '?') return asked.show;
    if (key < '1' || key > '9' || key.length > 1) return undefined;
    const own = isAnswer(target) ? target.dataset.answer : undefined;
    const row = asked.rows.find(items => items.some(item => item.key === own)) ?? asked.rows[0] ?? [];
    const item = row[Number(key) - 1];
    return item && (() => asked.choose(item));
  });
}
