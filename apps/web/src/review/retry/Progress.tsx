import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { keyOfQuestion, useAnswers } from './answers.ts';

interface ProgressProps {
  readonly questions: readonly Mistake[];
  readonly at: number;
}

/** Most questions that are drawn one by one. */
const MOST = 16;

/** Which question of how many is asked, and which are solved. */
export function Progress({ questions, at }: ProgressProps) {
  const t = useT();
  const answers = useAnswers();
  return (
    <div className="retry-progress">
      {questions.length <= MOST && (
        <span aria-hidden="true">
          {questions.map((question, n) => (
            <i
              key={keyOfQuestion(question)}
              className={n === at ? 'now' : (answers[keyOfQuestion(question)] ?? undefined)}
            />
          ))}
        </span>
      )}
      <p>{t('retry.progress', { at: at + 1, all: questions.length })}</p>
    </div>
  );
}
