import { foldText, plainDigits } from '@gorrion/protocol';
import { FAN_IDS, FAN_NAMES, type FanId, fanNumber } from '@gorrion/rules';
import { nameRank } from '../values/index.ts';

/** Returns a text as it is compared, with plain digits and without spaces at its ends. */
const plain = (text: string): string => foldText(plainDigits(text)).trim();

/** Names that the book in Spanish spells otherwise than its other fans; they find a fan as well. */
const BOOK_NAMES: Partial<Readonly<Record<FanId, string>>> = {
  'pure-terminal-chows': 'x2 Chow Extremos 1 Familia',
  'three-suited-terminal-chows': 'x2 Chows Extremos Tres Familias',
  'mixed-shifted-chows': 'Tres Chows Escalonados Mixtos',
};

/** The names of each fan as they are compared: four languages, the book's, and pinyin with and without its spaces. */
const NAMES: ReadonlyMap<FanId, readonly string[]> = new Map(
  FAN_IDS.map(id => {
    const names = [...Object.values(FAN_NAMES[id]), FAN_NAMES[id].pinyin.replaceAll(' ', ''), BOOK_NAMES[id] ?? []];
    return [id, names.flat().map(plain)];
  }),
);

/**
 * Returns the fans, in the order of the book, whose name in any of the four languages or in pinyin holds every word of
 * the text, or whose number in the book the text is, alone or as "fan 58". Where none has, articles and endings of the
 * plural make no difference: "pung of dragons". A text without words finds all fans.
 */
export function searchFans(text: string): readonly FanId[] {
  const words = plain(text)
    .replace(/^(?:fan|番种?)\s*(?=\d{1,2}$)/, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 1 && /^\d{1,2}$/.test(words[0]!))
    return FAN_IDS.filter(id => fanNumber(id) === Number(words[0]));
  const found = havingAll(words);
  const loose = telling(words);
  return found.length > 0 || loose.length === 0 ? found : havingAll(loose);
}

/** Words that tell nothing of what is sought. */
const FILLERS = new Set('a an the of and with de del la las los el con y do da e com'.split(' '));

/** Returns a word without the ending of a plural, in English, Spanish and Portuguese. */
const singular = (word: string): string =>
  word.length > 4 ? word.replace(/oes$/, 'ao').replace(/(?:(?<=[nrl])es|s)$/, '') : word;

/** Returns the words that tell what is sought, in the singular. */
const telling = (words: readonly string[]): readonly string[] => words.filter(word => !FILLERS.has(word)).map(singular);

/** Returns the fans that have all words in one name. */
const havingAll = (words: readonly string[]): readonly FanId[] =>
  FAN_IDS.filter(id => NAMES.get(id)!.some(name => words.every(word => name.includes(word))));

/** Returns the fans that `searchFans` finds by a text, each with how well it fits (`nameRank`); a number fits wholly. */
export const rankedFans = (text: string): readonly { readonly id: FanId; readonly rank: number }[] =>
  searchFans(text).map(id => ({ id, rank: nameRank(text, NAMES.get(id)!) ?? looseRank(text, id) }));

/** How well a fan fits that is found by its number, or by its words in another form: a name without others is meant. */
function looseRank(text: string, id: FanId): number {
  const words = telling(plain(text).split(/\s+/));
  if (words.some(word => /\d/.test(word))) return 0;
  const isWhole = NAMES.get(id)!.some(
    name => telling(name.split(' ')).length === words.length && words.every(word => name.includes(word)),
  );
  return isWhole ? 0.5 : 2.5;
}

/** The pairs of neighbouring letters in a text, its start and end included, each with how often it occurs. */
function pairsIn(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const framed = ` ${text} `;
  for (let at = 1; at < framed.length; at++) {
    const pair = framed.slice(at - 1, at + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How alike two texts are, from 0 to 1: the share of neighbouring letters that both have (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const [ofA, ofB] = [pairsIn(a), pairsIn(b)];
  let common = 0;
  for (const [pair, count] of ofA) common += Math.min(count, ofB.get(pair) ?? 0);
  return (2 * common) / (a.length + b.length + 2);
}

/** Names that are less alike have nothing to do with a text. */
const LEAST_LIKENESS = 0.5;

/** Returns the fans with the names that are most like a text, the nearest first, for a search that found nothing. */
export function nearestFans(text: string, most: number): readonly FanId[] {
  const sought = plain(text);
  return FAN_IDS.map(id => ({ id, near: Math.max(...NAMES.get(id)!.map(name => likeness(sought, name))) }))
    .filter(({ near }) => near >= LEAST_LIKENESS)
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ id }) => id);
}
