import { createHash } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';

const MAX_GRAPHEMES = 24;
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

/** A name as others may see it: plain visible text on one line, at most 24 signs; undefined when nothing is left. */
export function cleanName(raw: string): string | undefined {
  const plain = raw.toWellFormed().normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').replace(LONE_JOINERS, '');
  const signs = Array.from(graphemes.segment(plain.replace(SPACES, ' ').trim()), ({ segment }) => shortened(segment));
  const name = signs.slice(0, MAX_GRAPHEMES).join('').trim();
  return VISIBLE.test(name) ? name : undefined;
}

const MANNERS = [
  'Brave',
  'Bright',
  'Calm',
  'Clever',
  'Gentle',
  'Happy',
  'Keen',
  'Kind',
  'Lucky',
  'Merry',
  'Nimble',
  'Patient',
  'Quick',
  'Quiet',
  'Sunny',
  'Wise',
];
const BIRDS = [
  'Bunting',
  'Crane',
  'Cuckoo',
  'Dove',
  'Finch',
  'Heron',
  'Kestrel',
  'Lark',
  'Linnet',
  'Magpie',
  'Oriole',
  'Robin',
  'Sparrow',
  'Swallow',
  'Thrush',
  'Wren',
];

/** What a guest is called until he says otherwise; the same for the same guest, so nothing need be stored for it. */
export function friendlyName(person: PersonId): string {
  const digest = createHash('sha256').update(person).digest();
  const pick = (words: readonly string[], byte: number) => words[byte % words.length];
  return `${pick(MANNERS, digest[0] ?? 0)} ${pick(BIRDS, digest[1] ?? 0)}`;
}
