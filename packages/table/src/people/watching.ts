import type { PersonId, TableState } from '@gorrion/protocol';
import { playerOf } from './people.ts';
import { isTeacher } from './teacher.ts';
import { isUmpire } from './umpire.ts';

/** Returns why a person may not follow a table now; undefined if they may. Its players, umpire and teacher always may. */
export function whyNotWatch(state: TableState, person: PersonId): 'nobody-watches' | 'ask-to-watch' | undefined {
  const { watching = 'open', deals } = state.settings;
  // Sealed deals stay closed after the game, too: others have them before them.
  if (watching === 'open' || (state.stage !== 'playing' && !deals)) return undefined;
  if (playerOf(state, person) !== undefined || isUmpire(state, person) || isTeacher(state, person)) return undefined;
  if (watching === 'nobody') return 'nobody-watches';
  return state.watchers?.admitted.includes(person) ? undefined : 'ask-to-watch';
}
