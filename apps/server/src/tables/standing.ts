import type { PersonId, TableState } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import type { EventRoom } from '../limits/eventRoom.ts';
import type { Standing } from '../limits/guesses.ts';

type SeenTable = Pick<RunningTable, 'state' | 'viewerOf'>;

const isListed = ({ settings }: TableState): boolean => settings.visibility === 'public';

/** Returns what a person has to do with a table: its players, its umpire and the people of its event know it anyway. */
export function standingAt(
  table: SeenTable | undefined,
  person: PersonId,
  eventOf: (person: PersonId) => EventRoom | undefined,
): Standing {
  if (!table) return 'nothing';
  const { state } = table;
  const isOfEvent = state.event !== undefined && eventOf(person)?.id === state.event.id;
  const isIn = table.viewerOf(person) !== 'spectator' || state.umpire?.person?.id === person || state.host === person;
  return isIn || isOfEvent || isListed(state) ? 'known' : 'other';
}
