/*
 * Marks that readers of a script leave out or add without another name coming of it: accents of Latin and Greek letters,
 * points of Hebrew and Arabic, the dots of ё and a written stress in Cyrillic. Marks of other scripts are letters: か and
 * が, กิ and กี, и and й.
 */
const OPTIONAL_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}|(?<=[Ее])\u0308|(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu;

/** Returns a key under which spellings of one word are alike: without case, accents, spaces and signs. */
export function keyOf(text: string): string {
  const key = text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
  return key || text;
}

/** Returns a key under which the same name is equal, in whatever case it is written. */
export const caselessOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether two EMA numbers tell two people of one name apart. */
export const areTwo = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
