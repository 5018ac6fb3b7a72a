import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';

interface Control {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with what is written. */
  readonly fault?: ReactNode;
  /** One `input`, `textarea` or `select`. */
  readonly children: ReactElement<Control>;
}

/** A field with its name above and, below, what is wrong with it or a hint; both are read out with it. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const own = useId();
  const id = children.props.id ?? own;
  const about = fault || hint ? `${id}-about` : undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': about ?? children.props['aria-describedby'],
        'aria-invalid': fault ? true : children.props['aria-invalid'],
      })}
      {about && (
        <p id={about} className={fault ? 'field-fault' : 'fine'} role={fault ? 'alert' : undefined}>
          {fault ?? hint}
        </p>
      )}
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The name of a control that says its own name to screen readers (`Choice`, `Pick`, `Stepper`), and what it means. */
export const Labelled = ({ label, note, children }: LabelledProps) => (
  <div className="field">
    <span className="field-label" aria-hidden="true">
      {label}
    </span>
    {children}
    {note && <p className="fine">{note}</p>}
  </div>
);
