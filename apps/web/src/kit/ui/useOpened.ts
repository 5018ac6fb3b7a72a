import { type RefObject, useEffect } from 'react';

/**
 * Brings a form that a press has opened into sight, with the focus in its first field of text, or on the form itself if it
 * has none and stands in the place of the button that was pressed.
 */
export function useOpened(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = form.current;
    opened?.scrollIntoView({ block: 'nearest' });
    const field = opened?.querySelector<HTMLElement>('textarea, input:not([type="radio"])');
    if (field) field.focus({ preventScroll: true });
    else if (document.activeElement === document.body) opened?.focus({ preventScroll: true });
  }, [form]);
}
