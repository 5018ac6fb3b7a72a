import { createHash } from 'node:crypto';
import { codeOfName, GUEST_BIRDS, LONGEST_NAME, lengthOf, MANNERS, type PersonId, plainName } from '@gorrion/protocol';

/**
 * Returns a name as others may see it: plain visible text on one line. Returns undefined if nothing of it is readable
 * or if it is longer than `LONGEST_NAME` characters: a name is refused, never cut. A person's name never reads as a
 * generated one.
 */
export function cleanName(raw: string): string | undefined {
  const name = plainName(raw);
  return name !== '' && lengthOf(name) <= LONGEST_NAME ? name : undefined;
}

/** Returns the name of a guest who has not chosen one. The same guest always gets the same one, so it is not stored. */
export function friendlyName(person: PersonId): string {
  const digest = createHash('sha256').update(person).digest();
  const pick = <T>(words: readonly [T, ...T[]], byte: number): T => words[byte % words.length] ?? words[0];
  return codeOfName({ manner: pick(MANNERS, digest[0] ?? 0), bird: pick(GUEST_BIRDS, digest[1] ?? 0) });
}
