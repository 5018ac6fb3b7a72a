import { type BySeat, bySeat, type FourBy, type Seat, seatAfter, withValue } from '../tiles/seat.ts';
import { type RandomSource, shuffled } from '../wall/random.ts';

declare enum PlayerNumber {
  A = 0,
  B = 1,
  C = 2,
  D = 3,
}

/**
 * One of the four of a session, A to D: who has East, South, West, North in the first hand (article 84). Not a `Seat`.
 */
export type Player = PlayerNumber;
/** Exported by its own name for the types of schemas, which name it. */
export type { PlayerNumber };
/** A value for each player. */
export type ByPlayer<T> = FourBy<'player', T>;

export const PLAYERS: ByPlayer<Player> = [0, 1, 2, 3];
/** A viewer of a session: one of its players, a spectator, or at a teacher's table its teacher. */
export type SessionViewer = Player | 'spectator' | 'teacher';
/** Who reads a session: a viewer, or one before whom all four hands lie open, with a player's own claims or without. */
export type SessionReader = SessionViewer | 'open-hands' | { readonly player: Player; readonly seesAll: true };

export const byPlayer = <T>(make: (player: Player) => T): ByPlayer<T> => [make(0), make(1), make(2), make(3)];

/** Returns a copy with one player's value replaced. */
export const withPlayer = <T>(values: ByPlayer<T>, player: Player, value: T): ByPlayer<T> =>
  withValue(values, player, value);

/** Who sits East, South, West, North in the first hand of rounds 1-4, by the changes of Appendix 4 (article 84). */
const ROUND_SEATINGS: BySeat<BySeat<Player>> = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
];

/** Who sits at each seat of a session's first hand. */
export const FIRST_SEATING: BySeat<Player> = ROUND_SEATINGS[0];

/** Returns the seat that a player has in the first hand, by which the player is named. */
export const startingSeat = (player: Player): Seat => FIRST_SEATING.indexOf(player) as Seat;

/** Draws the seats (article 3): `order[player]` is the chair, before the draw, of the one who becomes that player. */
export const drawnSeats = (random: RandomSource): ByPlayer<Player> =>
  shuffled(PLAYERS, random) as [Player, Player, Player, Player];

export const HANDS_A_ROUND = 4;

/** Round 0-3 of a hand number 1-16; it is also the prevalent wind (article 83). */
export const roundOf = (handNumber: number): Seat => (Math.floor((handNumber - 1) / HANDS_A_ROUND) & 3) as Seat;

/** Who sits at each seat of a hand: the deal passes on every hand, the seats change every round (articles 82-84). */
export function seating(handNumber: number, seatChange: 'appendix4' | 'none'): BySeat<Player> {
  const first = ROUND_SEATINGS[seatChange === 'none' ? 0 : roundOf(handNumber)];
  const passed = (handNumber - 1) % HANDS_A_ROUND;
  return bySeat(seat => first[seatAfter(seat, passed)]);
}

/** Returns the seat, and so the wind, of a player in a hand (article 84). */
export const seatInHand = (handNumber: number, player: Player, seatChange: 'appendix4' | 'none'): Seat =>
  seating(handNumber, seatChange).indexOf(player) as Seat;
