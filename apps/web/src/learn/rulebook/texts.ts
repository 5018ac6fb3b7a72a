import { use } from 'react';
import type { Language } from '../../kit/i18n/index.ts';
import { loadAgain } from '../../kit/ui/lazyPart.ts';
import type { BookId } from '../../shell/links/learnPaths.ts';
import { BOOK_TEXTS, type BookText } from '../../shell/page/bookTexts.ts';
import { type Rulebook, readRulebook } from './read.ts';

const loaded = new Map<BookText, Promise<Rulebook>>();

function load(text: BookText): Promise<Rulebook> {
  const known = loaded.get(text);
  if (known) return known;
  const book = loadAgain(text).then(({ default: read }) => readRulebook(read));
  loaded.set(text, book);
  // The next visit fetches again what could not be fetched now.
  book.catch(() => loaded.delete(text));
  return book;
}

/** Returns a rulebook in a language. Suspends until it is loaded; throws if it cannot be fetched for 15 s. */
export const useRulebook = (book: BookId, language: Language): Rulebook => use(load(BOOK_TEXTS[book][language]));
