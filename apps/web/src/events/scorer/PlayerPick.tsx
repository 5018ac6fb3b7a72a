import { PLAYERS, type Player, type Seat } from '@gorrion/rules';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { WindGlyph } from '../../kit/tiles/index.ts';
import './playerPick.css';

interface Option<T> {
  readonly value: T;
  readonly wind?: Seat;
  readonly label: ReactNode;
  /** Keeps its place, and cannot be chosen. */
  readonly isOff?: boolean;
  /** Why not. */
  readonly why?: string | undefined;
}

interface PlayerPickProps<T extends string | number> {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly Option<T>[];
  readonly onPick: (value: T) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A group of radio buttons with the players of a table, of which none need be chosen. Arrow keys choose the next one. */
export function PlayerPick<T extends string | number>({ label, value, options, onPick }: PlayerPickProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex(option => option.value === value);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const others = options.map((_, n) => (from + step * (n + 1) + options.length * 2) % options.length);
    const next = others.find(at => !options[at]!.isOff);
    if (next === undefined) return;
    onPick(options[next]!.value);
    buttons[next]?.focus();
  };
  const first = options.findIndex(({ isOff }) => !isOff);
  return (
    <div className="who4" role="radiogroup" aria-label={label} ref={row} onKeyDown={move}>
      {options.map((option, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold a wind and a name as its button
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={n === chosen}
          disabled={option.isOff}
          tabIndex={n === (chosen < 0 ? first : chosen) ? 0 : -1}
          onClick={() => onPick(option.value)}
        >
          {option.wind !== undefined && <WindGlyph wind={option.wind} />}
          <span>
            <span dir="auto">{option.label}</span>
            {option.why !== undefined && <small>{option.why}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Returns the four players of a table as options. */
export const playerOptions = (nameOf: (player: Player) => string, windOf: (player: Player) => Seat) =>
  PLAYERS.map(player => ({ value: player, wind: windOf(player), label: nameOf(player) }));
