import { EAST, type Tile } from './tile.ts';

/** Seats of one hand in turn order, counter-clockwise: 0 East (the dealer), 1 South, 2 West, 3 North (ruling 2). */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];
/** A value for each seat. */
export type BySeat<T> = readonly [T, T, T, T];
/** Who looks: a seat of the hand, or somebody who may see only what is public. */
export type Viewer = Seat | 'spectator';

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

/** A copy with one seat's value replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy: [T, T, T, T] = [...values];
  copy[seat] = value;
  return copy;
}

/** The seat `steps` turns after this one. */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((seat + steps) & 3) as Seat;

/** How many turns after `from` it is `seat`'s turn: 1 right neighbour, 2 opposite, 3 left neighbour. */
export const turnsBetween = (from: Seat, seat: Seat): number => (seat - from + 4) & 3;

/** The three others in turn order, nearest first: the order that decides among several claims (ruling 21). */
export const othersInTurn = (seat: Seat): readonly [Seat, Seat, Seat] => [
  seatAfter(seat, 1),
  seatAfter(seat, 2),
  seatAfter(seat, 3),
];

/** The wind tile of a seat or of a round. */
export const windTile = (seat: Seat): Tile => (EAST + seat) as Tile;
