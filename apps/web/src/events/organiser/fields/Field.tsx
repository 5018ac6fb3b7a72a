import { type ReactNode, useId } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { useDraft } from './useDraft.ts';
import './fields.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Resolves with whether the server has taken the text. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly type?: 'text' | 'date' | 'datetime-local' | undefined;
  readonly hint?: ReactNode;
  /** What is wrong with the value as it is. */
  readonly fault?: string | undefined;
  readonly longest?: number;
  readonly rows?: number;
  readonly isFixed?: boolean;
  readonly min?: string | undefined;
}

/** A field that saves itself, and says so if another person has changed it meanwhile. */
export function Field(props: FieldProps) {
  const { label, value, onSave, type = 'text', hint, fault, longest = 80, rows, isFixed, min } = props;
  const t = useT();
  const id = useId();
  const field = useDraft(value, onSave);
  const shared = {
    id,
    value: field.text,
    disabled: isFixed,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-about`,
    onBlur: field.flush,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          maxLength={type === 'text' ? longest : undefined}
          min={min}
          autoComplete="off"
          onChange={event => field.type(event.target.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} maxLength={longest} onChange={event => field.type(event.target.value)} />
      )}
      <div id={`${id}-about`} className={fault === undefined ? 'fine' : 'field-fault'}>
        {fault ?? hint}
      </div>
      {field.conflict !== undefined && (
        <div className="row og-conflict" role="status">
          <span>{t('organiser.meanwhile', { text: field.conflict || '—' })}</span>
          <button type="button" className="btn sm" onClick={() => field.settle(false)}>
            {t('organiser.meanwhile.theirs')}
          </button>
          <button type="button" className="btn sm" onClick={() => field.settle(true)}>
            {t('organiser.meanwhile.mine')}
          </button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A line of a form: its name at the left, its control and what it means at the right. */
export const Row = ({ label, hint, children }: RowProps) => (
  <div className="og-row">
    <span className="field-label">{label}</span>
    <div className="row og-control">{children}</div>
    {hint && <div className="fine">{hint}</div>}
  </div>
);
