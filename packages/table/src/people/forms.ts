import type { Appeal, Chair, FoulRecord, GivenRuling, PersonId, TableState } from '@gorrion/protocol';
import {
  appealJudge,
  type ByPlayer,
  furtherUntil,
  isOpenedByAppeal,
  isSheetSigned,
  missingSignatures,
  PLAYERS,
  type Player,
  type SignedSheet,
} from '@gorrion/rules';

import { beforeBots } from './people.ts';

/* What a table brings to the law of signatures and appeals: who signs its sheet, and who decides (articles 99, 101). */

/** Returns the chairs of the game that is over, or of the one that is played. */
export const chairsOf = (state: TableState): ByPlayer<Chair> => state.played ?? state.places;

/** Returns the players whose signature the sheet needs: people who played to the end. */
export const signersOf = (state: TableState): readonly Player[] => {
  const chairs = chairsOf(state);
  const left = PLAYERS.filter(player => {
    const chair = chairs[player];
    return chair.kind === 'person' && chair.presence !== 'left';
  });
  return beforeBots(chairs, left);
};

/** Returns which player of the session a person was; undefined if they had left it, or never played in it. */
export const signerOf = (state: TableState, person: PersonId): Player | undefined =>
  signersOf(state).find(player => {
    const chair = chairsOf(state)[player];
    return chair.kind === 'person' && chair.id === person;
  });

/** Returns how far the sheet is signed: by all players, and by the umpire if there is one. */
export const signedSheet = (state: TableState): SignedSheet => ({
  isEnded: state.session.phase === 'over',
  needed: signersOf(state),
  signed: state.forms?.signed ?? [null, null, null, null],
  isUmpireSigned: state.forms?.umpire !== undefined,
  isUmpireNeeded: state.umpire?.person !== undefined,
});

/** Whether all players of the session have signed its sheet. */
export const haveAllSigned = (state: TableState): boolean => missingSignatures(signedSheet(state)).length === 0;

/** Whether the sheet is final. Only an appeal changes it. */
export const isSheetFinal = (state: TableState): boolean =>
  signersOf(state).length > 0 && isSheetSigned(signedSheet(state));

/** Whether rulings are closed: the sheet is final, and no appeal was upheld since the last signature. */
export function isClosed(state: TableState): boolean {
  const { forms } = state;
  if (!forms || !isSheetFinal(state)) return false;
  return !isOpenedByAppeal(forms.appeals, [...forms.signed, forms.umpire?.at ?? null]);
}

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
  const umpire = mayUmpireDecide(state) ? (['umpire'] as const) : [];
  const players = judgesOf(state, appeal).length > 0 ? (['players'] as const) : [];
  return appealJudge(appeal, [...players, ...umpire], umpire);
}

/** Whether somebody decides an answered appeal once more: the umpire, after the players. */
export const isHeardAbove = (state: TableState, { answer }: Appeal): boolean =>
  answer?.by === 'players' && mayUmpireDecide(state);

/** Returns until when (server ms) an answered appeal is taken to the umpire; undefined if it is not. */
export const toUmpireUntil = (state: TableState, appeal: Appeal): number | undefined =>
  furtherUntil(appeal, isHeardAbove(state, appeal));
