import './switch.css';

export interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export const Switch = ({ id, label, isOn, onTurn }: SwitchProps) => (
  <button
    id={id}
    type="button"
    className="switch"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    onClick={() => onTurn(!isOn)}
  />
);
