import { createHash } from 'node:crypto';
import { codeOfName, GUEST_BIRDS, generatedName, MANNERS, type PersonId } from '@gorrion/protocol';
import { isReadable, visibleSigns } from './plainText.ts';

const MAX_GRAPHEMES = 24;

/**
 * Returns a name as others may see it: plain visible text on one line, at most 24 characters; undefined when nothing is
 * left. A person's name never reads as a generated one.
 */
export function cleanName(raw: string): string | undefined {
  const name = visibleSigns(raw).slice(0, MAX_GRAPHEMES).join('').trim();
  return isReadable(name) ? asChosen(name) : undefined;
}

const asChosen = (name: string): string => (generatedName(name) ? name.replace(':', ' ') : name);

/** Returns the name of a guest who has not chosen one. The same guest always gets the same one, so it is not stored. */
export function friendlyName(person: PersonId): string {
  const digest = createHash('sha256').update(person).digest();
  const pick = <T>(words: readonly [T, ...T[]], byte: number): T => words[byte % words.length] ?? words[0];
  return codeOfName({ manner: pick(MANNERS, digest[0] ?? 0), bird: pick(GUEST_BIRDS, digest[1] ?? 0) });
}
