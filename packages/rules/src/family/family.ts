import type { Meld } from '../melds/meld.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { PaidWin, WinPayment } from '../scoring/payments.ts';
import type { OtherHand, Settlement, WinAttempt } from '../scoring/settlement.ts';
import type { Score, WinningClaim } from '../scoring/types.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { WallLayout } from '../wall/layout.ts';

/**
 * What a family of rules decides for the mechanism of hands, which knows no family. `R` is the form of its
 * options.
 */
export interface Family<R extends Ruleset> {
  /** Returns how the tiles are built into walls and drawn. */
  readonly layoutOf: (rules: R) => WallLayout;
  /** Whether neighbours exchange tiles before the first discard. */
  readonly hasExchanges: (rules: R) => boolean;
  /** Returns the wind that a win counts beside that of its seat: of the round, or of the opener. */
  readonly commonWind: (state: { readonly prevalentWind: Seat; readonly opener: Seat }) => Seat;
  /** Whether a win on the first discard of the hand is worth something of its own. */
  readonly knowsFirstDiscard: boolean;
  /** Whether a replacement can be the last tile of the wall. */
  readonly replacementEndsWall: boolean;
  /** Returns what each seat pays for a win and why, where one payment says it; undefined where all hands are counted. */
  readonly paymentsOf: (won: PaidWin, rules: R) => BySeat<WinPayment> | undefined;
  /** Returns whether a tile completes the shape of a hand of 13 - 3 x melds tiles. It runs at every discard. */
  readonly completes: (concealed: readonly Tile[], melds: readonly Meld[], tile: Tile, rules: R) => boolean;
  /** Returns what a complete hand is worth; undefined if it is not complete. */
  readonly scoreWin: (claim: WinningClaim, rules: R) => Score | undefined;
  /** Returns the scores and payments of a win. `others` are the hands of all seats; the winner's is in the attempt. */
  readonly settle: (attempt: WinAttempt, others: BySeat<OtherHand>, rules: R) => Settlement;
}
