import { Icon } from '../../ui/Icon.tsx';
import './fields.css';

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  /** Shows the label beside the box. */
  readonly isNamed?: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** A check box of 44 px. */
export const Tick = ({ label, isOn, isFixed = false, isNamed = false, onTick }: TickProps) => (
  <label className={isNamed ? 'og-tick named' : 'og-tick'}>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isFixed}
      aria-label={isNamed ? undefined : label}
      onChange={event => onTick(event.target.checked)}
    />
    <span className="og-box" aria-hidden="true">
      {isOn && <Icon name="check" />}
    </span>
    {isNamed && <span>{label}</span>}
  </label>
);
