import type { Chair } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, PLAYERS } from '@gorrion/rules';
import { freeMark, ownMark } from '@gorrion/table';

/**
 * Returns the mark of each person at a table, by chair; undefined for bots and free chairs. A person has the same mark at
 * every table, and keeps it while others come: a newcomer whose mark is taken has another, which the chair holds. Where
 * it holds none, as in older games, the second by id gets the next free mark, so the result does not depend on chairs.
 */
export function marksOf(places: ByPlayer<Chair>): ByPlayer<number | undefined> {
  const people = PLAYERS.flatMap(player => {
    const place = places[player];
    return place.kind === 'person' ? [place] : [];
  });
  const marks = new Map(people.flatMap(({ id, mark }) => (mark === undefined ? [] : [[id, mark] as const])));
  for (const id of people.map(person => person.id).sort()) {
    if (!marks.has(id)) marks.set(id, freeMark(ownMark(id), [...marks.values()]));
  }
  return byPlayer(player => {
    const place = places[player];
    return place.kind === 'person' ? marks.get(place.id) : undefined;
  });
}
