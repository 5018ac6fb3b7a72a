import type { ReactNode } from 'react';
import './sure.css';

interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What the action does, when the question alone does not say it. */
  readonly children?: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. */
export function Sure({ question, yes, no, onYes, onNo, children }: SureProps) {
  return (
    <fieldset className="sure">
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
