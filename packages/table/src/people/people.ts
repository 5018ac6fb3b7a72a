import type { Chair, PersonId, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';

/* Who is at the table. "People" are those who have not left for good; "here" are those with a page open. */

type Person = Extract<Chair, { kind: 'person' }>;

export function personAt(state: TableState, player: Player): Person | undefined {
  const place = state.places[player];
  return place.kind === 'person' ? place : undefined;
}

export const playerOf = (state: TableState, id: PersonId): Player | undefined =>
  PLAYERS.find(player => personAt(state, player)?.id === id);

const presenceOf = (state: TableState, player: Player) => personAt(state, player)?.presence;

export const people = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => presenceOf(state, player) === 'here' || presenceOf(state, player) === 'away');

export const peopleHere = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => presenceOf(state, player) === 'here');

export const freePlace = (state: TableState): Player | undefined =>
  PLAYERS.find(player => state.places[player].kind === 'empty');

export const isFull = (state: TableState): boolean => freePlace(state) === undefined;

/** A game has ended at this table and no other has begun. */
export const isAfterGame = (state: TableState): boolean => state.stage === 'playing' && state.session.phase === 'over';

/** Names of those at the table, but for one place. */
export const namesBeside = (state: TableState, player?: Player): readonly string[] =>
  PLAYERS.flatMap(other => {
    const place = state.places[other];
    return other === player || place.kind === 'empty' ? [] : [place.name];
  });

/** A game runs: between its start and its end. */
export const isPlaying = (state: TableState): boolean => state.stage === 'playing' && state.session.phase !== 'over';

export const isPaused = (state: TableState): boolean => state.pause.since !== undefined;

/** One person against bots: nobody to hide anything from. */
export const isSolo = (state: TableState): boolean => people(state).length <= 1;

/** The host; while he is not here, the first of those who are: nobody has to wait for a host who has gone. */
export function actsAsHost(state: TableState, id: PersonId): boolean {
  if (state.host === id) return true;
  const here = peopleHere(state).map(player => personAt(state, player)?.id);
  return state.host !== undefined && !here.includes(state.host) && here[0] === id;
}
