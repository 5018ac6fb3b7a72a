import type { PersonId } from '@gorrion/protocol';
import { appealJudge, furtherUntil, PLAYERS } from '@gorrion/rules';
import type { AtTable } from './facts.ts';
import type { AppealStage } from './play.ts';
import { helpersFor, isOfTable, playerFor, playerOf, sitterOf, tableOf } from './read.ts';
import type { Actor, AppealState, HelperState, TableState, TournamentState } from './state.ts';

/*
 * What an event brings to the law of appeals: who may appeal, and who decides (3.12, 3.13). First others than who ruled at
 * the table: organisers, the chief umpire, and whom the organisers name. Then, if somebody of the table asks for it, the
 * chief umpire once more.
 */

/** Returns the captain of a team: who stands first in the list. */
const captainOf = ({ players }: TournamentState, team: string | undefined): number | undefined =>
  team ? players.find(player => player.team === team && !player.isWithdrawn)?.number : undefined;

/** Whether a person may appeal for a table: who plays there, and the captains of their teams (3.12.1). */
export function mayAppeal(
  state: TournamentState,
  person: PersonId | null,
  session: number,
  { players }: Pick<TableState, 'players'>,
): boolean {
  const own = playerFor(state, person)?.number;
  if (own === undefined) return false;
  return PLAYERS.some(chair => {
    const sitter = sitterOf(state, session, players[chair]);
    return [players[chair], sitter].some(one => one === own || captainOf(state, playerOf(state, one)?.team) === own);
  });
}

const isHelper = (helper: HelperState, actor: Actor): boolean =>
  actor !== null && 'helper' in actor && actor.helper === helper.number;

const isChief = ({ role, rights }: HelperState): boolean => role === 'chief-umpire' && rights.includes('rule');

/** Whether a person is of those who decide appeals, whatever they have ruled. */
export const hearsAppeals = (state: TournamentState, person: PersonId | null): boolean =>
  helpersFor(state, person).some(
    helper => isChief(helper) || helper.rights.includes('organise') || helper.rights.includes('appeals'),
  );

const isChiefUmpire = (state: TournamentState, person: PersonId | null): boolean =>
  helpersFor(state, person).some(isChief);

/** Whether a person has ruled at a table: given a penalty, taken a session from a player, or corrected the sheet. */
export function hasRuledAt(state: TournamentState, person: PersonId | null, { session, table }: AtTable): boolean {
  const rulings = state.rulings.filter(one => one.session === session && one.table === table);
  const found = tableOf(state, { session, table });
  const corrections = found?.corrections ?? [];
  const lost = state.lost.filter(one => one.session === session && found?.players.includes(one.player));
  const own = helpersFor(state, person);
  return [...rulings, ...corrections, ...lost].some(({ by = null }) => own.some(helper => isHelper(helper, by)));
}

/** Whether a person has given the first answer. */
const hasAnswered = (state: TournamentState, person: PersonId | null, { answer }: AppealState): boolean =>
  helpersFor(state, person).some(helper => isHelper(helper, answer?.by ?? null));

/** Whether an appeal was written by a person: as the player that they are, or as a captain. */
export const isOwnAppeal = (state: TournamentState, person: PersonId | null, { by }: AppealState): boolean =>
  by !== null && 'player' in by && by.player === playerFor(state, person)?.number;

/** Returns how many appeals a person has written about a table. */
export const appealsBy = (state: TournamentState, person: PersonId | null, { session, table }: AtTable): number =>
  state.appeals.filter(one => one.session === session && one.table === table && isOwnAppeal(state, person, one)).length;

/** Whether a person is of those who decide an appeal: as it stands or, with `isFurther`, once it goes to the chief umpire. */
export const isJudge = (state: TournamentState, person: PersonId | null, appeal: AppealState, isFurther: boolean) =>
  isFurther ? isChiefUmpire(state, person) && !hasAnswered(state, person, appeal) : hearsAppeals(state, person);

function isOfItsTable(state: TournamentState, person: PersonId, at: AtTable): boolean {
  const [own, found] = [playerFor(state, person)?.number, tableOf(state, at)];
  return own !== undefined && found !== undefined && isOfTable(state, at.session, found.players, own);
}

/** Whether a person decides an appeal, as it stands or, with `isFurther`, once it goes to the chief umpire. */
export function decides(
  state: TournamentState,
  person: PersonId,
  appeal: AppealState,
  isFurther = appeal.further !== undefined,
): boolean {
  const isBiased = [hasRuledAt, isOfItsTable, isOwnAppeal].some(isSo => isSo(state, person, appeal));
  return !isBiased && isJudge(state, person, appeal, isFurther);
}

/** Whether somebody who has come decides an appeal. */
export const isDecidable = (state: TournamentState, appeal: AppealState, isFurther?: boolean): boolean =>
  state.helpers.some(({ person, isGone }) => person !== null && !isGone && decides(state, person, appeal, isFurther));

export const appealStage = (state: TournamentState, appeal: AppealState): AppealStage =>
  appealJudge(
    appeal,
    isDecidable(state, appeal, false) ? ['committee'] : [],
    isDecidable(state, appeal, true) ? ['chief-umpire'] : [],
  );

/** Returns until when (server ms) an answered appeal is taken to the chief umpire; undefined if nobody would decide it. */
export const toChiefUntil = (state: TournamentState, appeal: AppealState): number | undefined =>
  furtherUntil(appeal, isDecidable(state, appeal, true));
