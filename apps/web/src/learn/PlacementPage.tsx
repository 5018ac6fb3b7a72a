import { type PlacementAnswer, type PlacementTexts, placementTexts, QUESTIONS } from '@gorrion/learn/placement';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../client/preferences/preferences.ts';
import { placementProgress } from '../client/progress/placement.ts';
import { type Language, useT } from '../kit/i18n/index.ts';
import { useTexts } from '../kit/i18n/useTexts.ts';
import { loadAgain } from '../kit/ui/lazyPart.ts';
import { RoundSteps } from '../kit/ui/RoundSteps.tsx';
import { isField, useKeys } from '../kit/ui/useKeys.ts';
import { paths } from '../shell/links/learnPaths.ts';
import { PlacePage } from '../shell/page/PlacePage.tsx';
import { PlacementAnswers } from './PlacementAnswers.tsx';
import { PlacementHand } from './PlacementHand.tsx';
import { PlacementResult } from './PlacementResult.tsx';
import { TopicList } from './TopicList.tsx';
import './placement.css';

const textsIn = (language: Language) => loadAgain(() => placementTexts(language));

const ANSWERS: readonly PlacementAnswer[] = [0, 1, 2, 'unknown'];

/** The question at which a person goes on: the first without an answer; past the last if all have one. */
function firstOpen(): number {
  const { answers } = placementProgress.use.getState();
  const open = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? QUESTIONS.length : open;
}

const answerQuestion = (id: string, answer: PlacementAnswer): void =>
  placementProgress.use.setState(({ answers }) => ({ answers: { ...answers, [id]: answer } }));

/** The test of twelve questions that says which lessons one may skip. */
export default function PlacementPage() {
  const t = useT();
  const texts = useTexts(textsIn);
  const [at, setAt] = useState(firstOpen);
  const above = [{ href: paths.learn(), label: t('learn.title') }];
  const again = () => {
    placementProgress.clear();
    setAt(0);
  };
  const question = QUESTIONS[at];
  if (!texts) return <div className="page-wait" aria-busy="true" />;
  if (!question) {
    return (
      <PlacePage title={t('placement.done')} note={t('placement.doneNote')} above={above} className="placement" isDeep>
        <PlacementResult texts={texts} onAgain={again} onBack={() => setAt(QUESTIONS.length - 1)} />
      </PlacePage>
    );
  }
  return (
    <PlacePage
      title={t('placement.title')}
      note={t('placement.note')}
      above={above}
      acts={<Progress at={at} />}
      className="placement"
      isDeep
    >
      <div className="sides">
        <Question key={question.id} at={at} texts={texts} onGo={setAt} />
        <TopicList current={question.topic} />
      </div>
    </PlacePage>
  );
}

interface QuestionProps {
  readonly at: number;
  readonly texts: PlacementTexts;
  readonly onGo: (at: number) => void;
}

function Question({ at, texts, onGo }: QuestionProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = QUESTIONS[at]!;
  const answer = placementProgress.use(({ answers }) => answers[question.id]);
  useEffect(() => heading.current?.focus(), []);
  const hasSingleKeys = usePreferences(({ keys }) => keys);
  const next = () => onGo(at + 1);
  useKeys(event => {
    if (event.repeat || isField(event.target) || document.querySelector('dialog[open]')) return undefined;
    const picked = hasSingleKeys ? ANSWERS[Number(event.key) - 1] : undefined;
    if (picked !== undefined) return () => answerQuestion(question.id, picked);
    // On a button Enter presses it.
    const isButton = event.target instanceof HTMLElement && event.target.matches('a, button:not([role=radio])');
    return event.key === 'Enter' && answer !== undefined && !isButton ? next : undefined;
  });
  return (
    <section className="stack" aria-labelledby="placement-asked">
      <h2 id="placement-asked" ref={heading} tabIndex={-1}>
        {texts[question.id]!.question}
      </h2>
      {question.hand && <PlacementHand hand={question.hand} />}
      <PlacementAnswers
        question={question}
        text={texts[question.id]!}
        answer={answer}
        onAnswer={picked => answerQuestion(question.id, picked)}
      />
      <div className="card row learn-foot">
        {at > 0 && (
          <button type="button" className="btn ghost" onClick={() => onGo(at - 1)}>
            {t('placement.back')}
          </button>
        )}
        <button type="button" className="btn pri" disabled={answer === undefined} onClick={next}>
          {t(at + 1 < QUESTIONS.length ? 'placement.next' : 'placement.finish')}
        </button>
      </div>
    </section>
  );
}

function Progress({ at }: { readonly at: number }) {
  const t = useT();
  return (
    <div className="learn-progress">
      <RoundSteps count={QUESTIONS.length} at={at} results={QUESTIONS.slice(0, at).map(() => true)} />
      <small className="fine">{t('placement.progress', { number: at + 1, count: QUESTIONS.length })}</small>
    </div>
  );
}
