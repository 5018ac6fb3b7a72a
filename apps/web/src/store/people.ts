import type { Chair, Me, TableState, TableViewer } from '@gorrion/protocol';
import { type ByPlayer, type BySeat, bySeat, PLAYERS, type Player, playerAt, type Seat, seatOf } from '@gorrion/rules';
import { actsAsHost } from '@gorrion/table';
import type { Following } from './following.ts';

/** The chair that somebody occupies; undefined when he only watches. */
export function placeOfPerson(state: TableState, me: Me | undefined): Player | undefined {
  return PLAYERS.find(player => {
    const place = state.places[player];
    return place.kind === 'person' && place.id === me?.id;
  });
}

/** Decides about the table: its host, or whoever acts for a host who is not here. */
export const isHost = (state: TableState, me: Me | undefined): boolean => me !== undefined && actsAsHost(state, me.id);

/** Removed by the host: they may watch, but not sit down at this table. */
export const isBarred = (state: TableState, me: Me | undefined): boolean =>
  me !== undefined && state.barred?.includes(me.id) === true;

/** The table with those who played the game that is over, wherever somebody has taken a chair since then. */
export function asPlayed(table: Following, me: Me | undefined): Following {
  const { played } = table.state;
  if (!played) return table;
  const state = { ...table.state, places: played };
  return { ...table, state, viewer: placeOfPerson(state, me) ?? 'spectator' };
}

export const nameAt = (place: Chair): string | undefined => (place.kind === 'empty' ? undefined : place.name);

/** The name of the one who sits at a seat of the hand in progress. */
export const nameOfSeat = (state: TableState, seat: Seat): string =>
  nameAt(state.places[playerAt(state.session, seat)]) ?? '';

/** A viewer's seat in the hand in progress. */
export const seatOfViewer = (state: TableState, viewer: TableViewer): Seat | undefined =>
  viewer === 'spectator' ? undefined : seatOf(state.session, viewer);

/** By seat of the hand, what the session keeps by player. */
export const atSeats = <T>(state: TableState, values: ByPlayer<T>): BySeat<T> =>
  bySeat(seat => values[playerAt(state.session, seat)]);

/** People who are not ready yet; bots always are, and nobody waits for those who left. */
export const awaited = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => {
    const place = state.places[player];
    return place.kind === 'person' && place.presence !== 'left' && !state.ready[player];
  });

export const freePlaces = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => state.places[player].kind === 'empty');
