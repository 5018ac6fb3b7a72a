import type { PersonId, TableState } from '@gorrion/protocol';
import { playerOf } from './people.ts';
import { isUmpire } from './umpire.ts';

/** Whether a person may follow a table: its players and its umpire always, others unless its settings allow nobody. */
export function mayWatch(state: TableState, person: PersonId): boolean {
  if (state.settings.watching !== 'nobody' || state.stage !== 'playing') return true;
  return playerOf(state, person) !== undefined || isUmpire(state, person);
}
