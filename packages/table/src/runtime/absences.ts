import type { TableState } from '@gorrion/protocol';
import { absentees, losesAt } from '../people/lateness.ts';
import { type DueChore, earliest } from './dueChore.ts';

/** Returns when the next absent player loses the session (article 90); undefined if nobody is absent. */
export const absenceStep = (state: TableState): DueChore | undefined =>
  earliest(
    absentees(state).map(player => ({ at: losesAt(state, player)!, chore: () => ({ type: 'lose-session', player }) })),
  );
