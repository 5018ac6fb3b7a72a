import { EAST, type Tile } from './tile.ts';

declare enum SeatNumber {
  East = 0,
  South = 1,
  West = 2,
  North = 3,
}

/**
 * A seat of one hand, in turn order, counter-clockwise: 0 East (the dealer), 1 South, 2 West, 3 North (article 2). Also
 * the wind of a round. An ambient enum sets it apart from `Player`: the literals 0 to 3 are seats, 4 and a player are
 * not, and nothing of the enum exists at run time. TypeScript still accepts any value of type `number`.
 */
export type Seat = SeatNumber;
/** Exported by its own name for the types of schemas, which name it. */
export type { SeatNumber };

declare const kind: unique symbol;

/**
 * Four values, one for each key of a kind. Tables of different kinds are not assignable to each other. TypeScript
 * accepts an index of another kind; `packages/indexes.test.ts` does not. `playerAt` and `seatOf` convert.
 */
export type FourBy<Kind extends string, T> = readonly [T, T, T, T] & { readonly [kind]?: Kind };

/** A value for each seat. */
export type BySeat<T> = FourBy<'seat', T>;

export const SEATS: BySeat<Seat> = [0, 1, 2, 3];
/**
 * A viewer of a hand: one of its seats; a spectator, who sees only what is public; or, at a teacher's table alone, the teacher, who
 * sees all hands and the wall. Nobody sees a claim before it is announced.
 */
export type Viewer = Seat | 'spectator' | 'teacher';
/**
 * Who reads a hand: a viewer, or one before whom all four hands lie open. `open-hands`: spectators of a table that agreed to it,
 * once the hand is over for everybody else. With a seat: a learner whose teacher has opened them, who still sees the own claims.
 */
export type Reader = Viewer | 'open-hands' | { readonly seat: Seat; readonly seesAll: true };

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

/** Returns a copy with the value at one index replaced. */
export function withValue<T>(values: readonly [T, T, T, T], index: 0 | 1 | 2 | 3, value: T): readonly [T, T, T, T] {
  const copy: [T, T, T, T] = [...values];
  copy[index] = value;
  return copy;
}

/** Returns a copy with one seat's value replaced. */
export const withSeat = <T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> => withValue(values, seat, value);

/** Returns the seat `steps` turns after this one. */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((seat + steps) & 3) as Seat;

/** Returns the number of turns from `from` to `seat`: 1 right neighbour, 2 opposite, 3 left neighbour. */
export const turnsBetween = (from: Seat, seat: Seat): number => (seat - from + 4) & 3;

/** Returns the three other seats in turn order, the nearest first: the order among equal claims (article 21). */
export const othersInTurn = (seat: Seat): readonly [Seat, Seat, Seat] => [
  seatAfter(seat, 1),
  seatAfter(seat, 2),
  seatAfter(seat, 3),
];

/** Returns the wind tile of a seat or a round. */
export const windTile = (seat: Seat): Tile => (EAST + seat) as Tile;
