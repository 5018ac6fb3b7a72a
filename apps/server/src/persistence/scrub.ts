import type { Entry, PersonId, TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable, personAt, unopened, upcast } from '@gorrion/table';

/** Returns a fact with another name for one person; `before` is the table before it. */
function renamed(event: TableEvent, before: TableState, person: PersonId, name: string): TableEvent {
  const isUmpire = before.umpire?.person?.id === person;
  switch (event.type) {
    case 'seated':
      return event.who.kind === 'person' && event.who.id === person ? { ...event, who: { ...event.who, name } } : event;
    case 'renamed':
      return personAt(before, event.place)?.id === person ? { ...event, name } : event;
    case 'umpire-appointed':
    case 'watch-asked':
      return event.person.id === person ? { ...event, person: { ...event.person, name } } : event;
    case 'sheet-signed':
      return event.by === 'umpire' && isUmpire ? { ...event, name } : event;
    case 'appealed':
      return personAt(before, event.by)?.id === person ? { ...event, name } : event;
    case 'appeal-answered':
      return isUmpire ? { ...event, name } : event;
    default:
      return event;
  }
}

/** Returns a table's log with another name for one person. The game stays as it was played. */
export function scrubbed(entries: readonly Entry[], person: PersonId, name: string): readonly Entry[] {
  let state = unopened;
  const newest = upcast(entries);
  return entries.map((entry, n) => {
    const event = renamed(entry.event, state, person, name);
    state = evolveTable(state, newest[n]!);
    return event === entry.event ? entry : { ...entry, event };
  });
}
