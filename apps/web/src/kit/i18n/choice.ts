import { createStore } from 'zustand';
import { deviceTexts } from '../storage/texts.ts';
import type { CallList } from './calls.ts';
import { bestLanguage, isLanguage, LANGUAGES, type Language, localeOf } from './language.ts';
import { PARTS, type Part, withPart } from './parts.ts';
import { type Catalogue, type Translate, translator } from './translate.ts';

type Loaded = Partial<Catalogue>;

/** How each part of the catalogue of each language is fetched, so that a page fetches one language only, and of it what it says. */
export type Catalogues = Readonly<Record<Language, Readonly<Record<Part, () => Promise<Loaded>>>>>;

let catalogues: Catalogues | undefined;

/** Fetches parts of a catalogue. A page that was given its sentences without a fetch, as in a test, has no catalogues. */
async function fetched(language: Language, parts: Iterable<Part>): Promise<Loaded> {
  const from = catalogues?.[language];
  const loaded = await Promise.all([...parts].map(part => from?.[part]()));
  return Object.assign({}, ...loaded);
}

/** Returns all sentences of the languages other than one, for a search by their words. Rejects if a fetch fails. */
export const otherLanguages = (language: Language): Promise<readonly Translate[]> =>
  Promise.all(
    LANGUAGES.filter(other => other !== language).map(async other => translator(other, await fetched(other, PARTS))),
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

/** The parts that the pages opened so far need. */
const needed = new Set<Part>(['first']);

/** Fetches a language and shows the page in it, unless the player chose another one meanwhile. Rejects if the fetch fails. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const count = needed.size;
  const catalogue = await fetched(language, needed);
  if (wanted !== language) return;
  // A page that needs another part was opened meanwhile.
  if (needed.size !== count) return speak(language);
  const locale = localeOf(language, navigator.languages);
  document.documentElement.lang = locale;
  document.documentElement.dir = 'ltr';
  speakAtOnce({ language, translate: translator(locale, catalogue, callList) });
}

/** Resolves, by part, once its sentences are there. */
const spokenParts = new Map<Part, Promise<void>>();

/** Fetches a part in the language in use. After a failure the next call tries again. */
async function speakPart(part: Part): Promise<void> {
  if (!catalogues) return;
  for (const more of withPart(part)) needed.add(more);
  try {
    await speak(spokenNow().language);
  } catch (error) {
    spokenParts.delete(part);
    needed.delete(part);
    throw error;
  }
}

/** Loads a page or dialog together with what it says beyond the first page. Rejects if a fetch fails. */
export async function withWords<Module>(part: Part | 'all', load: () => Promise<Module>): Promise<Module> {
  const parts = part === 'all' ? PARTS : [part];
  const spoken = parts.map(one => {
    const before = spokenParts.get(one) ?? speakPart(one);
    spokenParts.set(one, before);
    return before;
  });
  const [module] = await Promise.all([load(), ...spoken]);
  return module;
}

/** Shows the page in the language that the player has just chosen in another tab. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY && isLanguage(newValue)) speak(newValue).catch(() => {});
}

/**
 * Starts with the stored language of some catalogues, or with the browser's best one. Falls back to another catalogue if
 * the fetch fails.
 */
export async function startLanguage(all: Catalogues): Promise<void> {
  catalogues = all;
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
