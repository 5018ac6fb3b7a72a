import { DOUBLE_IDS, FAN_IDS, SPECIAL_IDS } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { doubleName, specialName } from '../../kit/tiles/classicalNames.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { DOUBLE_ARTICLES, SPECIAL_ARTICLES } from '../../shell/links/sections.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useBookPaths } from './books.ts';
import { fansNamed } from './find.ts';
import { type Chapter, isContested, type Rulebook } from './read.ts';

/** Facts about the chapter that is shown, the fans that it names, and what the marks of its articles mean. */
export function Aside({ book, shown }: { readonly book: Rulebook; readonly shown: Chapter | undefined }) {
  const t = useT();
  const isClassical = useBookPaths().book === 'classical';
  const marked = t(isClassical ? 'rulebook.gaps' : 'rulebook.contested');
  const articles = shown?.articles ?? book.chapters.flatMap(chapter => chapter.articles);
  const numbers = articles.map(({ number }) => number);
  const fans = shown ? fansNamed(shown.articles.flatMap(({ blocks }) => blocks)) : [];
  return (
    <aside className="stack roomy rb-aside">
      {articles.length > 0 && (
        <Card title={t(shown ? 'rulebook.inChapter' : 'rulebook.inBook')}>
          <dl className="facts">
            <dt>{t('rulebook.articles')}</dt>
            <dd>{t('rulebook.span', { first: Math.min(...numbers), last: Math.max(...numbers) })}</dd>
            <dt>{marked}</dt>
            <dd>{t('rulebook.contestedOf', { some: articles.filter(isContested).length, all: articles.length })}</dd>
          </dl>
          {fans.length > 0 && (
            <ul aria-label={t('rulebook.fans')}>
              {fans.map(number => {
                const id = FAN_IDS[number - 1];
                return (
                  id && (
                    <li key={number} className="learn-links">
                      <Go href={paths.fan(id)}>
                        <span className="quiet">{number}</span> {fanName(id, t.locale)}
                      </Go>
                    </li>
                  )
                );
              })}
            </ul>
          )}
          {isClassical && shown && <OlderHands numbers={numbers} />}
        </Card>
      )}
      <Note tone="amber" icon="flag" title={marked}>
        {t(isClassical ? 'rulebook.gapsNote' : 'rulebook.contestedNote')}
      </Note>
    </aside>
  );
}

interface OlderHandsProps {
  /** The articles of the chapter. */
  readonly numbers: readonly number[];
}

/** The doubles and special hands of a chapter of the classical book, each with its article. */
function OlderHands({ numbers }: OlderHandsProps) {
  const t = useT();
  const doubles = DOUBLE_IDS.map(id => ({ id, article: DOUBLE_ARTICLES[id], name: doubleName(t, id) }));
  const hands = SPECIAL_IDS.map(id => ({ id, article: SPECIAL_ARTICLES[id], name: specialName(t, id) }));
  const all = [...doubles, ...hands].filter(({ article }) => numbers.includes(article));
  if (all.length === 0) return null;
  return (
    <ul aria-label={t('rulebook.olderHands')}>
      {all.map(({ id, article, name }) => (
        <li key={id} className="learn-links">
          <Go href={paths.olderWay(id)}>
            <span className="quiet">{article}</span> {name}
          </Go>
        </li>
      ))}
    </ul>
  );
}
