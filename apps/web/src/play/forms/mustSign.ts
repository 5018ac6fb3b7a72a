import type { PersonId, TableState } from '@gorrion/protocol';
import { type Player, signatureRefusal } from '@gorrion/rules';
import { signedSheet, signerOf } from '@gorrion/table';
import { hasForms } from './hasForms.ts';

/** Returns as whom a person signs the sheet of a game that is over now; undefined if it does not wait for them. */
export function signsAs(state: TableState, person: PersonId | undefined): Player | 'umpire' | undefined {
  if (!state.forms || person === undefined) return undefined;
  const as = state.umpire?.person?.id === person ? 'umpire' : signerOf(state, person);
  return as !== undefined && signatureRefusal(signedSheet(state), as) === undefined ? as : undefined;
}

/** Whether the sheet of a game that is over waits for a person: a player who has not signed, or after them the umpire. */
export const mustSign = (state: TableState, person: PersonId | undefined): boolean =>
  hasForms(state) && signsAs(state, person) !== undefined;
