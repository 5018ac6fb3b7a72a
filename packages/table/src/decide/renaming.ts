import type { PersonId, TableEvent, TableState } from '@gorrion/protocol';
import { distinctName } from '../names/distinct.ts';
import { namesBeside, personAt, playerOf } from '../people/people.ts';
import { takesNewNames } from '../people/talk.ts';

/**
 * Returns the event that shows the new name of a person who sits, is the umpire or teaches, with a mark if it looks like another's;
 * undefined if it is shown already, or the table takes no new names now.
 */
export function renaming(state: TableState, id: PersonId, name: string): TableEvent | undefined {
  if (!takesNewNames(state)) return undefined;
  const shown = distinctName(name, namesBeside(state, id));
  const place = playerOf(state, id);
  if (place !== undefined)
    return personAt(state, place)?.name === shown ? undefined : { type: 'renamed', place, name: shown };
  const teacher = state.lesson?.teacher;
  if (teacher?.id === id)
    return teacher.name === shown ? undefined : { type: 'teacher-moved', presence: teacher.presence, name: shown };
  const umpire = state.umpire?.person;
  if (umpire?.id !== id || umpire.name === shown) return undefined;
  return { type: 'umpire-appointed', person: { id, name: shown } };
}
