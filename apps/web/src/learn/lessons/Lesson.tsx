import { LESSONS, type LessonId, type LessonScript, lessonScript, loadLessonTexts } from '@gorrion/learn/lessons';
import { useEffect, useState } from 'react';
import { type Language, useT } from '../../kit/i18n/index.ts';
import { useTexts } from '../../kit/i18n/useTexts.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { loadAgain } from '../../kit/ui/lazyPart.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { LanguageMenu } from '../../shell/page/LanguageMenu.tsx';
import { Finish } from './Finish.tsx';
import { StepPage } from './StepPage.tsx';
import { usePlace } from './usePlace.ts';

const textsIn = (language: Language) => loadAgain(() => loadLessonTexts(language));

/** One lesson, step by step. */
export function Lesson({ id }: { readonly id: LessonId }) {
  const t = useT();
  const script = lessonScript(id);
  const texts = useTexts(textsIn);
  const place = usePlace(id);
  const [tries, setTries] = useState(0);
  const step = script.steps[place.at];
  const title = t(`lessons.title.${id}`);
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  const hasTable = step?.kind === 'play' || step?.kind === 'free';
  return (
    <div className={hasTable ? 'place lesson with-table' : 'place lesson'}>
      <Head script={script} at={place.at} title={title} />
      {!texts ? (
        <div className="page-wait" aria-busy="true" />
      ) : step ? (
        <StepPage
          key={`${place.at} ${tries}`}
          script={script}
          step={step}
          texts={texts}
          place={place}
          onAgain={() => setTries(tries + 1)}
        />
      ) : (
        <Finish id={id} next={LESSONS[LESSONS.findIndex(lesson => lesson.id === id) + 1]} onRestart={place.restart} />
      )}
    </div>
  );
}

interface HeadProps {
  readonly script: LessonScript;
  readonly at: number;
  readonly title: string;
}

/** The way out, and how far one is. */
function Head({ script, at, title }: HeadProps) {
  const t = useT();
  const count = script.steps.length;
  const number = Math.min(at + 1, count);
  return (
    <header className="row lesson-head">
      <Go className="ib" href={paths.learn()} aria-label={t('lessons.leave')} title={t('lessons.leave')}>
        <Icon name="close" />
      </Go>
      <div
        className="learn-meter grow"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={at}
        aria-label={t('lessons.progress', { title, number, count })}
      >
        <i style={{ inlineSize: `${(100 * at) / count}%` }} />
      </div>
      <span className="fine" aria-hidden="true">
        {t('lessons.step', { number, count })}
      </span>
      <LanguageMenu />
    </header>
  );
}
