import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './choice.css';

export interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

interface ChoiceProps<T> {
  readonly label: string;
  /** Undefined: none is chosen yet. */
  readonly value: T | undefined;
  readonly options: readonly Option<T>[];
  readonly onChoose: (value: T) => void;
  /** Draws each option on one line. */
  readonly isSlim?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The most options that fit in one row with their notes. */
const ONE_ROW = 3;

/** A group of two to six radio buttons, in one row or two. The arrow keys choose the next or the previous option. */
export function Choice<T extends string | number>({ label, value, options, onChoose, isSlim }: ChoiceProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = options.findIndex(option => option.value === value);
    const next = at < 0 ? 0 : (at + step + options.length) % options.length;
    onChoose(options[next]!.value);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const shape = isSlim ? 'slim' : options.length > ONE_ROW ? 'many' : '';
  return (
    <div className={`choice ${shape}`} role="radiogroup" aria-label={label} ref={row} onKeyDown={move}>
      {options.map((option, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold two lines of text as its button
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value || (value === undefined && n === 0) ? 0 : -1}
          onClick={() => onChoose(option.value)}
        >
          <b>{option.label}</b>
          {option.note && <span>{option.note}</span>}
        </button>
      ))}
    </div>
  );
}
