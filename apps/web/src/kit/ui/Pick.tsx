import { Icon } from './Icon.tsx';
import './pick.css';

interface PickProps<T extends string> {
  readonly label: string;
  readonly describedBy?: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}

/** A list button: shows the chosen option and opens the list of all. */
export const Pick = <T extends string>({ label, describedBy, value, options, onPick }: PickProps<T>) => (
  <span className="pick">
    <select
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={event => onPick(event.target.value as T)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
);
