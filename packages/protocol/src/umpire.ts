import type { ByPlayer, FoulId, Player, Tile, UmpirePoints } from '@gorrion/rules';

/* The umpire of a table: a role without a seat, and what they may order (article 98). */

/** Longest remark of a ruling (visible characters, after cleaning). */
export const LONGEST_REMARK = 200;

/**
 * What an umpire orders. Without an umpire, all players may agree on the same, but not on tiles to be discarded: only the
 * umpire may know that a hand holds them.
 */
export type Order =
  | { readonly kind: 'warn' | 'dead-hand' | 'void-claim'; readonly player: Player }
  | { readonly kind: 'disqualify'; readonly player: Player }
  | {
      readonly kind: 'points';
      readonly player: Player;
      readonly points: UmpirePoints;
      /** A player: the injured one receives them. */
      readonly paidTo: 'nobody' | 'each-opponent' | Player;
    }
  /** Obliges the player to discard tiles that all have seen (3.4.27); at a table with real tiles nobody names them here. */
  | { readonly kind: 'discard-shown'; readonly player: Player; readonly tiles?: readonly Tile[] }
  /** Voids the hand in progress, which is dealt again. */
  | { readonly kind: 'replay-hand' }
  /** Corrects the score sheet. */
  | { readonly kind: 'correct'; readonly changes: ByPlayer<number> };

/** An order with its reason. */
export type Ruling = Order & {
  /** Section of the book of 2006, as "3.11.6.6". */
  readonly article: string;
  /** The foul that was picked, where a section names several. */
  readonly foul?: FoulId;
  /** Needed for a correction. */
  readonly remark?: string;
};

/** A key with which a helper of an event comes to one of its tables as the umpire. */
export interface UmpireKey {
  /** The helper's number in the event. */
  readonly helper: number;
  /** Digest (SHA-256, hex) of the key and the person, whom alone it lets in. */
  readonly digest: string;
}

/** A ruling on the table's record. */
export interface GivenRuling {
  readonly ruling: Ruling;
  readonly by: 'umpire' | 'players';
  /** Under which key the umpire of an event has ruled. */
  readonly key?: UmpireKey;
  /** Number of the hand in which it was given, or after which. */
  readonly hand: number;
  /** Server time (ms). */
  readonly at: number;
}

/** Most rulings that one proposal gives beside its first: no foul costs more. */
export const MOST_ALSO = 3;

/** A ruling on which the players of a table without an umpire have to agree. */
export interface ProposedRuling {
  readonly by: Player;
  readonly ruling: Ruling;
  /** What is given with it. */
  readonly also?: readonly Ruling[];
  /** Bots agree with everything. */
  readonly agreed: ByPlayer<boolean>;
}
