import { type BySeat, PLAYERS, type Seat } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { type ByPosition, byPosition, POSITIONS, type Position, positionOf, seatAt } from './position.ts';

/* A line marked `@ts-expect-error` fails `npm run types` as soon as the compiler accepts it. */

it('is never taken for a seat or a player', () => {
  const seat: Seat = 1;
  const position = positionOf(seat, 3, {});
  // @ts-expect-error A seat is not a position.
  const wrongPosition: Position = seat;
  // @ts-expect-error A position is not a seat.
  const wrongSeat: Seat = position;
  // @ts-expect-error A player is not a position.
  const player: Position = PLAYERS[2];
  // @ts-expect-error A position never equals a seat.
  const isSame = position === seat;
  // @ts-expect-error Values by position are not values by seat.
  const bySeats: BySeat<Position> = POSITIONS;
  // @ts-expect-error Nor the other way round.
  const byPositions: ByPosition<Position> = bySeats;
  expect([wrongPosition, wrongSeat, player, isSame, byPositions]).toEqual([1, 2, 2, false, POSITIONS]);
});

it('turns into the seat drawn there and back', () => {
  for (const turns of [{}, { turns: 'clockwise' }] as const) {
    for (const bottom of [0, 1, 2, 3] as const) {
      expect(byPosition(position => positionOf(seatAt(position, bottom, turns), bottom, turns))).toEqual(POSITIONS);
    }
  }
});
