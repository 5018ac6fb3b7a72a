import type { FoulId, Sanction } from '../fouls/fouls.ts';
import type { Meld } from '../melds/meld.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { FanId } from '../scoring/fans/ids.ts';
import type { Score, WinningClaim } from '../scoring/types.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import type { WallLayout } from '../wall/layout.ts';
import type { Claim, SaidWord } from './commands.ts';
import type { UmpireRuling } from './umpire.ts';
import type { WinCount } from './winCount.ts';

export type DrawSource = 'wall' | 'kong' | 'flower' | 'kong-flower';
export type ReplacementSource = Exclude<DrawSource, 'wall'>;

/** What a seat shows when a hand is over: its concealed tiles, and its melds with the tiles of concealed kongs. */
export interface RevealedSeat {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** An event of a hand. The list of events is the record, the replay and the state after a reconnection. */
export type HandEvent =
  | {
      readonly type: 'dealt';
      readonly rules: Ruleset;
      readonly prevalentWind: Seat;
      readonly dice: Dice;
      readonly layout: WallLayout;
      /** Ring index of the stack that is drawn first (article 6). */
      readonly breakAt: number;
      /** In drawing order from the break; own walls one after another, East's first. */
      readonly wall: readonly Tile[];
      readonly hands: BySeat<readonly Tile[]>;
      readonly fouls: BySeat<readonly FoulId[]>;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile; readonly source: DrawSource }
  /** The exchanges before the first discard begin, with that of East and South (CLASSICAL 22). */
  | { readonly type: 'exchange-opened' }
  /** A seat lays tiles face down for its neighbour; others see their number. */
  | { readonly type: 'exchange-chosen'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  /**
   * Two neighbours exchange as many tiles as both laid down. `given`: by `seat`, and by the seat to its right. Nobody else
   * sees the tiles.
   */
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly given: readonly [readonly Tile[], readonly Tile[]];
    }
  | { readonly type: 'flower-exposed'; readonly seat: Seat; readonly tile: Tile }
  /** `isDrawn`: the seat had just drawn a tile of this kind; at a table all players see where a discard comes from. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile; readonly isDrawn?: true }
  | { readonly type: 'claim-made'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'claim-announced'; readonly seat: Seat; readonly claim: Claim }
  /** Strict play: a word took the discard, and its player is to lay down the tiles. */
  | { readonly type: 'claim-taken'; readonly seat: Seat; readonly word: SaidWord }
  /** A seat is to draw its replacement by hand: in strict play, or as it may decline it. */
  | { readonly type: 'replacement-owed'; readonly seat: Seat; readonly source: ReplacementSource }
  /** A seat does without the replacement of its kong (CLASSICAL 30). The next seat draws. */
  | { readonly type: 'replacement-declined'; readonly seat: Seat }
  /**
   * A chow, pung or kong of a claimed discard, or a concealed kong. `takesExposed`: tiles that the seat was to discard
   * (3.4.27) lie in it now.
   */
  | {
      readonly type: 'melded';
      readonly seat: Seat;
      readonly meld: Meld;
      readonly takesExposed?: true;
      readonly isShown?: true;
    }
  /** A fourth tile added to a melded pung. Others may rob it before the replacement is drawn (article 31). */
  | { readonly type: 'kong-added'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tile: Tile;
      readonly robbed: boolean;
      /** What was scored: how the hand was won, and the hand with its last tile apart. */
      readonly claim: WinningClaim;
      /** Score of each seat's hand; under these rules only the winner's counts. */
      readonly scores: BySeat<Score>;
      readonly payments: BySeat<number>;
      readonly shown: BySeat<RevealedSeat>;
      /** Where the winner counts: what was named and objected to. */
      readonly count?: WinCount;
    }
  /** The winner counts: a seat said Hu and lays its hand open, to name the fans (article 41). */
  | {
      readonly type: 'hu-shown';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tile: Tile;
      readonly robbed: boolean;
      readonly shown: RevealedSeat;
    }
  /** The counting seat names a fan this often; 0 takes it back. */
  | { readonly type: 'fan-named'; readonly seat: Seat; readonly fan: FanId; readonly times: number }
  | { readonly type: 'count-finished'; readonly seat: Seat }
  | { readonly type: 'fan-objected'; readonly seat: Seat; readonly fan: FanId; readonly isObjecting: boolean }
  | { readonly type: 'count-confirmed'; readonly seat: Seat }
  /** The named fans are no win. The phase in which Hu was said goes on; the offence follows. */
  | { readonly type: 'count-refused'; readonly seat: Seat }
  /** An offence in strict play; its points count when the hand ends (article 96). */
  | {
      readonly type: 'fouled';
      readonly seat: Seat;
      readonly foul: FoulId;
      readonly sanction: Sanction;
      readonly payments: BySeat<number>;
      readonly isDead: boolean;
      /** Whether the seat's claim in the open window falls. */
      readonly voidsClaim: boolean;
      /** Tiles of its hand that the seat has shown to all by the offence. */
      readonly shown?: readonly Tile[];
      /** The shown tiles are to be discarded as soon as possible (3.4.27, 3.11.6.7). */
      readonly mustDiscard?: true;
    }
  | { readonly type: 'umpire-ruled'; readonly ruling: UmpireRuling; readonly payments: BySeat<number> }
  | { readonly type: 'exhausted'; readonly shown: BySeat<RevealedSeat> }
  | { readonly type: 'stopped'; readonly shown: BySeat<RevealedSeat> };
