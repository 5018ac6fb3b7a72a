import type {
  BySeat,
  McrRules,
  Meld,
  Player,
  ScoredFan,
  Seat,
  SeatPayment,
  Tile,
  WinCount,
  WinningClaim,
} from '@gorrion/rules';
import type { GameId } from './record.ts';

/* One won hand as a file: all that its score follows from, so that anybody can count it again. */

export const DISPUTE_FORMAT = 'gorrion-dispute/1';

/** A tile in a river. One that was claimed lies in a set of another seat. */
export interface DisputedDiscard {
  readonly tile: Tile;
  readonly isClaimed?: true;
}

/** A seat as it lay open when the hand was over. The winning tile is in `win`, not among the concealed tiles. */
export interface DisputedSeat {
  readonly player: Player;
  readonly name: string;
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly Tile[];
  readonly discards: readonly DisputedDiscard[];
}

/** A fan that was paid, with its articles in the rulebook of the engine. */
export interface DisputedFan {
  readonly id: ScoredFan;
  readonly times: number;
  /** Points of one. */
  readonly points: number;
  readonly articles: readonly number[];
}

export interface DisputedWin {
  readonly seat: Seat;
  /** The seat that gave the tile; the winner's own if it was self-drawn. */
  readonly from: Seat;
  readonly robbed: boolean;
  /** What the hand was scored as: its tiles and circumstances. */
  readonly claim: WinningClaim;
  /** The fans that the winner named and the objections, where the winner counts. */
  readonly count?: WinCount;
}

/** A won hand, the rules, the engine that counted it, and what it counted. */
export interface Dispute {
  readonly format: typeof DISPUTE_FORMAT;
  readonly engine: { readonly version: string; readonly log: number };
  /** The game that the hand belongs to, if it is kept. */
  readonly game?: GameId;
  readonly hand: number;
  readonly round: Seat;
  readonly rules: McrRules;
  readonly seats: BySeat<DisputedSeat>;
  /** Tiles that were left in the wall. */
  readonly wallLeft: number;
  readonly win: DisputedWin;
  /** What was paid: `total` is without flowers. */
  readonly score: { readonly total: number; readonly flowers: number; readonly fans: readonly DisputedFan[] };
  readonly payments: BySeat<SeatPayment>;
}
