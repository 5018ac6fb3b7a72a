import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { ROUND, type useRound } from './useRound.ts';
import { themeName, timeText } from './words.ts';

/** Themes that are named at the end. */
const NAMED = 4;

interface RoundEndProps {
  readonly results: ReturnType<typeof useRound>['results'];
  readonly onAgain: () => void;
  readonly onTheme: (tag: string) => void;
}

/** How a round went: how many were right, how long a question took, and which themes to look at again. */
export function RoundEnd({ results, onAgain, onTheme }: RoundEndProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const right = results.filter(({ isRight }) => isRight).length;
  const times = results.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  const missed = [...new Set(results.filter(({ isRight }) => !isRight).flatMap(({ tags }) => tags))].flatMap(tag => {
    const name = themeName(t, tag);
    return name ? [{ tag, name }] : [];
  });
  return (
    <section className="card pad stack">
      <h2 ref={title} tabIndex={-1}>
        {t('drills.end.right', { right, count: results.length })}
      </h2>
      <p>{t('drills.end.time', { time: timeText(t, times[Math.floor(times.length / 2)] ?? 0) })}</p>
      {missed.length > 0 && (
        <>
          <h3 className="field-label">{t('drills.end.look')}</h3>
          <ul className="row">
            {missed.slice(0, NAMED).map(({ tag, name }) => (
              <li key={tag}>
                <button type="button" className="btn sm" onClick={() => onTheme(tag)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        <Go className="btn" href={paths.drills()}>
          {t('drills.end.others')}
        </Go>
        <button type="button" className="btn pri" onClick={onAgain}>
          {t('drills.end.again', { count: ROUND })}
        </button>
      </div>
    </section>
  );
}
