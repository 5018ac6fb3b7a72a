import { keyOf } from './plain.ts';

/** Words for a substitute in English, Spanish, Portuguese and Chinese. */
export const SUBSTITUTE_WORDS =
  'substitute, sub, reserve, spare, suplente, sustituto, sustituta, reserva, substituto, substituta, 替补, 替补选手, 替补队员, 候补';

/** What people write in a column of substitutes against who is none. */
const NO = 'no, n, não, nao, 否, 不是, 0, false, player, jugador, jugadora, jogador, jogadora, 选手';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(keyOf));
const wordKeys = keysOf(SUBSTITUTE_WORDS);
const noKeys = keysOf(NO);

/** Whether a cell holds nothing but a word for a substitute, in any of the four languages. */
export const isSubstituteWord = (cell: string): boolean => wordKeys.has(keyOf(cell));

/** Whether a cell of a column of substitutes says that its player is one: by a word, a cross or a yes. */
export const saysSubstitute = (cell: string): boolean => /[^\s\-–—]/.test(cell) && !noKeys.has(keyOf(cell));
