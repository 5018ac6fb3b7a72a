import { createStore } from 'zustand';
import { deviceTexts } from '../storage/texts.ts';
import type { CallList } from './calls.ts';
import { bestLanguage, isLanguage, type Language, localeOf } from './language.ts';
import { type Catalogue, type Translate, translator } from './translate.ts';

type Sentences = Partial<Catalogue>;
interface CatalogueParts {
  readonly first: () => Promise<Sentences>;
  readonly later: () => Promise<Sentences>;
}

/**
 * Loads the catalogue of each language in two parts, so that a page fetches one language only, and what the first page
 * does not say only after it.
 */
const CATALOGUES: Readonly<Record<Language, CatalogueParts>> = {
  en: {
    first: async () => (await import('../../app/words/en/first.ts')).first,
    later: async () => (await import('../../app/words/en/later.ts')).later,
  },
  es: {
    first: async () => (await import('../../app/words/es/first.ts')).first,
    later: async () => (await import('../../app/words/es/later.ts')).later,
  },
  pt: {
    first: async () => (await import('../../app/words/pt/first.ts')).first,
    later: async () => (await import('../../app/words/pt/later.ts')).later,
  },
  zh: {
    first: async () => (await import('../../app/words/zh/first.ts')).first,
    later: async () => (await import('../../app/words/zh/later.ts')).later,
  },
};

/** Whether a page beyond the first one needs the second part. */
let isWholeWanted = false;

/** Fetches the parts of a catalogue that are needed now. */
async function fetched(language: Language): Promise<Sentences> {
  return isWholeWanted ? wholeCatalogue(CATALOGUES[language]) : CATALOGUES[language].first();
}

const wholeCatalogue = async ({ first, later }: CatalogueParts): Promise<Sentences> => {
  const parts = await Promise.all([first(), later()]);
  return { ...parts[0], ...parts[1] };
};

/** Returns all sentences of the languages other than one, for a search by their words. Rejects if a fetch fails. */
export const otherLanguages = (language: Language): Promise<readonly Translate[]> =>
  Promise.all(
    Object.entries(CATALOGUES)
      .filter(([other]) => other !== language)
      .map(async ([other, parts]) => translator(other, await wholeCatalogue(parts))),
  );

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
let callList: CallList = 'chow';

/** Uses a list of words for calls from now on. Every sentence on the page follows. */
export function speakCalls(list: CallList): void {
  if (list === callList) return;
  callList = list;
  const { spoken } = store.getState();
  if (spoken) speakAtOnce({ ...spoken, translate: spoken.translate.withCalls(list) });
}

const KEY = 'gorrion.language';

function chosen(): Language | undefined {
  const stored = deviceTexts.get(KEY);
  return isLanguage(stored) ? stored : undefined;
}

let wanted: Language | undefined;

/** Fetches a language and shows the page in it, unless the player chose another one meanwhile. Rejects if the fetch fails. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  const before = isWholeWanted;
  const catalogue = await fetched(language);
  if (wanted !== language) return;
  // A page that needs the second part was opened meanwhile.
  if (isWholeWanted !== before) return speak(language);
  const locale = localeOf(language, navigator.languages);
  document.documentElement.lang = locale;
  document.documentElement.dir = 'ltr';
  speakAtOnce({ language, translate: translator(locale, catalogue, callList) });
}

/** Resolves once the second part is there; undefined until it is wanted. */
let whole: Promise<void> | undefined;

/** Fetches the second part in the language in use. After a failure the next call tries again. */
async function speakWhole(): Promise<void> {
  isWholeWanted = true;
  try {
    await speak(spokenNow().language);
  } catch (error) {
    whole = undefined;
    isWholeWanted = false;
    throw error;
  }
}

/** Loads a page or dialog together with the sentences that the first page does not need. Rejects if a fetch fails. */
export async function withSentences<Module>(load: () => Promise<Module>): Promise<Module> {
  whole ??= speakWhole();
  const [module] = await Promise.all([load(), whole]);
  return module;
}

/** Shows the page in the language that the player has just chosen in another tab. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY && isLanguage(newValue)) speak(newValue).catch(() => {});
}

/** Starts with the stored language, or with the browser's best one. Falls back to another catalogue if the fetch fails. */
export async function startLanguage(): Promise<void> {
  addEventListener('storage', followOtherTabs);
  const first = chosen() ?? bestLanguage(navigator.languages);
  await speak(first).catch(() => speak(first === 'en' ? 'es' : 'en'));
}

/** Changes and stores the language. The old one stays if the new one cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speak(language);
    deviceTexts.set(KEY, language);
  } catch {
    wanted = store.getState().spoken?.language;
  }
}
