import type { FoulId } from '../fouls/fouls.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { FanId } from '../scoring/fans/ids.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import type { WallLayout } from '../wall/layout.ts';
import type { UmpireRuling } from './umpire.ts';

/** The chance of a hand, drawn outside the rules: the wall by ring index (article 5) and two throws of two dice. */
export interface Deal {
  readonly ring: readonly Tile[];
  readonly dice: Dice;
  readonly prevalentWind: Seat;
  readonly rules: Ruleset;
  /** Default: the wall of the rules. */
  readonly layout?: WallLayout;
  /** Earlier offences of the players at these seats in the session; default: none. */
  readonly fouls?: BySeat<readonly FoulId[]>;
}

/** A word that strict play lets a player say before they lay down the tiles. */
export type SaidWord = 'chow' | 'pung' | 'kong';

/**
 * An answer to a discard or an added kong. If the winner counts, a `win` that names its fans is counted at once, and one
 * without a list lays the hand open to be counted (article 41). `said`: the word
 * alone, in strict play; once the word has taken the discard, its player lays down the tiles (article 97).
 */
export type Claim =
  | { readonly kind: 'win'; readonly declared?: readonly FanId[] }
  | { readonly kind: 'kong' }
  | { readonly kind: 'pung' }
  | { readonly kind: 'chow'; readonly low: Tile }
  | { readonly kind: 'said'; readonly word: SaidWord }
  | { readonly kind: 'pass' };

/** A command of a player. */
export type SeatCommand =
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'claim'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'declare-kong'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'expose-flower'; readonly seat: Seat; readonly tile: Tile }
  /** Chooses what the seat gives in the open exchange: two tiles, fewer if it holds fewer that may be given. */
  | { readonly type: 'exchange'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'declare-win'; readonly seat: Seat; readonly declared?: readonly FanId[] }
  /** Strict play: lays down tiles of the hand for the word that took the discard, whether they fit or not. */
  | { readonly type: 'lay-down'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  /** Strict play: takes back the word that took the discard. */
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** The winner counts: names a fan this often, 0 to take it back (article 41). */
  | { readonly type: 'name-fan'; readonly seat: Seat; readonly fan: FanId; readonly times: number }
  /** The winner has named all fans. */
  | { readonly type: 'finish-count'; readonly seat: Seat }
  /** Objects to a fan that the winner named, or takes the objection back. */
  | { readonly type: 'object'; readonly seat: Seat; readonly fan: FanId; readonly isObjecting: boolean }
  | { readonly type: 'confirm-count'; readonly seat: Seat }
  /** Draws the replacement that the seat owes itself. Strict play: at any other time the hand is on the wall too early. */
  | { readonly type: 'draw'; readonly seat: Seat }
  /** Does without the replacement of a kong, where the rules allow it: nothing is discarded, and the turn passes on. */
  | { readonly type: 'decline-replacement'; readonly seat: Seat };

/**
 * A command of the table: it deals, announces a claim, closes the window, ends what the winner or the others have time
 * for in a count, or stops the hand (articles 18, 22, 41, 85, 98).
 */
export type TableCommand =
  | { readonly type: 'deal'; readonly deal: Deal }
  | { readonly type: 'announce-claim'; readonly seat: Seat }
  | { readonly type: 'close-claims' }
  | { readonly type: 'close-count' }
  | { readonly type: 'stop-hand' }
  | { readonly type: 'umpire'; readonly ruling: UmpireRuling };

export type HandCommand = SeatCommand | TableCommand;
