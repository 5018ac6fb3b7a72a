import type { Entry, PersonId } from '@gorrion/protocol';
import { evolveTable, personAt, unopened, upcast } from '@gorrion/table';

/** Returns a table's log with another name for one person. The game stays as it was played. */
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
    if (event.type === 'appealed' && personAt(before, event.by)?.id === person)
      return { ...entry, event: { ...event, name } };
    return entry;
  });
}

/** Returns the people who sit down in these entries. */
export const sitters = (entries: readonly Entry[]): PersonId[] =>
  entries.flatMap(({ event }) => (event.type === 'seated' && event.who.kind === 'person' ? [event.who.id] : []));
