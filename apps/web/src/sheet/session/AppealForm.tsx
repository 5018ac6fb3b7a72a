import { LONGEST_APPEAL } from '@gorrion/protocol';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import { useOpened } from '../../kit/ui/useOpened.ts';
import { useWritten } from '../../kit/ui/useWritten.ts';
import './appeals.css';

/** An appeal that is written. */
export interface WrittenAppeal {
  readonly hand: number;
  /** The number of what it is against among what the reader was charged with in the hand; undefined: the whole hand. */
  readonly charge: number | undefined;
  readonly text: string;
}

interface AppealFormProps {
  /** How many hands the game has. */
  readonly hands: number;
  /** Returns what the reader was charged with in a hand, in words. */
  readonly chargesIn?: (hand: number) => readonly string[];
  readonly isBusy?: boolean;
  readonly onSend: (appeal: WrittenAppeal) => void;
  /** Absent where the form stays. */
  readonly onClose?: () => void;
}

/** An appeal in writing, signed by its sender's name and the time (3.12.3). */
export function AppealForm({ hands, chargesIn = () => [], isBusy = false, onSend, onClose }: AppealFormProps) {
  const t = useT();
  const id = useId();
  const [hand, setHand] = useState(hands);
  const [picked, setPicked] = useState<string>();
  const charges = chargesIn(hand);
  // Where there is one charge, the appeal is against it until the player says otherwise.
  const charge = picked ?? (charges.length === 1 ? '0' : '');
  const { text, isMissing, fieldProps, withText } = useWritten();
  const form = useRef<HTMLFormElement>(null);
  useOpened(form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    withText(written => onSend({ hand, charge: charge === '' ? undefined : Number(charge), text: written }));
  };
  return (
    <form className="appeal-form" onSubmit={send} ref={form}>
      <Choose
        label={t('forms.appealHand')}
        value={String(hand)}
        onPick={value => {
          setHand(Number(value));
          setPicked(undefined);
        }}
        options={Array.from({ length: hands }, (_, n) => [String(n + 1), String(n + 1)] as const)}
      />
      {charges.length > 0 && (
        <Choose
          label={t('forms.appealAgainst')}
          value={charge}
          onPick={setPicked}
          options={[['', t('forms.appealWhole')], ...charges.map((words, n) => [String(n), words] as const)]}
        />
      )}
      <label htmlFor={`${id}text`}>{t('forms.appealText')}</label>
      <textarea id={`${id}text`} rows={5} maxLength={LONGEST_APPEAL} {...fieldProps} />
      <small role="alert">{isMissing && t('forms.missingAppeal')}</small>
      <small>{t('forms.letters', { count: text.length, most: LONGEST_APPEAL })}</small>
      <small>{t('forms.signature')}</small>
      <div className="appeal-ways">
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

const Choose = ({ label, ...rest }: Parameters<typeof Pick>[0]) => (
  <span className="appeal-choice">
    <span aria-hidden="true">{label}</span>
    <Pick label={label} {...rest} />
  </span>
);
