import {
  knownTopics,
  type PlacementAnswer,
  type PlacementQuestion,
  type PlacementTexts,
  QUESTIONS,
  type QuestionText,
  TOPICS,
} from '@gorrion/learn/placement';
import { placementProgress } from '../client/progress/placement.ts';
import { useT } from '../kit/i18n/index.ts';
import { paths } from '../shell/links/learnPaths.ts';
import { Go } from '../shell/page/Go.tsx';
import { answerLabel } from './PlacementAnswers.tsx';
import { PlacementHand } from './PlacementHand.tsx';
import { TopicList } from './TopicList.tsx';

interface ResultProps {
  readonly texts: PlacementTexts;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** The end of the test: what may be skipped, and for each question that was not answered right, why. */
export function PlacementResult({ texts, onAgain, onBack }: ResultProps) {
  const t = useT();
  const answers = placementProgress.use(progress => progress.answers);
  const known = knownTopics(answers).length;
  const missed = QUESTIONS.filter(({ id, right }) => answers[id] !== right);
  return (
    <div className="sides">
      <section className="stack roomy">
        <p className="numeral" role="status">
          {known === TOPICS.length ? t('placement.knowsAll') : t('placement.knows', { count: known })}
        </p>
        <div className="row">
          <Go className="btn pri" href={paths.learn()}>
            {t('placement.toPath')}
          </Go>
          <button type="button" className="btn" onClick={onBack}>
            {t('placement.back')}
          </button>
          <button type="button" className="btn ghost" onClick={onAgain}>
            {t('placement.again')}
          </button>
        </div>
        {missed.length > 0 && <h2>{t('placement.missed')}</h2>}
        <ol className="stack placement-missed">
          {missed.map(question => (
            <li key={question.id} className="card pad stack">
              <b>{texts[question.id]!.question}</b>
              {question.hand && <PlacementHand hand={question.hand} />}
              <dl className="facts">
                <dt>{t('placement.yours')}</dt>
                <dd>
                  <Given question={question} text={texts[question.id]!} answer={answers[question.id]} />
                </dd>
                <dt>{t('placement.right')}</dt>
                <dd>
                  <b>{answerLabel(question, texts[question.id]!, question.right, t.locale)}</b>
                </dd>
              </dl>
              <p>{texts[question.id]!.why}</p>
            </li>
          ))}
        </ol>
      </section>
      <TopicList />
    </div>
  );
}

interface GivenProps {
  readonly question: PlacementQuestion;
  readonly text: QuestionText;
  readonly answer: PlacementAnswer | undefined;
}

/** What the learner answered. */
function Given({ question, text, answer }: GivenProps) {
  const t = useT();
  return answer === undefined || answer === 'unknown'
    ? t('placement.unknown')
    : answerLabel(question, text, answer, t.locale);
}
