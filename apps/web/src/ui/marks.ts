import type { Chair } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, PLAYERS } from '@gorrion/rules';

/** The number of marks. Each is a bird and a colour. */
export const MARKS = 6;

/** Returns a hash of a text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/**
 * Returns the mark of each person at a table, by chair; undefined for bots and free chairs. A person has the same mark at
 * every table. If two people share one, the second by id gets the next free mark, so the result does not depend on chairs.
 */
export function marksOf(places: ByPlayer<Chair>): ByPlayer<number | undefined> {
  const idOf = (place: Chair) => (place.kind === 'person' ? place.id : undefined);
  const ids = PLAYERS.flatMap(player => idOf(places[player]) ?? []).sort();
  const taken = new Map<string, number>();
  for (const id of ids) {
    let mark = hashOf(id) % MARKS;
    while ([...taken.values()].includes(mark)) mark = (mark + 1) % MARKS;
    taken.set(id, mark);
  }
  return byPlayer(place => taken.get(idOf(places[place]) ?? ''));
}
