import { expect, test } from 'vitest';
import {
  type ByPlayer,
  type BySeat,
  byPlayer,
  bySeat,
  PLAYERS,
  type Player,
  playerAt,
  SEATS,
  type Seat,
  seatAfter,
  seating,
  seatOf,
  startingSeat,
  turnsBetween,
  unstarted,
  withPlayer,
  withSeat,
} from '../index.ts';

/* A line marked `@ts-expect-error` fails `npm run types` as soon as the compiler accepts it. */

const hand3 = { ...unstarted, handNumber: 3, seating: seating(3, 'appendix4') };

test('a seat and a player are never taken for each other', () => {
  const seat: Seat = 1;
  const player: Player = playerAt(hand3, seat);
  // @ts-expect-error A seat is not a player.
  const wrongPlayer: Player = seat;
  // @ts-expect-error A player is not a seat.
  const wrongSeat: Seat = player;
  // @ts-expect-error There are four seats.
  const fifthSeat: Seat = 4;
  // @ts-expect-error There are four players.
  const fifthPlayer: Player = 4;
  // @ts-expect-error A seat never equals a player.
  const isSame = seat === player;
  // @ts-expect-error Only a seat has a next seat.
  seatAfter(player);
  // @ts-expect-error Turns lie between seats.
  turnsBetween(seat, player);
  // @ts-expect-error Only a player sits at a seat.
  seatOf(hand3, seat);
  // @ts-expect-error Only at a seat sits a player.
  playerAt(hand3, player);
  expect([wrongPlayer, wrongSeat, fifthSeat, fifthPlayer, isSame]).toEqual([1, 3, 4, 4, false]);
});

test('a table by seat and a table by player are never taken for each other', () => {
  const bySeats: BySeat<number> = [1, 2, 3, 4];
  const byPlayers: ByPlayer<number> = [5, 6, 7, 8];
  // @ts-expect-error Values by seat are not values by player.
  const wrongPlayers: ByPlayer<number> = bySeats;
  // @ts-expect-error Values by player are not values by seat.
  const wrongSeats: BySeat<number> = byPlayers;
  // @ts-expect-error A table by seat changes at a seat.
  withSeat(bySeats, PLAYERS[1], 0);
  // @ts-expect-error A table by player changes at a player.
  withPlayer(byPlayers, SEATS[1], 0);
  // @ts-expect-error The seating of a hand is by seat.
  const players: ByPlayer<Player> = seating(1, 'none');
  expect([wrongPlayers, wrongSeats, players]).toEqual([bySeats, byPlayers, [0, 1, 2, 3]]);
});

/* TypeScript accepts these two; `packages/indexes.test.ts` finds them, and any other such index is an error there. */
const mistaken = (totals: ByPlayer<number>, hands: BySeat<number>, seat: Seat, player: Player) => [
  totals[seat],
  hands[player],
];

test('an index of the wrong kind takes the value of somebody else', () => {
  const totals: ByPlayer<number> = [10, 20, 30, 40];
  const hands = bySeat(seat => totals[playerAt(hand3, seat)]);
  expect(mistaken(totals, hands, seatOf(hand3, 1), 1)).not.toEqual([20, 20]);
});

test('seats and players convert into each other', () => {
  expect(bySeat(seat => seatOf(hand3, playerAt(hand3, seat)))).toEqual(SEATS);
  expect(byPlayer(player => playerAt(hand3, seatOf(hand3, player)))).toEqual(PLAYERS);
  expect(byPlayer(startingSeat)).toEqual([0, 1, 2, 3]);
});
