import { type ReactNode, useRef } from 'react';
import './sure.css';
import { useOpened } from './useOpened.ts';

interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What the action does, when the question alone does not say it. */
  readonly children?: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone, and comes into sight with the focus where it opens. */
export function Sure({ question, yes, no, onYes, onNo, children }: SureProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  useOpened(form);
  return (
    <fieldset className="sure" ref={form} tabIndex={-1}>
      <legend>{question}</legend>
      {children}
      <button type="button" className="btn sm" onClick={onYes}>
        {yes}
      </button>
      <button type="button" className="btn sm ghost" onClick={onNo}>
        {no}
      </button>
    </fieldset>
  );
}
