import type { ComponentProps, ReactNode } from 'react';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';

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

/** A setting that is on or off. */
export const SwitchLine = (props: ComponentProps<typeof SwitchRow>) => (
  <div className="setting is-switch">
    <SwitchRow {...props} />
  </div>
);
