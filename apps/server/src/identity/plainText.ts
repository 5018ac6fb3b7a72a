/** Longest grapheme in code units. A flag of four regions needs 14; a letter with more accents is cut to its base. */
const MAX_UNITS_A_GRAPHEME = 16;

/**
 * Joiners that do not connect two emoji. One that does (a family, a profession) is the only invisible character that
 * may stay.
 */
const LONE_JOINERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
/** Control characters, direction overrides, zero-width characters, private and unassigned letters, lone surrogates. */
const UNSEEN =
  /(?![\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFD]/gu;
const SPACES = /[\s\p{Z}]+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const shortened = (grapheme: string): string =>
  grapheme.length <= MAX_UNITS_A_GRAPHEME ? grapheme : (Array.from(grapheme)[0] ?? '');

/** Returns the visible characters of a typed text, as graphemes on one line. */
export function visibleSigns(raw: string): readonly string[] {
  const plain = raw.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(LONE_JOINERS, '');
  return Array.from(graphemes.segment(plain.replace(SPACES, ' ').trim()), ({ segment }) => shortened(segment));
}

export const isReadable = (text: string): boolean => VISIBLE.test(text);
