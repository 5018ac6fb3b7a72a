import type { PersonId, TableState } from '@gorrion/protocol';
import { haveAllSigned, signerOf } from '@gorrion/table';
import { hasForms } from './hasForms.ts';

/** Whether the sheet of a game that is over waits for a person: a player who has not signed, or after them the umpire. */
export function mustSign(state: TableState, person: PersonId | undefined): boolean {
  const { forms, umpire, session } = state;
  if (!forms || person === undefined || session.phase !== 'over' || !hasForms(state)) return false;
  const mine = signerOf(state, person);
  if (mine !== undefined) return forms.signed[mine] === null;
  return umpire?.person?.id === person && haveAllSigned(state) && !forms.umpire;
}
