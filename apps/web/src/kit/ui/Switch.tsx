import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export const Switch = ({ label, isOn, onTurn }: SwitchProps) => (
  <button
    type="button"
    className="switch"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    onClick={() => onTurn(!isOn)}
  />
);
