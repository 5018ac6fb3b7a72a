import { useState } from 'react';
import { Icon } from '../../../kit/ui/Icon.tsx';
import './fields.css';

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  /** Shows the label beside the box. */
  readonly isNamed?: boolean;
  /** May resolve once the server has answered; until then the box shows the wish. */
  readonly onTick: (isOn: boolean) => unknown;
}

/** A check box of 44 px. */
export function Tick({ label, isOn, isFixed = false, isNamed = false, onTick }: TickProps) {
  const [wish, setWish] = useState<boolean>();
  const isShownOn = wish ?? isOn;
  const tick = async (next: boolean) => {
    setWish(next);
    await onTick(next);
    setWish(undefined);
  };
  return (
    <label className={isNamed ? 'og-tick named' : 'og-tick'}>
      <input
        type="checkbox"
        checked={isShownOn}
        disabled={isFixed}
        aria-label={isNamed ? undefined : label}
        onChange={event => void tick(event.target.checked)}
      />
      <span className="og-box" aria-hidden="true">
        {isShownOn && <Icon name="check" />}
      </span>
      {isNamed && <span>{label}</span>}
    </label>
  );
}
