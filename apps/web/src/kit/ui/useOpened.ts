import { type RefObject, useLayoutEffect } from 'react';

/**
 * Brings a form that a press has opened into sight, with the focus in its first field of text, or on the form itself if it
 * has none. The focus goes back as the form closes, if the button that was pressed is still there.
 */
export function useOpened(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opened = form.current;
    const before = document.activeElement;
    opened?.scrollIntoView({ block: 'nearest' });
    const field = opened?.querySelector<HTMLElement>('textarea, input:not([type="radio"])');
    (field ?? opened)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && opened?.contains(document.activeElement)) before.focus();
    };
  }, [form]);
}
