import type { Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { RoundSteps } from '../../kit/ui/RoundSteps.tsx';
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
    <div className="row fine">
      {questions.length <= MOST && (
        <RoundSteps
          count={questions.length}
          at={at}
          results={questions.map((question, n) => {
            const answer = answers[keyOfQuestion(question)];
            return n === at || answer === undefined ? undefined : answer === 'solved';
          })}
        />
      )}
      <p>{t('retry.progress', { at: at + 1, all: questions.length })}</p>
    </div>
  );
}
