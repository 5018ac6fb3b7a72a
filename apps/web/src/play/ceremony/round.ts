import type { TableState } from '@gorrion/protocol';
import {
  type BySeat,
  HANDS_A_ROUND,
  isClassical,
  PLAYERS,
  type Player,
  roundOf,
  type Seat,
  seating,
  tablePoints,
} from '@gorrion/rules';

/** One line of the standings after a round, best first. */
export interface Standing {
  readonly player: Player;
  readonly points: number;
  /** Table points, if the game ended now. */
  readonly tablePoints: number;
}

/** What is announced at the end of a round that another one follows. */
export interface RoundEnd {
  readonly round: Seat;
  readonly played: number;
  /** Who sits at each seat in the first hand of each round of the game. */
  readonly seatings: readonly BySeat<Player>[];
  readonly isChanging: boolean;
  readonly standings: readonly Standing[];
}

/** Returns the end of the round that is just over; undefined in the middle of a round and at the end of a game. */
export function roundEnd({ session }: TableState): RoundEnd | undefined {
  const { handNumber, options, phase, totals } = session;
  // The older ways change no seats between rounds, and a round has no fixed number of hands.
  if (isClassical(options.rules)) return undefined;
  if (phase !== 'between' || handNumber % HANDS_A_ROUND !== 0 || handNumber >= options.hands) return undefined;
  const { seatChange, tieTablePoints } = options.rules;
  const points = tablePoints(totals, tieTablePoints);
  const rounds = Math.ceil(options.hands / HANDS_A_ROUND);
  return {
    round: roundOf(handNumber),
    played: handNumber,
    seatings: Array.from({ length: rounds }, (_, round) => seating(round * HANDS_A_ROUND + 1, seatChange)),
    isChanging: seatChange !== 'none',
    standings: PLAYERS.map(player => ({ player, points: totals[player], tablePoints: points[player] })).sort(
      (a, b) => b.points - a.points,
    ),
  };
}

/** Returns the moves of a change of seats: from which seat to which, in the order of the seats. */
export const movesBetween = (before: BySeat<Player>, after: BySeat<Player>): readonly (readonly [Seat, Seat])[] =>
  before.map((player, seat) => [seat as Seat, after.indexOf(player) as Seat] as const);
