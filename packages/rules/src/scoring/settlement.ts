import type { Meld } from '../melds/meld.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Score, WinningClaim } from './types.ts';

/** A hand that is complete on a tile, with the giver and the score. It may be below the minimum. */
export interface WinAttempt {
  readonly seat: Seat;
  readonly from: Seat;
  readonly robbed: boolean;
  readonly claim: WinningClaim;
  readonly score: Score;
}

/** The hand of a seat that did not win, as far as its count depends on it. */
export interface OtherHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: number;
}

/** What a win comes to: the score of each seat's hand and what each gains or pays; the payments add up to 0. */
export interface Settlement {
  readonly scores: BySeat<Score>;
  readonly payments: BySeat<number>;
}
