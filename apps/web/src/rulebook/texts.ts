import { use } from 'react';
import type { Language } from '../i18n/index.ts';
import type { BookId } from '../page/learnPaths.ts';
import { loadAgain } from '../ui/lazyPart.ts';
import { type Rulebook, readRulebook } from './read.ts';

type Text = () => Promise<{ readonly default: string }>;

/** The rulebooks as the rules keep them, in each language; a page loads the one that its reader opens. */
const TEXTS: Readonly<Record<BookId, Readonly<Record<Language, Text>>>> = {
  competition: {
    en: () => import('@gorrion/rules/RULEBOOK.md?raw'),
    es: () => import('@gorrion/rules/rulebook/es.md?raw'),
    pt: () => import('@gorrion/rules/rulebook/pt.md?raw'),
    zh: () => import('@gorrion/rules/rulebook/zh.md?raw'),
  },
  classical: {
    en: () => import('@gorrion/rules/CLASSICAL.md?raw'),
    es: () => import('@gorrion/rules/rulebook/classical.es.md?raw'),
    pt: () => import('@gorrion/rules/rulebook/classical.pt.md?raw'),
    zh: () => import('@gorrion/rules/rulebook/classical.zh.md?raw'),
  },
};

const loaded = new Map<Text, Promise<Rulebook>>();

function load(text: Text): Promise<Rulebook> {
  const known = loaded.get(text);
  if (known) return known;
  const book = loadAgain(text).then(({ default: read }) => readRulebook(read));
  loaded.set(text, book);
  // The next visit fetches again what could not be fetched now.
  book.catch(() => loaded.delete(text));
  return book;
}

/** Returns a rulebook in a language. Suspends until it is loaded; throws if it cannot be fetched for 15 s. */
export const useRulebook = (book: BookId, language: Language): Rulebook => use(load(TEXTS[book][language]));
