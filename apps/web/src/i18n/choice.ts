import { createStore } from 'zustand';
import { bestLanguage, isLanguage, type Language, localeOf } from './language.ts';
import { type Catalogue, type Translate, translator } from './translate.ts';

/** Each language is a file of its own: a page fetches the one that it speaks. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  pt: async () => (await import('./pt/index.ts')).pt,
  zh: async () => (await import('./zh/index.ts')).zh,
};

export interface ActiveLanguage {
  readonly language: Language;
  readonly translate: Translate;
}

/** The language in use; nothing before `startLanguage` has fetched the first. */
const store = createStore<{ readonly spoken: ActiveLanguage | undefined }>(() => ({ spoken: undefined }));

export const onSpoken = (listener: () => void): (() => void) => store.subscribe(listener);

export function spokenNow(): ActiveLanguage {
  const { spoken } = store.getState();
  if (!spoken) throw new Error('The page speaks before its language is there.');
  return spoken;
}

export const speakAtOnce = (spoken: ActiveLanguage): void => store.setState({ spoken });

const KEY = 'gorrion.language';

function chosen(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** A private window may refuse to store: the choice then lasts as long as the page. */
function keep(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {}
}

let wanted: Language | undefined;

/** Fetches a language and speaks it, unless another one was asked for meanwhile. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  const catalogue = await CATALOGUES[language]();
  if (wanted !== language) return;
  const locale = localeOf(language, navigator.languages);
  document.documentElement.lang = locale;
  document.documentElement.dir = 'ltr';
  speakAtOnce({ language, translate: translator(locale, catalogue) });
}

/** Before anything is shown: the language chosen here once, or else the best that the browser asks for. */
export async function startLanguage(): Promise<void> {
  const first = chosen() ?? bestLanguage(navigator.languages);
  await speak(first).catch(() => speak(first === 'en' ? 'es' : 'en'));
}

/** From the menu; where the new language cannot be fetched, the old one stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
    keep(language);
  } catch {
    wanted = store.getState().spoken?.language;
  }
}
