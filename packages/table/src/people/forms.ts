import type { Chair, PersonId, TableState } from '@gorrion/protocol';
import { type ByPlayer, PLAYERS, type Player } from '@gorrion/rules';

/* The signatures of the sheet, and the time to appeal (rulings 99, 101). */

/** Time (ms) after the end of a session in which its players may appeal (3.12.2). */
const APPEAL_LIMIT = 30 * 60_000;

/** Returns the chairs of the game that is over, or of the one that is played. */
const chairsOf = (state: TableState): ByPlayer<Chair> => state.played ?? state.places;

/** Returns the players whose signature the sheet needs: people who played to the end. */
export const signersOf = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => {
    const chair = chairsOf(state)[player];
    return chair.kind === 'person' && chair.presence !== 'left';
  });

/** Returns which player of the session a person was; undefined if they had left it, or never played in it. */
export const signerOf = (state: TableState, person: PersonId): Player | undefined =>
  signersOf(state).find(player => {
    const chair = chairsOf(state)[player];
    return chair.kind === 'person' && chair.id === person;
  });

/** Whether all players of the session have signed its sheet. */
export const haveAllSigned = (state: TableState): boolean =>
  state.forms !== undefined && signersOf(state).every(player => state.forms!.signed[player] !== null);

/** Whether the sheet is final: signed by all players, and by the umpire if there is one. Only an appeal changes it. */
export const isSheetFinal = (state: TableState): boolean =>
  state.session.phase === 'over' &&
  signersOf(state).length > 0 &&
  haveAllSigned(state) &&
  (state.umpire?.person === undefined || state.forms?.umpire !== undefined);

/** Returns the server time (ms) until which the session's players may appeal; undefined before its end. */
export const appealsUntil = ({ forms }: TableState): number | undefined =>
  forms?.to === undefined ? undefined : forms.to + APPEAL_LIMIT;
