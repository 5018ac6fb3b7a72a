import type { LessonEntry, LessonId } from '@gorrion/learn/lessons';
import { useEffect, useRef } from 'react';
import { usePractice } from '../../client/progress/practice.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useOpenPractice } from '../../shell/practice/useOpenPractice.ts';

interface FinishProps {
  readonly id: LessonId;
  /** The lesson that follows; undefined after the last one. */
  readonly next: LessonEntry | undefined;
  readonly onRestart: () => void;
}

/** The end of a lesson, and where to go from it. */
export function Finish({ id, next, onRestart }: FinishProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="card empty lesson-finish">
      {next && <MiniTile tile={next.tile} decorative />}
      <h1 ref={heading} tabIndex={-1}>
        {t('lessons.finished', { title: t(`lessons.title.${id}`) })}
      </h1>
      <p>{next ? t('lessons.nextIs', { title: t(`lessons.title.${next.id}`) }) : t('lessons.all')}</p>
      {next && <p className="quiet">{t(`lessons.line.${next.id}`)}</p>}
      <div className="row">
        {next && (
          <Go className="btn pri" href={paths.lesson(next.id)}>
            {t('lessons.goOn', { count: next.minutes })}
          </Go>
        )}
        {!next && <Practise />}
        <Go className="btn" href={paths.learn()}>
          {t('lessons.toLearn')}
        </Go>
        <button type="button" className="btn ghost" onClick={onRestart}>
          {t('lessons.restart')}
        </button>
      </div>
    </main>
  );
}

/** The button to a practice table, at the step of the ladder where the player is. */
function Practise() {
  const t = useT();
  const { step } = usePractice();
  const { isOpening, open } = useOpenPractice();
  return (
    <button type="button" className="btn pri" disabled={isOpening} onClick={() => void open(step)}>
      {t('lessons.practice')}
    </button>
  );
}
