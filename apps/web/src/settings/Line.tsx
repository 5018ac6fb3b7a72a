import type { ReactNode } from 'react';

interface LineProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** One thing to set: what it is called, what it means, and the control. */
export const Line = ({ title, note, children }: LineProps) => (
  <div className="setting">
    <b>{title}</b>
    <span>{note}</span>
    {children}
  </div>
);
