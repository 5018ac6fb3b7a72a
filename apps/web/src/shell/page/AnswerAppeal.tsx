import { LONGEST_REMARK } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { useWritten } from '../../kit/ui/useWritten.ts';

interface AnswerAppealProps {
  readonly onAnswer: (isUpheld: boolean, remark: string) => void;
}

/** Lets those who decide uphold or reject an appeal, with a reason. */
export function AnswerAppeal({ onAnswer }: AnswerAppealProps) {
  const t = useT();
  const { isMissing, fieldProps, withText } = useWritten();
  const answer = (isUpheld: boolean) => withText(remark => onAnswer(isUpheld, remark));
  return (
    <div className="stack appeal-form">
      <Field label={t('page.appeal.reason')}>
        <textarea rows={2} maxLength={LONGEST_REMARK} {...fieldProps} />
      </Field>
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
