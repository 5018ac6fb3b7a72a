import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { Blocks } from './Blocks.tsx';
import { useBookPaths } from './books.ts';
import { useChapterPath } from './Contents.tsx';
import type { FoundChapter } from './find.ts';
import { optionsByArticle } from './options.ts';
import type { Chapter, Rulebook } from './read.ts';

interface ChaptersProps {
  readonly book: Rulebook;
  readonly shown: Chapter | undefined;
  readonly article: number | undefined;
  /** What a search found, in place of the chapter. */
  readonly found: readonly FoundChapter[] | undefined;
}

const nameOf = ({ number, title }: Chapter): string => (number === undefined ? title : `${number}. ${title}`);

/** The chapter that is shown with the ways to its neighbours, or all that a search found. */
export function Chapters({ book, shown, article, found }: ChaptersProps) {
  const options = useMemo(() => optionsByArticle(book), [book]);
  const parts = found ?? (shown ? [{ chapter: shown, articles: shown.articles, isOwn: true }] : []);
  return (
    <>
      {!found && !shown && <Introduction book={book} />}
      {parts.map(({ chapter, articles, isOwn }) => (
        <section key={chapter.title} className="stack roomy" aria-label={nameOf(chapter)}>
          <p className="field-label">{nameOf(chapter)}</p>
          {isOwn && chapter.blocks.length > 0 && (
            <div className="card pad stack rb-article">
              <Blocks blocks={chapter.blocks} />
            </div>
          )}
          {articles.map(one => (
            <ArticleCard
              key={one.number}
              article={one}
              isMarked={one.number === article}
              options={options.get(one.number) ?? []}
            />
          ))}
        </section>
      ))}
      {!found && <Neighbours book={book} shown={shown} />}
    </>
  );
}

function Introduction({ book }: { readonly book: Rulebook }) {
  const t = useT();
  return (
    <section className="card pad stack rb-article" aria-labelledby="rb-introduction">
      <h2 id="rb-introduction">{t('rulebook.introduction')}</h2>
      <Blocks blocks={book.introduction} />
    </section>
  );
}

/** The chapters before and after the one that is shown; the introduction stands before the first. */
function Neighbours({ book, shown }: { readonly book: Rulebook; readonly shown: Chapter | undefined }) {
  const t = useT();
  const { introduction } = useBookPaths();
  const chapterPath = useChapterPath();
  const at = shown ? book.chapters.indexOf(shown) : -1;
  const before = at > 0 ? book.chapters[at - 1] : undefined;
  const after = book.chapters[at + 1];
  return (
    <nav className="row learn-neighbours" aria-label={t('rulebook.neighbours')}>
      {at >= 0 && (
        <Go className="btn" href={before ? chapterPath(before) : introduction}>
          <Icon name="left" />
          <span>{before ? nameOf(before) : t('rulebook.introduction')}</span>
        </Go>
      )}
      {after && (
        <Go className="btn after" href={chapterPath(after)}>
          <span>{nameOf(after)}</span>
          <Icon name="right" />
        </Go>
      )}
    </nav>
  );
}
