import { Pick } from '../../kit/ui/Pick.tsx';

interface NamedPickProps {
  readonly label: string;
  /** Index of the chosen option. */
  readonly at: number;
  readonly options: readonly string[];
  readonly onPick: (at: number) => void;
}

/** A list button with its name before it. */
export const NamedPick = ({ label, at, options, onPick }: NamedPickProps) => (
  <span className="row tight fine">
    <span aria-hidden="true">{label}</span>
    <Pick
      label={label}
      value={String(at)}
      options={options.map((option, n) => [String(n), option])}
      onPick={option => onPick(Number(option))}
    />
  </span>
);
