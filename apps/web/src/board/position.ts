import { type FourBy, placesToRight, type Seat, seatToRight, type Turns, withValue } from '@gorrion/rules';

declare enum PositionNumber {
  Bottom = 0,
  Right = 1,
  Top = 2,
  Left = 3,
}

/** A side of the screen at which a seat is drawn: 0 bottom, 1 right, 2 top, 3 left. Not a `Seat`. */
export type Position = PositionNumber;
/** A value for each position. */
export type ByPosition<T> = FourBy<'position', T>;

export const POSITIONS: ByPosition<Position> = [0, 1, 2, 3];

export const byPosition = <T>(make: (position: Position) => T): ByPosition<T> => [make(0), make(1), make(2), make(3)];

/** Returns a copy with the value at one position replaced. */
export const withPosition = <T>(values: ByPosition<T>, position: Position, value: T): ByPosition<T> =>
  withValue(values, position, value);

/**
 * Returns where a seat is drawn when `bottom` is the seat at the bottom of the screen. `turns` are those of the wall: the
 * next in turn sits to the right, or to the left.
 */
export const positionOf = (seat: Seat, bottom: Seat, turns: Turns): Position =>
  placesToRight(bottom, seat, turns) as Position;

/** Returns the seat that is drawn at a position when `bottom` is the seat at the bottom of the screen. */
export const seatAt = (position: Position, bottom: Seat, turns: Turns): Seat => seatToRight(bottom, position, turns);
