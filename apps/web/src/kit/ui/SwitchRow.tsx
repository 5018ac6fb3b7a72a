import { type ReactNode, useId } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

interface SwitchRowProps extends Omit<SwitchProps, 'id'> {
  readonly note?: ReactNode;
  /** A further choice before the switch. */
  readonly children?: ReactNode;
}

/** A switch beside what it is for. A press on the words presses it, too. */
export function SwitchRow({ note, children, ...control }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={children ? 'switch-row choosing' : 'switch-row'}>
      <label htmlFor={id}>
        <b>{control.label}</b>
        {note && <small className="fine">{note}</small>}
      </label>
      {children}
      <Switch id={id} {...control} />
    </div>
  );
}
