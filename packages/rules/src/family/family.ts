import type { Meld } from '../melds/meld.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Score, WinningClaim } from '../scoring/types.ts';
import type { Player } from '../session/players.ts';
import type { SessionState } from '../session/state.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { WallLayout } from '../wall/layout.ts';

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

/** Who deals a hand and where everybody sits. */
export interface HandBegun {
  readonly type: 'hand-begun';
  readonly number: number;
  readonly dealer: Player;
  readonly round: Seat;
  readonly seating: BySeat<Player>;
}

/**
 * What a family of rules decides for the mechanism of hands and sessions, which knows no family. `R` is the form of its
 * options.
 */
export interface Family<R extends Ruleset> {
  /** Returns how the tiles are built into walls and drawn. */
  readonly layoutOf: (rules: R) => WallLayout;
  /** Whether neighbours exchange tiles before the first discard. */
  readonly hasExchanges: (rules: R) => boolean;
  /** Returns the wind that a win counts beside that of its seat: of the round, or of the opener. */
  readonly commonWind: (state: { readonly prevalentWind: Seat; readonly opener: Seat }) => Seat;
  /** Returns whether a tile completes the shape of a hand of 13 - 3 x melds tiles. It runs at every discard. */
  readonly completes: (concealed: readonly Tile[], melds: readonly Meld[], tile: Tile) => boolean;
  /** Returns what a complete hand is worth; undefined if it is not complete. */
  readonly scoreWin: (claim: WinningClaim, rules: R) => Score | undefined;
  /** Returns the scores and payments of a win. `others` are the hands of all seats; the winner's is in the attempt. */
  readonly settle: (attempt: WinAttempt, others: BySeat<OtherHand>, rules: R) => Settlement;
  /** Returns who deals the next hand, from the hands that the session has played. */
  readonly nextHand: (session: SessionState) => HandBegun;
  /** Returns whether the session ends with the hand just scored. */
  readonly isLastHand: (session: SessionState) => boolean;
}
