import type { PersonId } from '@gorrion/protocol';
import type { KeyOf } from '../ledger/index.ts';
import type { AtTable } from './facts.ts';
import { isOfTable, playerFor } from './read.ts';
import type { TableState, TournamentState } from './state.ts';

/* Who may judge at the tables of this server. Each of them has a key of their own for each table. */

export interface EventUmpire {
  /** Number of the helper. */
  readonly helper: number;
  readonly person: PersonId;
  /** The number of the player that they are as well. */
  readonly player: number | undefined;
}

/** Returns everybody who may rule while the event is open, once each. */
export function umpiresOf(state: TournamentState): readonly EventUmpire[] {
  const umpires = new Map<PersonId, EventUmpire>();
  for (const { number, person, isGone, rights } of state.stage === 'open' ? state.helpers : [])
    if (person !== null && !isGone && rights.includes('rule') && !umpires.has(person))
      umpires.set(person, { helper: number, person, player: playerFor(state, person)?.number });
  return [...umpires.values()];
}

/** Returns those of the umpires who may judge at a table: nobody does at their own. */
export const umpiresAt = (
  state: TournamentState,
  umpires: readonly EventUmpire[],
  session: number,
  { players }: Pick<TableState, 'players'>,
): readonly EventUmpire[] =>
  umpires.filter(({ player }) => player === undefined || !isOfTable(state, session, players, player));

/** Returns the key (128 bits, hex) with which one person comes to a table as its umpire. */
export const umpireKeyOf = (keyOf: KeyOf, { session, table }: AtTable, person: PersonId): string =>
  keyOf(`umpire ${session} ${table} ${person}`);
