import { type RefObject, useEffect } from 'react';

/** Brings a form that a press has opened into sight, with the focus in its first field of text. */
export function useOpened(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
  }, [form]);
}
