import type { Chair, PersonId } from '@gorrion/protocol';
import type { ByPlayer } from '@gorrion/rules';

/* The marks by which people at a table are told apart. */

/** The number of marks. Each is a bird and a colour. */
export const MARKS = 6;

/** Returns the mark that a person has at every table where nobody else has it: a hash of the id (FNV-1a, 32 bits). */
export function ownMark(id: string): number {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash % MARKS;
}

/** Returns a mark, or the next one after it that is not taken. */
export function freeMark(mark: number, taken: readonly number[]): number {
  return taken.includes(mark) ? freeMark((mark + 1) % MARKS, taken) : mark;
}

/** Returns what the chair of a newcomer keeps of their mark: nothing if it is their own, because nobody has it. */
export function markOfNewcomer(places: ByPlayer<Chair>, id: PersonId): { readonly mark?: number } {
  const taken = places.flatMap(place => (place.kind === 'person' ? [place.mark ?? ownMark(place.id)] : []));
  const mark = freeMark(ownMark(id), taken);
  return mark === ownMark(id) ? {} : { mark };
}
