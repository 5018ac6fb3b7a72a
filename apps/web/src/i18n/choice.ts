import type { CallWords } from '@gorrion/protocol';
import { createStore } from 'zustand';
import { bestLanguage, isLanguage, type Language, localeOf } from './language.ts';
import { type Catalogue, type Translate, translator } from './translate.ts';

/** Loads the catalogue of each language. A catalogue is a file of its own, so a page fetches only the one that it shows. */
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

/** Holds the language in use; `spoken` is undefined until `startLanguage` has fetched the first catalogue. */
const store = createStore<{ readonly spoken: ActiveLanguage | undefined }>(() => ({ spoken: undefined }));

export const onSpoken = (listener: () => void): (() => void) => store.subscribe(listener);

export function spokenNow(): ActiveLanguage {
  const { spoken } = store.getState();
  if (!spoken) throw new Error('The page speaks before its language is there.');
  return spoken;
}

export const speakAtOnce = (spoken: ActiveLanguage): void => store.setState({ spoken });

/** The list of the table on the page. It outlasts a change of the language. */
let callList: CallWords = 'chow';

/** Uses a list of words for calls from now on. Every sentence on the page follows. */
export function speakCalls(list: CallWords): void {
  if (list === callList) return;
  callList = list;
  const { spoken } = store.getState();
  if (spoken) speakAtOnce({ ...spoken, translate: spoken.translate.withCalls(list) });
}

const KEY = 'gorrion.language';

function chosen(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the language. A private window may refuse; then the choice lasts until the page is closed. */
function keep(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {}
}

let wanted: Language | undefined;

/** Fetches a language and shows the page in it, unless the player chose another one meanwhile. Rejects if the fetch fails. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  const catalogue = await CATALOGUES[language]();
  if (wanted !== language) return;
  const locale = localeOf(language, navigator.languages);
  document.documentElement.lang = locale;
  document.documentElement.dir = 'ltr';
  speakAtOnce({ language, translate: translator(locale, catalogue, callList) });
}

/** Starts with the stored language, or with the browser's best one. Falls back to another catalogue if the fetch fails. */
export async function startLanguage(): Promise<void> {
  const first = chosen() ?? bestLanguage(navigator.languages);
  await speak(first).catch(() => speak(first === 'en' ? 'es' : 'en'));
}

/** Changes and stores the language. The old one stays if the new one cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
    keep(language);
  } catch {
    wanted = store.getState().spoken?.language;
  }
}
