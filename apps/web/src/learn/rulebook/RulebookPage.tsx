import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { BOOKS, type BookId, learnRouteOf, paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { Aside } from './Aside.tsx';
import { BookContext } from './books.ts';
import { Chapters } from './Chapters.tsx';
import { Contents } from './Contents.tsx';
import { findIn, searchOf } from './find.ts';
import { RulebookSearch } from './RulebookSearch.tsx';
import { type Chapter, chapterOf, type Rulebook } from './read.ts';
import { useRulebook } from './texts.ts';
import { typedInAddress, writeTyped } from './typed.ts';
import { SearchContext } from './Words.tsx';
import './rulebook.css';

/** The part of a book that an address names: an article, the options, or undefined for the introduction. */
type BookPart = number | 'options' | undefined;

/** Returns the chapter that an address shows: that of its article, the options, or none for the introduction. */
function shownChapter(book: Rulebook, part: BookPart): Chapter | undefined {
  if (part === 'options') return book.chapters.find(({ articles }) => articles.length === 0);
  return part === undefined ? undefined : chapterOf(book, part);
}

/** What the reader typed, kept in the address, and dropped when they follow a link to an article that it did not find. */
function useSearch(book: Rulebook, article: number | undefined) {
  const [typed, setTyped] = useState(typedInAddress);
  const wanted = useDeferredValue(typed);
  const later = useMemo(() => searchOf(book, wanted), [book, wanted]);
  const found = useMemo(() => findIn(book, later), [book, later]);
  const isFound = found.some(({ articles }) => articles.some(({ number }) => number === article));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another article drops the search, not another text
  useEffect(() => {
    if (article !== undefined && !isFound) setTyped('');
  }, [article]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article is another address
  useEffect(() => writeTyped(typed), [typed, article]);
  // Back and forward bring back the search of their address.
  useEffect(() => {
    const read = () => setTyped(typedInAddress());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return { typed, setTyped, search: later, found, isBehind: wanted !== typed };
}

/** The rulebook that an address names. */
export default function RulebookPage({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  if (route.page !== 'rules') return null;
  return (
    <BookContext value={route.book}>
      <BookPage key={route.book} id={route.book} part={route.part} />
    </BookContext>
  );
}

const TITLES = {
  competition: { title: 'rulebook.title', note: 'rulebook.note' },
  classical: { title: 'rulebook.classicalTitle', note: 'rulebook.classicalNote' },
} as const;

/** The way from one book to the other, and to the disputed hands. */
function BookSwitch({ id }: { readonly id: BookId }) {
  const t = useT();
  return (
    <nav className="learn-tabs rb-books" aria-label={t('rulebook.books')}>
      {BOOKS.map(book => (
        <Go key={book} href={paths.rules(undefined, book)} aria-current={book === id ? 'page' : undefined}>
          {t(`rulebook.book.${book}`)}
        </Go>
      ))}
      <Go href={paths.atlas()}>{t('rulebook.atlas')}</Go>
    </nav>
  );
}

interface BookPageProps {
  readonly id: BookId;
  readonly part: BookPart;
}

/** A rulebook: its contents, the chapter of the address, and what a search finds in it. */
function BookPage({ id, part }: BookPageProps) {
  const t = useT();
  const book = useRulebook(id, useLanguage());
  const article = part === 'options' ? undefined : part;
  const { typed, setTyped, search, found, isBehind } = useSearch(book, article);
  const [isOpen, setOpen] = useState(false);
  const shown = shownChapter(book, part);
  const isSearch = search.length > 0;
  const isUnknown = article !== undefined && shown === undefined;
  return (
    <PlacePage
      title={t(TITLES[id].title)}
      note={t(TITLES[id].note)}
      above={[
        { href: paths.learn(), label: t('rulebook.learn') },
        ...(shown ? [{ href: paths.rules(undefined, id), label: t(TITLES[id].title) }] : []),
      ]}
      acts={
        <button type="button" className="btn sm rb-print" onClick={() => print()}>
          <Icon name="print" />
          {t('rulebook.print')}
        </button>
      }
    >
      <BookSwitch id={id} />
      <SearchContext value={search}>
        <div className="rb" aria-busy={isBehind}>
          <div className={`rb-side${isOpen ? ' open' : ''}`}>
            <RulebookSearch typed={typed} search={search} found={found} onTyped={setTyped} />
            <button
              type="button"
              className="btn sm rb-fold"
              aria-expanded={isOpen}
              aria-controls="rb-contents"
              onClick={() => setOpen(!isOpen)}
            >
              <span>{foldText(t, shown, isSearch)}</span>
              <Icon name={isOpen ? 'up' : 'down'} />
            </button>
            <Contents chapters={found} shown={shown} at={article} isSearch={isSearch} onGo={() => setOpen(false)} />
          </div>
          <div className="stack roomy rb-main">
            {isUnknown && (
              <Note tone="amber" icon="info" title={t('rulebook.noArticle', { number: article })}>
                {t('rulebook.noArticleNote', { count: lastArticle(book) })}
              </Note>
            )}
            <Chapters book={book} shown={shown} article={article} found={isSearch ? found : undefined} />
          </div>
          <Aside book={book} shown={shown} />
        </div>
      </SearchContext>
    </PlacePage>
  );
}

const lastArticle = (book: Rulebook): number =>
  Math.max(...book.chapters.flatMap(({ articles }) => articles.map(({ number }) => number)));

/** What the button says that folds the contents out: the chapter that is shown and its articles. */
function foldText(t: ReturnType<typeof useT>, shown: Chapter | undefined, isSearch: boolean): string {
  if (isSearch) return t('rulebook.contents');
  if (shown === undefined) return t('rulebook.introduction');
  const name = shown.number === undefined ? shown.title : `${shown.number}. ${shown.title}`;
  const [first, last] = [shown.articles[0]?.number, shown.articles.at(-1)?.number];
  return first === undefined || last === undefined ? name : t('rulebook.chapterSpan', { name, first, last });
}
