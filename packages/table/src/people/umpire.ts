import type { Entry, PersonId, TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, type Tile } from '@gorrion/rules';

/* The umpire's rights to know. In play the umpire sees what every spectator sees. */

export const isUmpire = ({ umpire }: TableState, person: PersonId): boolean => umpire?.person?.id === person;

/** Whether somebody else is the umpire after an event, or nobody. */
export const changesUmpire = ({ event }: Pick<Entry, 'event'>): boolean =>
  event.type === 'umpire-appointed' || event.type === 'umpire-left';

/**
 * Returns the concealed tiles of all seats for the umpire while they have stopped play in a hand; undefined for everybody
 * else and at any other time. The only reader of concealed tiles beside `viewTable` and `redactTable`.
 */
export function inspectedHands(state: TableState, person: PersonId): BySeat<readonly Tile[]> | undefined {
  const { session, umpire } = state;
  if (!isUmpire(state, person) || !umpire?.isStopped || session.phase !== 'playing') return undefined;
  return bySeat(seat => session.hand.seats[seat].concealed);
}
