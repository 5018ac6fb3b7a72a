import { type ChangeEvent, useRef, useState } from 'react';

/** Keeps a text that must be written before it can be sent. A press without one asks for it at the field. */
export function useWritten() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  // Line breaks are no part of a record.
  const clean = text.replace(/\s+/g, ' ').trim();
  const isMissing = isAsked && clean === '';
  return {
    text,
    /** Whether it was to be sent before anything was written. */
    isMissing,
    fieldProps: {
      ref: field,
      value: text,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
      'aria-invalid': isMissing,
    },
    /** Calls back with the text on one line; without a text, moves to the field. */
    withText: (send: (text: string) => void): void => {
      if (clean !== '') {
        send(clean);
        return;
      }
      setAsked(true);
      field.current?.focus();
    },
  };
}
