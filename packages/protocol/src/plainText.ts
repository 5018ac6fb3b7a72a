import { botOfName, generatedName, seatOfName } from './names.ts';

/*
 * The one cleaning of every text that somebody else will see: plain visible signs, in the order in which they are
 * written. Nothing is cut; what is too long is refused by the caller. Letters of all scripts stay whole, with the joiners
 * that their spelling needs, and emoji with what joins them.
 */

/** Longest sign in code units. The longest emoji of Unicode, two people with skin tones and a kiss, has 15. */
const MOST_UNITS = 16;
/** Most marks on one letter: pointed Hebrew and Tibetan have five. A letter under a pile of accents is cut to its base. */
const MOST_MARKS = 6;
const PILE = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

const [NON_JOINER, JOINER] = ['\\u200C', '\\u200D'];
/** Signs after which a joiner chooses the form of a conjunct: the viramas of the Indic scripts. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
/** What an emoji ends with before it is joined to another. */
const EMOJI_END = '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?';
/** A joiner between two emoji or after a virama, and a non-joiner that keeps Persian letters apart. */
const SPELLED = [
  `(?<=${VIRAMA})[${NON_JOINER}${JOINER}]`,
  `(?<=${EMOJI_END})${JOINER}(?=\\p{Extended_Pictographic})`,
  `(?<=\\p{Script=Arabic}\\p{M}*)${NON_JOINER}(?=\\p{Script=Arabic})`,
].join('|');
/** The flags of England, Scotland, Wales and other regions: a black flag with tags. */
const REGION = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}';
/** Control, format, private and unassigned characters, lone surrogates, and letters without a shape. */
const SHAPELESS =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2028\\u2029\\u2800\\u3164\\uFFA0\\uFFFD]';
/** Selectors of a form, where nothing has forms to select from. */
const LONE_SELECTOR = '(?<![\\p{Emoji}\\p{Ideographic}\\p{Script=Mongolian}])[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]';
const UNSEEN = new RegExp(`(${REGION}|${SPELLED})|${SHAPELESS}|${LONE_SELECTOR}`, 'gu');

const SPACES = /[\s\p{Z}]+/gu;
const BASELESS = /^\p{M}+/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Most texts: printable ASCII without spaces to be taken out. */
const SIMPLE = /^(?:[!-~]+(?: [!-~]+)*)?$/;
/** Cleaning may bring signs together that then combine; a few rounds settle every text. */
const ROUNDS = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const signsOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const isBearable = (sign: string): boolean => sign.length <= MOST_UNITS && !PILE.test(sign);

function cleanedOnce(raw: string): string {
  const seen = raw
    .toWellFormed()
    .replace(SPACES, ' ')
    .replace(UNSEEN, (_, kept?: string) => kept ?? '')
    .normalize('NFC');
  const signs = signsOf(seen).map(sign => (isBearable(sign) ? sign : (Array.from(sign)[0] ?? '')));
  return signs.join('').replace(SPACES, ' ').trim().replace(BASELESS, '');
}

/** Returns the visible signs of a text on one line; empty if none of them can be read. Cleaning twice is as once. */
export function plainLine(raw: string): string {
  if (SIMPLE.test(raw)) return raw;
  let text = raw;
  for (let round = 0; round < ROUNDS; round++) {
    const next = cleanedOnce(text);
    if (next === text) break;
    text = next;
  }
  return VISIBLE.test(text) ? text : '';
}

/** Returns a text of several clean lines, with one empty line between paragraphs. Cleaning twice is as once. */
export const plainLines = (raw: string): string =>
  raw
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');

/** Returns a clean name that never reads as one of those that are told to each reader in their language. */
export function plainName(raw: string): string {
  const name = plainLine(raw);
  const isCode = generatedName(name) || seatOfName(name) !== undefined || botOfName(name) !== undefined;
  return isCode ? plainLine(name.replace(':', ' ')) : name;
}

/** Returns the length of a text in signs as a reader counts them. */
export const lengthOf = (text: string): number => signsOf(text).length;

/** Returns the beginning of a text: whole signs of at most so many code units together. */
export function beginningOf(text: string, most: number): string {
  let beginning = '';
  for (const sign of signsOf(text)) {
    if (beginning.length + sign.length > most) break;
    beginning += sign;
  }
  return beginning.trim();
}
