import type { ReactNode } from 'react';

interface LineProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** One setting: its name, what it does, and the control. */
export const Line = ({ title, note, children }: LineProps) => (
  <div className="setting">
    <b>{title}</b>
    <span className="fine">{note}</span>
    {children}
  </div>
);
