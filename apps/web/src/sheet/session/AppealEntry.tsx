import { LONGEST_REMARK } from '@gorrion/protocol';
import { type ReactNode, useId } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { useWritten } from '../../kit/ui/useWritten.ts';
import './appeals.css';

/** What somebody has said of an appeal. */
export interface ShownAnswer {
  readonly isUpheld: boolean;
  /** The same in words. */
  readonly verdict: string;
  readonly remark: string;
  /** Who has said it. */
  readonly by: string;
  /** Server time (ms). */
  readonly at: number;
}

interface AppealEntryProps {
  /** Whose it is, and what about. */
  readonly head: ReactNode;
  /** What it is against, in words; undefined if it is about the hand as a whole. */
  readonly against?: string | undefined;
  readonly text: string;
  /** What each of those has said who decide together. */
  readonly votes?: readonly ShownAnswer[];
  readonly answer?: ShownAnswer | undefined;
  /** That it was taken to who decides once more. */
  readonly further?: string | undefined;
  readonly final?: ShownAnswer | undefined;
  /** Whom it waits for. */
  readonly stage?: string | false | undefined;
  /** Answers it; absent if the reader does not decide it now. */
  readonly onAnswer?: ((isUpheld: boolean, remark: string) => void) | undefined;
  /** The way to who decides once more, while it is open to the reader; `until`: server time (ms). */
  readonly way?: { readonly label: string; readonly until: number; readonly onPress: () => void } | undefined;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** An appeal in writing with its answers and where it stands (3.12, 3.13). Who decides it answers it here. */
export function AppealEntry(props: AppealEntryProps) {
  const t = useT();
  const { head, against, text, votes = [], answer, further, final, stage, onAnswer, way, children } = props;
  return (
    <li className="stack tight">
      <p>{head}</p>
      {against && <p>{t('forms.against', { what: against })}</p>}
      <p className="appeal-text" dir="auto">
        {text}
      </p>
      {votes.map(vote => (
        <Answer key={vote.by} answer={vote} />
      ))}
      {answer && <Answer answer={answer} isVerdict />}
      {further && <p>{further}</p>}
      {final && <Answer answer={final} isVerdict />}
      {stage && <p className="quiet">{stage}</p>}
      {onAnswer && <AnswerForm key={answer ? 'final' : 'first'} onAnswer={onAnswer} />}
      {children}
      {way && (
        <p className="row appeal-form">
          <button type="button" className="btn" onClick={way.onPress}>
            {way.label}
          </button>
          <small className="fine">{t('forms.until', { time: timeOfDay(t.locale, way.until) })}</small>
        </p>
      )}
    </li>
  );
}

function Answer({ answer, isVerdict = false }: { readonly answer: ShownAnswer; readonly isVerdict?: boolean }) {
  const t = useT();
  const { isUpheld, verdict, remark, by, at } = answer;
  return (
    <p className={isVerdict ? `appeal-verdict${isUpheld ? ' is-upheld' : ''}` : undefined}>
      {isVerdict ? <b>{verdict}</b> : verdict} <bdi>{remark}</bdi>{' '}
      <small className="fine">{t('forms.answerBy', { name: by, time: timeOfDay(t.locale, at) })}</small>
    </p>
  );
}

/** Lets those who decide uphold or reject an appeal, with a reason. */
function AnswerForm({ onAnswer }: { readonly onAnswer: NonNullable<AppealEntryProps['onAnswer']> }) {
  const t = useT();
  const id = useId();
  const { isMissing, fieldProps, withText } = useWritten();
  const answer = (isUpheld: boolean) => withText(remark => onAnswer(isUpheld, remark));
  return (
    <div className="stack tight appeal-form">
      <label className="field-label" htmlFor={id}>
        {t('page.appeal.reason')}
      </label>
      <textarea id={id} rows={2} maxLength={LONGEST_REMARK} {...fieldProps} />
      <small className="field-fault" role="alert">
        {isMissing && t('page.appeal.missing')}
      </small>
      <div className="row">
        <button type="button" className="btn" onClick={() => answer(true)}>
          {t('page.appeal.uphold')}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {t('page.appeal.reject')}
        </button>
      </div>
    </div>
  );
}
