import { createHash } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';
import { isReadable, visibleSigns } from './plainText.ts';

const MAX_GRAPHEMES = 24;

/** A name as others may see it: plain visible text on one line, at most 24 signs; undefined when nothing is left. */
export function cleanName(raw: string): string | undefined {
  const name = visibleSigns(raw).slice(0, MAX_GRAPHEMES).join('').trim();
  return isReadable(name) ? name : undefined;
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
