import type { PersonId, TableReader, TableState, TableViewer } from '@gorrion/protocol';
import type { SessionReader } from '@gorrion/rules';
import { playerOf } from './people.ts';

/* The teacher of a table and what is seen there. At every other table `lesson` is undefined and nobody sees more. */

/** Whether a person teaches at this table. */
export const isTeacher = ({ lesson }: Pick<TableState, 'lesson'>, person: PersonId): boolean =>
  lesson?.teacher.id === person;

/** Returns whose view a person is sent. */
export const viewerIn = (state: TableState, person: PersonId): TableViewer =>
  isTeacher(state, person) ? 'teacher' : (playerOf(state, person) ?? 'spectator');

/** Whether the teacher of this table has a page at it. */
export const isTeacherHere = ({ lesson }: Pick<TableState, 'lesson'>): boolean => lesson?.teacher.presence === 'here';

/**
 * Returns whose knowledge of the hand a viewer has: the own, with all hands while the teacher has opened them to the players,
 * and the teacher's at a teacher's table alone.
 */
export function eyesOf({ lesson }: Pick<TableState, 'lesson'>, viewer: TableReader): SessionReader {
  if (viewer === 'spectator' || viewer === 'open-hands') return viewer;
  if (viewer === 'teacher') return lesson ? 'teacher' : 'spectator';
  return lesson?.isOpen ? { player: viewer, seesAll: true } : viewer;
}
