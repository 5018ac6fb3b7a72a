import type { Appeal, Chair, FoulRecord, GivenRuling, PersonId, TableState } from '@gorrion/protocol';
import { type ByPlayer, PLAYERS, type Player } from '@gorrion/rules';

/* The signatures of the sheet, the time to appeal, and who decides (rulings 99, 101). */

/** Time (ms) in which players may appeal after the end of a session (3.12.2), and once more after the first answer. */
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

/**
 * Whether rulings are closed: the sheet is final, and no appeal was upheld since the last signature. An upheld appeal
 * opens the figures to the umpire again, and once all have signed anew they are closed.
 */
export function isClosed(state: TableState): boolean {
  const { forms } = state;
  if (!forms || !isSheetFinal(state)) return false;
  const lastSigned = Math.max(...forms.signed.map(at => at ?? 0), forms.umpire?.at ?? 0);
  return !forms.appeals.some(({ answer, final = answer }) => final?.isUpheld && final.at >= lastSigned);
}

/** Returns the server time (ms) until which the session's players may appeal; undefined before its end. */
export const appealsUntil = ({ forms }: TableState): number | undefined =>
  forms?.to === undefined ? undefined : forms.to + APPEAL_LIMIT;

/** Returns what a player was charged with in a hand, by the game and by rulings, in its order. An appeal may be against one. */
export function chargesAgainst(
  { forms, umpire }: TableState,
  player: Player,
  hand: number,
): readonly (FoulRecord | GivenRuling)[] {
  const fouls = (forms?.fouls ?? []).filter(foul => foul.hand === hand && foul.player === player);
  const rulings = (umpire?.rulings ?? []).filter(
    given => given.hand === hand && 'player' in given.ruling && given.ruling.player === player,
  );
  return [...fouls, ...rulings].sort((a, b) => a.at - b.at);
}

/** Returns the players who decide an appeal first: all others who sign the sheet. */
export const judgesOf = (state: TableState, { by }: Appeal): readonly Player[] =>
  signersOf(state).filter(player => player !== by);

/** Whether the umpire, if there is one, has ruled in this game: they decide no appeal then. */
export const hasUmpireRuled = ({ umpire }: TableState): boolean =>
  umpire?.rulings.some(({ by }) => by === 'umpire') ?? false;

const mayUmpireDecide = (state: TableState): boolean => state.umpire?.person !== undefined && !hasUmpireRuled(state);

/** Who decides an appeal next; `nobody` if no other player has stayed and no umpire may. */
export type AppealStage = 'players' | 'umpire' | 'nobody' | 'decided';

/** Returns where an appeal stands: first the other players decide, then, if somebody asks for it, the umpire. */
export function appealStage(state: TableState, appeal: Appeal): AppealStage {
  const { answer, further, final } = appeal;
  if (final || (answer && !further)) return 'decided';
  if (!answer && judgesOf(state, appeal).length > 0) return 'players';
  return mayUmpireDecide(state) ? 'umpire' : 'nobody';
}

/** Returns until when (server ms) an answered appeal is taken to the umpire; undefined if it is not. */
export const furtherUntil = (state: TableState, { answer, further }: Appeal): number | undefined =>
  answer?.by === 'players' && !further && mayUmpireDecide(state) ? answer.at + APPEAL_LIMIT : undefined;
