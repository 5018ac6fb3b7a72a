import { generatedName } from '@gorrion/protocol';

/*
 * Names as others may see them: plain visible text on one line. Nothing is cut; what is too long is refused by the caller.
 */

/** Longest grapheme in code units. A letter under a pile of accents is cut to its base. */
const MAX_UNITS_A_GRAPHEME = 16;
/** Control characters, direction overrides, zero-width characters, private and unassigned letters, lone surrogates. */
const UNSEEN = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFD]/gu;
/** Joiners that do not connect two emoji. */
const LONE_JOINERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const SPACES = /[\s\p{Z}]+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Cleaning may bring letters together that then combine; a few rounds settle every text. */
const ROUNDS = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const signsOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const shortened = (sign: string): string => (sign.length <= MAX_UNITS_A_GRAPHEME ? sign : (Array.from(sign)[0] ?? ''));

function cleanOnce(raw: string): string {
  const plain = raw.toWellFormed().replace(SPACES, ' ').replace(UNSEEN, '').replace(LONE_JOINERS, '').normalize('NFC');
  return signsOf(plain).map(shortened).join('').replace(SPACES, ' ').trim();
}

/** Returns the visible characters of a text on one line; empty if none of them can be read. Cleaning twice is as once. */
export function cleanText(raw: string): string {
  let text = raw;
  for (let round = 0; round < ROUNDS; round++) {
    const next = cleanOnce(text);
    if (next === text) break;
    text = next;
  }
  return VISIBLE.test(text) ? text : '';
}

/** Returns a clean name that never reads as one of those that guests get before they choose. */
export function cleanName(raw: string): string {
  const name = cleanText(raw);
  return generatedName(name) ? cleanText(name.replace(':', ' ')) : name;
}

/** Returns the length in characters as a reader counts them. */
export const lengthOf = (text: string): number => signsOf(text).length;

/** Returns a key under which spellings of one word are equal: without case, accents, spaces and signs. */
export function keyOf(text: string): string {
  const key = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key || text;
}
