import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useBookPaths } from './books.ts';
import type { FoundChapter } from './find.ts';
import type { Chapter } from './read.ts';

/** Shows the article again to a reader who has scrolled away: its link changes no address then. */
const showAgain = (article: number): void => document.getElementById(`a${article}`)?.scrollIntoView({ block: 'start' });

interface ContentsProps {
  readonly chapters: readonly FoundChapter[];
  /** The chapter that is shown; its articles are listed. Undefined for the introduction. */
  readonly shown: Chapter | undefined;
  /** The article of the address. */
  readonly at: number | undefined;
  /** Whether the articles of all chapters are listed, because a search has found them. */
  readonly isSearch: boolean;
  /** Called when the reader follows a link. */
  readonly onGo: () => void;
}

/** Returns what tells the address of a chapter: its first article, or the page of the options. */
export function useChapterPath(): (chapter: Chapter) => string {
  const { article } = useBookPaths();
  return ({ articles: [first] }) => (first ? article(first.number) : paths.ruleOptions());
}

/** The chapters of the book, and the articles of the one that is shown. */
export function Contents({ chapters, shown, at, isSearch, onGo }: ContentsProps) {
  const t = useT();
  const { introduction, article } = useBookPaths();
  const chapterPath = useChapterPath();
  return (
    <nav className="learn-rail rb-contents" aria-label={t('rulebook.contents')} id="rb-contents">
      {!isSearch && (
        <Go href={introduction} aria-current={shown === undefined ? 'location' : undefined} onClickCapture={onGo}>
          <span />
          <b>{t('rulebook.introduction')}</b>
        </Go>
      )}
      <ul>
        {chapters.map(({ chapter, articles }) => {
          const isHere = chapter === shown && (at === undefined || articles.length === 0);
          return (
            <li key={chapter.title}>
              <Go
                href={chapterPath(articles[0] ? { ...chapter, articles } : chapter)}
                aria-current={isHere ? 'location' : undefined}
                onClickCapture={onGo}
              >
                <span>{chapter.number}</span>
                <b>{chapter.title}</b>
              </Go>
              {(isSearch || chapter === shown) && articles.length > 0 && (
                <ul>
                  {articles.map(({ number, title }) => (
                    <li key={number}>
                      <Go
                        href={article(number)}
                        aria-current={number === at ? 'location' : undefined}
                        onClickCapture={() => {
                          onGo();
                          if (number === at) showAgain(number);
                        }}
                      >
                        <span>{number}</span>
                        <span>{title}</span>
                      </Go>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
