import { type KeyboardEvent, useEffect, useState } from 'react';
import './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly describedBy?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The text of the value 0 where 0, below `min`, stands for no limit. */
  readonly none?: string;
  readonly onSet: (value: number) => void;
}

/** A number with a button for less and one for more. It can be typed too; the arrow keys change it by one step. */
export function Stepper(props: StepperProps) {
  const { label, less, more, describedBy, value, min, max, step, none, onSet } = props;
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value replaces what was typed
  useEffect(() => setTyped(undefined), [value]);
  const lowest = none === undefined ? min : 0;
  const within = (wanted: number): number => {
    if (none !== undefined && wanted < min) return 0;
    return Math.min(max, Math.max(min, wanted));
  };
  const up = value < min ? min : within(value + step);
  const down = within(value - step);
  const set = (next: number) => {
    setTyped(undefined);
    if (next !== value) onSet(next);
  };
  const take = () => {
    if (typed !== undefined) set(/^\d{1,4}$/.test(typed) ? within(Number(typed)) : value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(event.key === 'ArrowUp' ? up : down);
  };
  const shown = none !== undefined && value === 0 ? none : String(value);
  return (
    <div className="stepper">
      <button type="button" aria-label={less} disabled={value <= lowest} onClick={() => set(down)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuenow={value}
        aria-valuemin={lowest}
        aria-valuemax={max}
        aria-valuetext={shown}
        size={Math.max(3, shown.length)}
        value={typed ?? shown}
        onFocus={event => event.target.select()}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => set(up)}>
        +
      </button>
    </div>
  );
}
