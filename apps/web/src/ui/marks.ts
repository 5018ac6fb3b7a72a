import type { Chair } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, PLAYERS } from '@gorrion/rules';

/** How many marks there are: a bird and a colour each. */
export const MARKS = 6;

/** A number that is the same for the same text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/**
 * The mark of each person at a table, by place. A person keeps the own mark at every table, except where somebody else
 * has the same one: the next free one then, in an order that does not depend on the seats.
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
