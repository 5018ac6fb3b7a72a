import type { PersonId, TableState } from '@gorrion/protocol';
import { byPlayer, PLAYERS, type Player } from '@gorrion/rules';
import { actsAsHost, isAfterGame, peopleHere, personAt } from './people.ts';

/* After a game: who is ready for another one, who can be replaced, and by whom. */

/** Time (ms) after a game in which a person who is gone or not ready cannot be replaced. */
export const REMATCH_PATIENCE = 60_000;

/**
 * Whether another game need not wait for a chair: a bot's, a person's who left, or who is ready and here. A rated game
 * waits until somebody else has the chair of a person who left.
 */
export function isReadyAgain(state: TableState, place: Player): boolean {
  const person = personAt(state, place);
  if (!person) return state.ready[place];
  if (person.presence === 'left') return !state.settings.rated;
  return state.ready[place] && person.presence === 'here';
}

export const areAllReadyAgain = (state: TableState): boolean =>
  byPlayer(place => isReadyAgain(state, place)).every(Boolean);

/** Returns when (server ms) a person who keeps the others waiting can be replaced; undefined if they do not. */
export function replaceableAt(state: TableState, place: Player): number | undefined {
  const person = personAt(state, place);
  if (!person || !isAfterGame(state)) return undefined;
  if (person.presence === 'left') return state.clock.since;
  if (isReadyAgain(state, place)) return undefined;
  return Math.max(state.clock.since, person.since ?? 0) + REMATCH_PATIENCE;
}

export function isReplaceable(state: TableState, place: Player, at: number): boolean {
  const from = replaceableAt(state, place);
  return from !== undefined && at >= from;
}

/**
 * Whether a person may change chairs at this moment (server ms). After a game, a host who keeps the others waiting
 * shares that right with the first person who is ready.
 */
export function leadsTable(state: TableState, id: PersonId, at: number): boolean {
  if (actsAsHost(state, id)) return true;
  const host = PLAYERS.find(place => personAt(state, place)?.id === state.host);
  if (host === undefined || !isReplaceable(state, host, at)) return false;
  const first = peopleHere(state).find(place => state.ready[place]);
  return first !== undefined && personAt(state, first)?.id === id;
}
