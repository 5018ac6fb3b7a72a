import type { ReactNode } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Stepper } from '../../../kit/ui/Stepper.tsx';
import { Row } from './Field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly hint?: ReactNode;
  /** What stands after the number. */
  readonly unit?: ReactNode;
  readonly isFixed?: boolean;
  readonly onSet: (value: number) => void;
}

/** A number with its name, and buttons for less and more. */
export function NumberField({ label, value, min, max, step = 1, hint, unit, isFixed, onSet }: NumberFieldProps) {
  const t = useT();
  return (
    <Row label={label} hint={hint}>
      {isFixed ? (
        <b>{value}</b>
      ) : (
        <Stepper
          label={label}
          less={t('organiser.less', { what: label })}
          more={t('organiser.more', { what: label })}
          value={value}
          min={min}
          max={max}
          step={step}
          onSet={onSet}
        />
      )}
      {unit && <span className="fine">{unit}</span>}
    </Row>
  );
}
