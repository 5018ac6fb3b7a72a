import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';

/** The four of a session, A to D, named by the wind that each has in the first round (ruling 84). */
export const PLAYERS = [0, 1, 2, 3] as const;
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<T> = readonly [T, T, T, T];
export type SessionViewer = Player | 'spectator';

export const byPlayer = <T>(make: (player: Player) => T): ByPlayer<T> => [make(0), make(1), make(2), make(3)];

/** Who sits on the chairs East, South, West, North in rounds 1-4, with the seat changes of Apéndice 4 (ruling 84). */
const CHAIRS: BySeat<ByPlayer<Player>> = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
];

export const HANDS_A_ROUND = 4;

/** Round 0-3 of a hand number 1-16; it is also the prevalent wind (ruling 83). */
export const roundOf = (handNumber: number): Seat => (Math.floor((handNumber - 1) / HANDS_A_ROUND) & 3) as Seat;

/** Who sits at each seat of a hand: the deal passes on every hand, the chairs change every round (rulings 82-84). */
export function seating(handNumber: number, seatChange: 'appendix4' | 'none'): BySeat<Player> {
  const chairs = seatChange === 'none' ? CHAIRS[0] : CHAIRS[roundOf(handNumber)];
  const passed = (handNumber - 1) % HANDS_A_ROUND;
  return bySeat(seat => chairs[(seat + passed) & 3]!);
}
