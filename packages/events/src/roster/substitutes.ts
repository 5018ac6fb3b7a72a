import type { Language } from '@gorrion/rules';
import { keyOf } from './plain.ts';

const WORDS: Readonly<Record<Language, string>> = {
  en: 'substitute, sub, reserve, spare',
  es: 'suplente, sustituto, sustituta, reserva',
  pt: 'suplente, substituto, substituta, reserva',
  zh: '替补, 替补选手, 替补队员, 候补',
};

/** Words for a substitute in all languages. */
export const SUBSTITUTE_WORDS = Object.values(WORDS).join(', ');

/** What people write in a column of substitutes against who is none. */
const NO: Readonly<Record<Language | 'any', string>> = {
  any: '0, n, false',
  en: 'no, player',
  es: 'no, jugador, jugadora',
  pt: 'não, nao, jogador, jogadora',
  zh: '否, 不是, 选手',
};

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(keyOf));
const wordKeys = keysOf(SUBSTITUTE_WORDS);
const noKeys = keysOf(Object.values(NO).join(', '));

/** Whether a cell holds nothing but a word for a substitute, in any language. */
export const isSubstituteWord = (cell: string): boolean => wordKeys.has(keyOf(cell));

/** Whether a cell of a column of substitutes says that its player is one: by a word, a cross or a yes. */
export const saysSubstitute = (cell: string): boolean => /[^\s\-–—]/.test(cell) && !noKeys.has(keyOf(cell));
