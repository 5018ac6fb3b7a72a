/* How searches compare texts, wherever they run. */

/** Letters that differ at most by marks, form and capitals are equal. English, so that no machine's own locale decides. */
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

/** What letters of the Latin script may be folded to. */
const PLAIN = [...'abcdefghijklmnopqrstuvwxyz', 'ae', 'oe', 'th'];

const isSame = (one: string, other: string): boolean => collator.compare(one, other) === 0;

/** Signs that may have something to fold: one with marks, or one outside ASCII and Chinese. */
const SIGNS = /[\0-\x7f]\p{M}+|[^\0-\x7f\p{Script=Han}]\p{M}*/gu;

/**
 * Folds a letter and its marks. A mark stays where readers take the letter with it for another one (й, the vowels of Hindi).
 * Nothing is kept: a memory by what people type would grow with it.
 */
function foldSign(sign: string): string {
  const [letter = '', ...marks] = Array.from(sign);
  let folded = /^[^a-z\P{Script=Latin}]$/u.test(letter)
    ? (PLAIN.find(plain => isSame(plain, letter)) ?? letter)
    : letter;
  for (const mark of marks) if (!isSame(folded + mark, folded)) folded += mark;
  return folded;
}

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Returns a text with the digits of every script (٣, ३, ３) as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[^\0-\x7f\P{Nd}]/gu, digit => {
    const point = digit.codePointAt(0)!;
    // Each script has its ten digits in a row, some two such rows one after the other.
    let first = point;
    while (isDigit(first - 1)) first--;
    return String((point - first) % 10);
  });

/**
 * Returns a text as searches compare it: small letters, composed alike, without marks and forms of letters that readers
 * look past (é, ł, ς, full width). What servers keep is folded so: digits stay as they are.
 */
export const foldText = (text: string): string =>
  // Forms are taken apart first: 𝐀 becomes a letter that has a small one. By way of capitals, letters with one form less
  // become equal: ß and ss, ς and σ. The capital ẞ has no way to SS but by its small one.
  text
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ς', 'σ')
    .replace(SIGNS, foldSign)
    .normalize('NFC');
