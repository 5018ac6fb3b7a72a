import { type Chair, type Me, showsOpenHands, type TableState, type TableViewer } from '@gorrion/protocol';
import { type ByPlayer, type BySeat, bySeat, PLAYERS, type Player, playerAt, type Seat, seatOf } from '@gorrion/rules';
import { actsAsHost, isTeacher } from '@gorrion/table';
import type { FollowedTable } from './following.ts';

/** Returns the chair of a person; undefined for a spectator. */
export function placeOfPerson(state: TableState, me: Me | undefined): Player | undefined {
  return PLAYERS.find(player => {
    const place = state.places[player];
    return place.kind === 'person' && place.id === me?.id;
  });
}

/** Returns whether a person may act as the host: the host, or the player who acts for an absent host. */
export const isHost = (state: TableState, me: Me | undefined): boolean => me !== undefined && actsAsHost(state, me.id);

/** Returns whether the host has removed a person. They may watch, but take no seat at this table. */
export const isBarred = (state: TableState, me: Me | undefined): boolean =>
  me !== undefined && state.barred?.includes(me.id) === true;

/** Returns whether a person is the table's umpire, who has no seat. */
export const isUmpire = ({ umpire }: TableState, me: Me | undefined): boolean =>
  me !== undefined && umpire?.person?.id === me.id;

/** Returns whether a person teaches at the table. */
export const isTeaching = (state: TableState, me: Me | undefined): boolean =>
  me !== undefined && isTeacher(state, me.id);

/** Returns whether a person may sit down on a free chair. */
export const maySit = (state: TableState, me: Me | undefined): boolean =>
  !state.event &&
  placeOfPerson(state, me) === undefined &&
  !isBarred(state, me) &&
  !isUmpire(state, me) &&
  !isTeaching(state, me);

/** Returns the table with the people who played the game that is over, even if others have taken their chairs since. */
export function asPlayed(table: FollowedTable, me: Me | undefined): FollowedTable {
  const { played } = table.state;
  if (!played) return table;
  const state = { ...table.state, places: played };
  return { ...table, state, viewer: placeOfPerson(state, me) ?? (isTeaching(state, me) ? 'teacher' : 'spectator') };
}

/** Returns the people on chairs but the reader. */
export const otherPeople = (places: TableState['places'], me: Me | undefined): readonly Me[] =>
  places.flatMap(place => (place.kind === 'person' && place.id !== me?.id ? [{ id: place.id, name: place.name }] : []));

export const nameAt = (place: Chair): string | undefined => (place.kind === 'empty' ? undefined : place.name);

/** Returns the name of the player at a seat of the current hand. */
export const nameOfSeat = (state: TableState, seat: Seat): string =>
  nameAt(state.places[playerAt(state.session, seat)]) ?? '';

/** Returns the viewer's seat in the current hand; undefined for who has none. */
export const seatOfViewer = (state: TableState, viewer: TableViewer): Seat | undefined =>
  typeof viewer === 'string' ? undefined : seatOf(state.session, viewer);

/** Whether the reader sees the hands of all four: a spectator who watches each hand once it is over, where the table agreed to it. */
export const seesOpenHands = ({ viewer, behind, state }: FollowedTable): boolean =>
  viewer === 'spectator' && behind !== undefined && showsOpenHands(state.settings);

/** Returns the values of the players by their seats in the current hand. */
export const atSeats = <T>(state: TableState, values: ByPlayer<T>): BySeat<T> =>
  bySeat(seat => values[playerAt(state.session, seat)]);

/** Returns the players who are not ready yet. Bots are always ready, and nobody waits for a player who left. */
export const awaited = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => {
    const place = state.places[player];
    return place.kind === 'person' && !hasLeft(state, player) && !state.ready[player];
  });

/** Whether a bot plays for a player who left, until they take the seat back. */
export const hasLeft = ({ places }: TableState, player: Player): boolean => {
  const place = places[player];
  return place.kind === 'person' && place.presence === 'left';
};

export const freePlaces = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => state.places[player].kind === 'empty');
