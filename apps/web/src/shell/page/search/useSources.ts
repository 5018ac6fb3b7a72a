import type { TournamentCard } from '@gorrion/events/tournament';
import { useEffect, useMemo, useState } from 'react';
import { listOwnGames, type OwnGame } from '../../../client/archive/ownGames.ts';
import { client } from '../../../client/index.ts';
import { type Listed, listLedgers } from '../../../client/ledgers/server.ts';
import { useApp } from '../../../client/store/app.ts';
import { otherLanguages, type Translate, useLanguage, useT } from '../../../kit/i18n/index.ts';
import { loadAgain } from '../../../kit/ui/lazyPart.ts';
import { BOOKS, type BookId, paths } from '../../links/learnPaths.ts';
import { articleNumberIn } from '../articleNumber.ts';
import { BOOK_TEXTS } from '../bookTexts.ts';
import type { Sources } from './found.ts';
import { eventsOf, gamesOf, tablesOf } from './people.ts';
import { pagesOf, settingsOf } from './places.ts';
import type { Findable } from './result.ts';

interface Article {
  readonly book: BookId;
  readonly number: number;
  readonly title: string;
}

/** Returns the articles of a rulebook as it is written. */
export const articlesIn = (book: BookId, written: string): readonly Article[] =>
  [...written.matchAll(/^### (\d+)\. (.+)$/gm)].map(([, number, title]) => ({
    book,
    number: Number(number),
    title: title!,
  }));

/** Returns the articles of both rulebooks; none until they are loaded, or if they cannot be. */
function useArticles(isWanted: boolean): readonly Article[] {
  const language = useLanguage();
  const [articles, setArticles] = useState<readonly Article[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const books = BOOKS.map(async book => articlesIn(book, (await loadAgain(BOOK_TEXTS[book][language])).default));
    Promise.all(books).then(
      found => isHere && setArticles(found.flat()),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, language]);
  return articles;
}

/** Returns the articles as they are found, by their titles and numbers. */
export const articlesOf = (t: Translate, articles: readonly Article[]): readonly Findable[] =>
  articles.map(({ book, number, title }) => {
    const href = paths.rules(number, book);
    const note = t(book === 'competition' ? 'search.article' : 'search.classicalArticle', { number });
    return {
      result: { id: href, href, name: title, note },
      names: [title],
      isCalled: text => articleNumberIn(text) === number,
    };
  });

/** Returns the languages that the page does not speak; none until they are loaded, or if they cannot be. */
function useOtherLanguages(isWanted: boolean): readonly Translate[] {
  const language = useLanguage();
  const [others, setOthers] = useState<readonly Translate[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    otherLanguages(language).then(
      loaded => isHere && setOthers(loaded),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, language]);
  return others;
}

/** Returns the newest of one's own games; none until they are listed. */
function useGames(isWanted: boolean): readonly OwnGame[] {
  const [games, setGames] = useState<readonly OwnGame[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    listOwnGames(() => false).then(
      found => isHere && setGames(found.games),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return games;
}

/** Returns one's own events and the newest that are open to all; none until they are listed. */
function useEvents(isWanted: boolean): readonly Listed<TournamentCard>[] {
  const [events, setEvents] = useState<readonly Listed<TournamentCard>[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void listLedgers<TournamentCard>('tournament').then(answer => {
      if (!isHere || !answer.ok) return;
      const { mine, open } = answer.value;
      setEvents([...mine, ...open.filter(({ id }) => !mine.some(one => one.id === id))]);
    });
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return events;
}

/**
 * Returns what can be found beside the fans, in the order in which equally good results stand: pages, lessons, settings,
 * tables, events, games, articles. What has to be loaded comes once something is sought.
 */
export function useSources(isSought: boolean): Sources {
  const t = useT();
  const lobby = useApp(app => app.lobby);
  useEffect(() => client.watchLobby(), []);
  const articles = useArticles(isSought);
  const games = useGames(isSought);
  const events = useEvents(isSought);
  const languages = useOtherLanguages(isSought);
  return useMemo(
    () => ({
      pages: pagesOf(t, languages),
      others: [
        settingsOf(t, languages),
        tablesOf(t, lobby),
        eventsOf(t, events),
        gamesOf(t, games),
        articlesOf(t, articles),
      ],
      languages,
    }),
    [t, lobby, articles, games, events, languages],
  );
}
