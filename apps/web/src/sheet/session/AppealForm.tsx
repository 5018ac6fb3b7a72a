import { LONGEST_APPEAL } from '@gorrion/protocol';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import { useOpened } from '../../kit/ui/useOpened.ts';
import { useWritten } from '../../kit/ui/useWritten.ts';
import './appeals.css';

/** What somebody was charged with, by the game or by an umpire. */
interface Charge {
  readonly hand: number;
  /** In whole sentences. */
  readonly text: string;
}

/** An appeal that is written. */
export interface WrittenAppeal {
  readonly hand: number;
  /** The number of what it is against among the charges of its hand; undefined: the hand as a whole. */
  readonly charge: number | undefined;
  readonly text: string;
}

interface AppealFormProps {
  /** How many hands the game has. */
  readonly hands: number;
  /** What those whom the reader may appeal for were charged with, in its order. */
  readonly charges: readonly Charge[];
  readonly isBusy?: boolean;
  readonly onSend: (appeal: WrittenAppeal) => void;
  /** Absent where the form stays. */
  readonly onClose?: () => void;
}

/** No charge: the hand as a whole. */
const WHOLE = -1;

/** An appeal in writing, signed by its sender's name and the time (3.12.3). */
export function AppealForm({ hands, charges: all, isBusy = false, onSend, onClose }: AppealFormProps) {
  const t = useT();
  const id = useId();
  // What was given last is what an appeal is most likely about.
  const [hand, setHand] = useState(all.at(-1)?.hand ?? hands);
  const [picked, setPicked] = useState<number>();
  const charges = all.filter(one => one.hand === hand);
  // Where there is one charge, the appeal is against it until the player says otherwise.
  const charge = picked ?? (charges.length === 1 ? 0 : WHOLE);
  const { text, isMissing, fieldProps, withText } = useWritten();
  const form = useRef<HTMLFormElement>(null);
  useOpened(form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    withText(written => onSend({ hand, charge: charge === WHOLE ? undefined : charge, text: written }));
  };
  return (
    <form className="stack appeal-form" onSubmit={send} ref={form}>
      <span className="row">
        <span className="field-label" aria-hidden="true">
          {t('forms.appealHand')}
        </span>
        <Pick
          label={t('forms.appealHand')}
          value={String(hand)}
          onPick={value => {
            setHand(Number(value));
            setPicked(undefined);
          }}
          options={Array.from({ length: hands }, (_, n) => [String(n + 1), String(n + 1)] as const)}
        />
      </span>
      {charges.length > 0 && <AgainstPick charges={charges} value={charge} onPick={setPicked} />}
      <label className="field-label" htmlFor={`${id}text`}>
        {t('forms.appealText')}
      </label>
      <textarea id={`${id}text`} rows={5} maxLength={LONGEST_APPEAL} {...fieldProps} />
      <small className="field-fault" role="alert">
        {isMissing && t('forms.missingAppeal')}
      </small>
      <small className="fine">{t('forms.letters', { count: text.length, most: LONGEST_APPEAL })}</small>
      <small className="fine">{t('forms.signature')}</small>
      <div className="row">
        {onClose && (
          <button type="button" className="btn" onClick={onClose}>
            {t('forms.cancel')}
          </button>
        )}
        <button type="submit" className="btn pri" disabled={isBusy}>
          {t('forms.send')}
        </button>
      </div>
    </form>
  );
}

interface AgainstProps {
  readonly charges: readonly Charge[];
  readonly value: number;
  readonly onPick: (value: number) => void;
}

/** Chooses what an appeal is against, each in whole sentences. */
function AgainstPick({ charges, value, onPick }: AgainstProps) {
  const t = useT();
  const name = useId();
  const options = [t('forms.appealWhole'), ...charges.map(({ text }) => text)];
  return (
    <fieldset className="appeal-against">
      <legend className="field-label">{t('forms.appealAgainst')}</legend>
      {options.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was given keeps its order
        <label key={n}>
          <input type="radio" name={name} checked={n - 1 === value} onChange={() => onPick(n - 1)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
