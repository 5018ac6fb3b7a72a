import { FAN_IDS, FAN_NAMES, type FanId, fanNumber } from '@gorrion/rules';

/** Returns a text as it is compared: without marks above letters, in small letters, without spaces at its ends. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The names of each fan as they are compared: four languages, and pinyin with and without its spaces. */
const NAMES: ReadonlyMap<FanId, readonly string[]> = new Map(
  FAN_IDS.map(id => [
    id,
    [...Object.values(FAN_NAMES[id]).map(plain), plain(FAN_NAMES[id].pinyin).replaceAll(' ', '')],
  ]),
);

/**
 * Returns the fans, in the order of the book, whose name in any of the four languages or in pinyin holds every word of
 * the text, or whose number in the book the text is. A text without words finds all fans.
 */
export function searchFans(text: string): readonly FanId[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^\d{1,2}$/.test(words[0]!))
    return FAN_IDS.filter(id => fanNumber(id) === Number(words[0]));
  return FAN_IDS.filter(id => NAMES.get(id)!.some(name => words.every(word => name.includes(word))));
}
