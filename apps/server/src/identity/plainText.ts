/** A flag of four regions needs 14 code units; a letter under a tower of accents is cut to its foot. */
const MAX_UNITS_A_GRAPHEME = 16;

/** A joiner between two pictures makes one picture (a family, a profession): the only invisible sign that may stay. */
const LONE_JOINERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
/** Controls, direction overrides, zero-width signs, private and unassigned letters, lone surrogates. */
const UNSEEN =
  /(?![\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFD]/gu;
const SPACES = /[\s\p{Z}]+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const shortened = (grapheme: string): string =>
  grapheme.length <= MAX_UNITS_A_GRAPHEME ? grapheme : (Array.from(grapheme)[0] ?? '');

/** What somebody typed, as others may see it: visible signs on one line, one by one. */
export function visibleSigns(raw: string): readonly string[] {
  const plain = raw.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(LONE_JOINERS, '');
  return Array.from(graphemes.segment(plain.replace(SPACES, ' ').trim()), ({ segment }) => shortened(segment));
}

export const isReadable = (text: string): boolean => VISIBLE.test(text);
