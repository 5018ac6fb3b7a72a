import { LONGEST_REMARK } from '@gorrion/protocol';
import { useId } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { useWritten } from '../../kit/ui/useWritten.ts';
import './answerAppeal.css';

interface AnswerAppealProps {
  readonly onAnswer: (isUpheld: boolean, remark: string) => void;
}

/** Lets those who decide uphold or reject an appeal, with a reason. */
export function AnswerAppeal({ onAnswer }: AnswerAppealProps) {
  const t = useT();
  const id = useId();
  const { isMissing, fieldProps, withText } = useWritten();
  const answer = (isUpheld: boolean) => withText(remark => onAnswer(isUpheld, remark));
  return (
    <div className="appeal-form">
      <label htmlFor={id}>{t('page.appeal.reason')}</label>
      <textarea id={id} rows={2} maxLength={LONGEST_REMARK} {...fieldProps} />
      <small role="alert">{isMissing && t('page.appeal.missing')}</small>
      <div className="appeal-ways">
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
