import { use } from 'react';
import type { Language } from '../i18n/index.ts';
import { loadAgain } from '../ui/lazyPart.ts';
import { type Rulebook, readRulebook } from './read.ts';

type Text = () => Promise<{ readonly default: string }>;

/** The rulebook as the rules keep it, in each language; a page loads the one of its reader. */
const TEXTS: Readonly<Record<Language, Text>> = {
  en: () => import('@gorrion/rules/RULEBOOK.md?raw'),
  es: () => import('@gorrion/rules/rulebook/es.md?raw'),
  pt: () => import('@gorrion/rules/rulebook/pt.md?raw'),
  zh: () => import('@gorrion/rules/rulebook/zh.md?raw'),
};

const loaded = new Map<Language, Promise<Rulebook>>();

function load(language: Language): Promise<Rulebook> {
  const known = loaded.get(language);
  if (known) return known;
  const book = loadAgain(TEXTS[language]).then(({ default: text }) => readRulebook(text));
  loaded.set(language, book);
  // The next visit fetches again what could not be fetched now.
  book.catch(() => loaded.delete(language));
  return book;
}

/** Returns the rulebook in a language. Suspends until it is loaded; throws if it cannot be fetched for 15 s. */
export const useRulebook = (language: Language): Rulebook => use(load(language));
