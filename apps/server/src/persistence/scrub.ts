import type { Entry, PersonId } from '@gorrion/protocol';
import { evolveTable, personAt, unopened, upcast } from '@gorrion/table';

/**
 * A table's log with another name for one person, wherever he sat: the game stays as it was played, and nothing in it
 * says any more who he was called.
 */
export function scrubbed(entries: readonly Entry[], person: PersonId, name: string): readonly Entry[] {
  let state = unopened;
  const newest = upcast(entries);
  return entries.map((entry, n) => {
    const { event } = entry;
    const before = state;
    state = evolveTable(state, newest[n]!);
    if (event.type === 'seated' && event.who.kind === 'person' && event.who.id === person)
      return { ...entry, event: { ...event, who: { ...event.who, name } } };
    if (event.type === 'renamed' && personAt(before, event.place)?.id === person)
      return { ...entry, event: { ...event, name } };
    return entry;
  });
}

/** People who take a chair in these entries. */
export const sitters = (entries: readonly Entry[]): PersonId[] =>
  entries.flatMap(({ event }) => (event.type === 'seated' && event.who.kind === 'person' ? [event.who.id] : []));
