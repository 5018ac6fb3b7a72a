import type { Me, PersonId } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import type { NameOf } from '../ledger/index.ts';
import type { AtTable } from './facts.ts';
import type { Right } from './people.ts';
import { no } from './refusals.ts';
import type { Actor, HelperState, PlayerState, SessionState, TableState, TournamentState } from './state.ts';

/* Looks up people, rights and tables in a tournament. */

export const playerOf = ({ players }: TournamentState, number: number | null | undefined): PlayerState | undefined =>
  players.find(player => player.number === number);

export const helperOf = ({ helpers }: TournamentState, number: number | undefined): HelperState | undefined =>
  helpers.find(helper => helper.number === number && !helper.isGone);

export const playerFor = ({ players }: TournamentState, person: PersonId | null): PlayerState | undefined =>
  person === null ? undefined : players.find(player => player.person === person);

export const helpersFor = ({ helpers }: TournamentState, person: PersonId | null): readonly HelperState[] =>
  person === null ? [] : helpers.filter(helper => helper.person === person && !helper.isGone);

/** Returns all rights of a person. */
export const rightsFor = (state: TournamentState, person: PersonId | null): readonly Right[] => [
  ...new Set(helpersFor(state, person).flatMap(({ rights }) => rights)),
];

export const hasRight = (state: TournamentState, person: PersonId | null, right: Right): boolean =>
  helpersFor(state, person).some(({ rights }) => rights.includes(right));

/** Whether a person enters hands of a table: a scorer may have some tables only. */
export const mayEnterAt = (state: TournamentState, person: PersonId | null, table: number): boolean =>
  helpersFor(state, person).some(
    ({ rights, tables }) => rights.includes('enter') && (tables === null || (tables[0] <= table && table <= tables[1])),
  );

/** Returns the refusal of somebody without a right; undefined if they have it. */
export const lacks = (state: TournamentState, by: Me | null, right: Right) =>
  hasRight(state, by?.id ?? null, right) ? undefined : no('no-right', { right });

export const sessionOf = ({ sessions }: TournamentState, session: number): SessionState | undefined =>
  sessions.find(one => one.session === session);

export const tableOf = (state: TournamentState, { session, table }: AtTable): TableState | undefined =>
  sessionOf(state, session)?.tables.find(one => one.table === table);

/** Returns who plays in the place of a player in a session; undefined if nobody does. */
export const substituteOf = ({ substitutes }: TournamentState, session: number, player: number | null) =>
  substitutes.find(one => one.session === session && one.player === player);

/**
 * Whether a player is out of the competition in a session: disqualified in one before it, by a ruling that stands
 * (3.11.6.10). Without a session: whether they are out of those to come.
 */
export const isDisqualified = (
  { rulings }: TournamentState,
  player: number,
  session = Number.POSITIVE_INFINITY,
): boolean => rulings.some(one => one.out === player && one.revoked === undefined && one.session < session);

/**
 * Returns the roster number of the one who sits in a chair: the player, or who plays in their place. Null if nobody may or
 * will: they have withdrawn, or are out of the competition.
 */
export const sitterOf = (state: TournamentState, session: number, player: number | null): number | null => {
  if (player === null) return null;
  const substitute = substituteOf(state, session, player);
  const sitter = substitute?.by ?? player;
  if (isDisqualified(state, sitter, session)) return null;
  return substitute || !playerOf(state, player)?.isWithdrawn ? sitter : null;
};

/** Returns the chair in which somebody sits at a table; undefined if they do not. */
export const chairOf = (
  state: TournamentState,
  session: number,
  { players }: Pick<TableState, 'players'>,
  player: number | undefined,
): Player | undefined =>
  player === undefined ? undefined : PLAYERS.find(chair => sitterOf(state, session, players[chair]) === player);

/** Whether a player is one of a table's, or plays there in the place of another: they may not judge there. */
export const isOfTable = (
  state: TournamentState,
  session: number,
  players: TableState['players'],
  player: number,
): boolean => players.includes(player) || chairOf(state, session, { players }, player) !== undefined;

/** Returns who a person acts as: a helper if they help, else the player that they are. */
export function actorOf(state: TournamentState, person: PersonId | null): Actor {
  const [helper] = helpersFor(state, person);
  if (helper) return { helper: helper.number };
  const player = playerFor(state, person);
  return player ? { player: player.number } : null;
}

/** Returns the player that a person is, else the helper. */
export function playerActor(state: TournamentState, person: PersonId | null): Actor {
  const player = playerFor(state, person);
  return player ? { player: player.number } : actorOf(state, person);
}

/** Returns the name of who did something; empty for the server and for who made the event and is forgotten. */
export function nameOfActor({ helpers, players }: TournamentState, actor: Actor, nameOf: NameOf): string {
  if (actor === null) return '';
  if ('player' in actor) return players.find(({ number }) => number === actor.player)?.name ?? '';
  const helper = helpers.find(({ number }) => number === actor.helper);
  return helper?.name ?? (helper?.person ? nameOf(helper.person) : '');
}
