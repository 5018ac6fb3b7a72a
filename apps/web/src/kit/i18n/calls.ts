import { type CallWords, callsOf, type TableSettings } from '@gorrion/protocol';
import { isClassicalId } from '@gorrion/rules';
import { bestLanguage, type Language } from './language.ts';

/** What a player calls at the table. */
export type CallName = 'chow' | 'pung' | 'kong' | 'hu' | 'flower';

/** The word of each call: capital as in `{Chow}`, small as in `{chow}`. Sentences have them without being given them. */
export type CallPlace = CallName | Capitalize<CallName>;

/** The words of a table. The older ways win with Mah Jongg also where the other words are the international ones. */
export type CallList = CallWords | 'mahjongg';

/** Returns the list of words that a table speaks with. */
export function callListOf(settings: Pick<TableSettings, 'ruleset' | 'calls'>): CallList {
  const list = callsOf(settings);
  return list === 'chow' && isClassicalId(settings.ruleset) ? 'mahjongg' : list;
}

type Words = Readonly<Record<CallName, string>>;

const LATIN: Readonly<Record<CallList, Omit<Words, 'flower'> & Partial<Words>>> = {
  chow: { chow: 'Chow', pung: 'Pung', kong: 'Kong', hu: 'Hu' },
  chi: { chow: 'Chi', pung: 'Peng', kong: 'Gang', hu: 'Hu', flower: 'Hua' },
  chii: { chow: 'Chii', pung: 'Pon', kong: 'Kan', hu: 'Mahjong' },
  chau: { chow: 'Chau', pung: 'Pongue', kong: 'Congue', hu: 'Mah-Jong' },
  secuencia: { chow: 'Secuencia', pung: 'Berlanga', kong: 'Cuadro', hu: 'Mah-Jong' },
  mahjongg: { chow: 'Chow', pung: 'Pung', kong: 'Kong', hu: 'Mah Jongg' },
};

/** A Chinese player calls these words at every table. The lists differ only in how others write and say them. */
const CHINESE: Words = { chow: '吃', pung: '碰', kong: '杠', hu: '和', flower: '花' };

/** Lists without a word of their own for a flower use the word of the language. */
const FLOWERS: Readonly<Record<Exclude<Language, 'zh'>, string>> = { en: 'Flower', es: 'Flor', pt: 'Flor' };

/** Returns the words of the calls in a language, by the list that a table has chosen. */
export function callWords(list: CallList, locale: string): Words {
  const language = bestLanguage([locale]);
  return language === 'zh' ? CHINESE : { flower: FLOWERS[language], ...LATIN[list] };
}

/** Returns the name of a list: its words for claims and a win, in every language as they are written outside of China. */
export function listName(list: CallList): string {
  const { chow, pung, kong, hu } = LATIN[list];
  return [chow, pung, kong, hu].join(' ');
}

/** Returns the words of the calls as they are typed in any language: in Latin letters, small, each as one word. */
export function typedCalls(list: CallList): {
  readonly [name in 'chow' | 'pung' | 'kong' | 'hu' as `${name}Typed`]: string;
} {
  const { chow, pung, kong, hu } = LATIN[list];
  return {
    chowTyped: chow.toLowerCase(),
    pungTyped: pung.toLowerCase(),
    kongTyped: kong.toLowerCase(),
    huTyped: hu.toLowerCase().replace(' ', ''),
  };
}

/** Returns the words by the places of a sentence: `{Chow}` with a capital letter, `{chow}` without. */
export function callPlaces(words: Words): Readonly<Record<string, string>> {
  const places = Object.entries(words).flatMap(([name, word]) => [
    [name, word.toLowerCase()],
    [name[0]!.toUpperCase() + name.slice(1), word],
  ]);
  return Object.fromEntries(places) as Readonly<Record<string, string>>;
}
