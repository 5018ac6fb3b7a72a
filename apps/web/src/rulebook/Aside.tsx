import { FAN_IDS } from '@gorrion/rules';
import { fanName } from '../i18n/fanName.ts';
import { useT } from '../i18n/index.ts';
import { Go } from '../page/Go.tsx';
import { paths } from '../page/learnPaths.ts';
import { Note } from '../ui/Note.tsx';
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
    <aside className="rb-aside">
      {articles.length > 0 && (
        <section className="card" aria-labelledby="rb-facts">
          <h2 id="rb-facts">{t(shown ? 'rulebook.inChapter' : 'rulebook.inBook')}</h2>
          <dl>
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
                    <li key={number}>
                      <Go href={paths.fan(id)}>
                        <span>{number}</span> {fanName(id, t.locale)}
                      </Go>
                    </li>
                  )
                );
              })}
            </ul>
          )}
        </section>
      )}
      <Note tone="amber" icon="flag" title={marked}>
        {t(isClassical ? 'rulebook.gapsNote' : 'rulebook.contestedNote')}
      </Note>
    </aside>
  );
}
