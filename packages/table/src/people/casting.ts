import type { PersonId, TableRefusal, TableState } from '@gorrion/protocol';
import { isUmpire } from './umpire.ts';

/**
 * Returns why a person's link may not show a table; undefined if it may. Where spectators are admitted one by one, only the
 * host and the umpire, who admit them, hand out links.
 */
export function whyNotCast(state: TableState, person: PersonId): TableRefusal | undefined {
  const { watching = 'open' } = state.settings;
  if (state.stage === 'closed') return 'table-closed';
  if (watching === 'nobody') return 'nobody-watches';
  if (state.shownOut?.includes(person)) return 'shown-out';
  const admits = state.host === person || isUmpire(state, person);
  return watching === 'ask' && !admits ? 'not-host' : undefined;
}
