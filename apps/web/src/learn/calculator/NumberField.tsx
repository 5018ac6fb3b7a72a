import { plainDigits } from '@gorrion/protocol';
import { useEffect, useId, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onSet: (value: number) => void;
}

/** A number that is typed, from 0 to `most`. What is no number leaves it as it was. */
export function NumberField({ label, value, most, onSet }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value replaces what was typed
  useEffect(() => setTyped(undefined), [value]);
  const take = () => {
    const number = plainDigits(typed ?? '').trim();
    if (/^\d{1,5}$/.test(number)) onSet(Math.min(most, Number(number)));
    setTyped(undefined);
  };
  return (
    <p className="learn-box row ends">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={5}
        value={typed ?? String(value)}
        onFocus={event => event.target.select()}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
    </p>
  );
}
