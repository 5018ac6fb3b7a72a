import type { BySeat, Discard, Meld, Player, Seat, SessionState, Tile } from '@gorrion/rules';

/*
 * A teacher's table: somebody without a seat sees all hands, prepares deals, stops play and takes it back. Everybody who
 * sits down has agreed to it, and nothing that is played there counts.
 */

/** Longest question or hint of a teacher (visible characters, after cleaning). */
export const LONGEST_QUESTION = 120;
/** Tables of one class. */
export const TABLES_A_CLASS = 4;
/** Most tiles that a teacher points at together. */
export const MOST_POINTED = 14;

/** Tiles of a player at which the teacher points. Of a concealed hand others learn the player alone. */
export interface Pointed {
  readonly player: Player;
  readonly zone: 'hand' | 'melds' | 'river';
  /** In a hand: the kinds. On the table: empty, or the kinds among the player's own tiles there. */
  readonly tiles: readonly Tile[];
  readonly text?: string;
}

/** A learner has another try at a turn. */
export interface Retry {
  readonly player: Player;
  /** The tile that they had discarded; undefined if they had done something else. */
  readonly tile?: Tile | undefined;
  readonly text?: string;
}

/** What lies before a seat in a prepared position. */
export interface PreparedSeat {
  readonly melds: readonly Meld[];
  readonly flowers: readonly Tile[];
  readonly discards: readonly Discard[];
}

/** A deal that a teacher has prepared. What it leaves open is dealt at random. */
export interface PreparedDeal {
  /** Who sits East. */
  readonly dealer: Player;
  /** Concealed tiles by seat, East first: at most as many as the seat has to hold. */
  readonly hands: BySeat<readonly Tile[]>;
  /** The next tiles of the wall, in the order of their draws. */
  readonly wall?: readonly Tile[];
  /** A position in the middle of a hand: what lies open, and whose turn it is. Absent: the hand begins. */
  readonly open?: { readonly seats: BySeat<PreparedSeat>; readonly turn: Seat };
}

/** What a teacher does at the own table; `go-on` any player once the teacher has been away for three minutes. */
export type TeacherAct =
  | { readonly kind: 'pause' }
  | { readonly kind: 'go-on' }
  /** Deals a hand, in the place of the one in play; free chairs are filled with bots. */
  | { readonly kind: 'deal'; readonly deal?: PreparedDeal }
  /** Undoes everybody to the turn before the newest move, and pauses. */
  | { readonly kind: 'take-back' }
  /** Undoes everybody to the first turn of the hand, and pauses. */
  | { readonly kind: 'from-start' }
  /** Undoes everybody to the newest turn of a player, who tries again. */
  | { readonly kind: 'try-again'; readonly player: Player; readonly text?: string | undefined }
  /** Points at tiles, and all see it; without `at` at nothing any more. */
  | { readonly kind: 'point'; readonly at?: Pointed | undefined }
  /** Shows all players each other's hands, or no more. */
  | { readonly kind: 'open-hands'; readonly isOpen: boolean };

/** Why a session was set to another point. */
export type SetBack = 'deal' | 'take-back' | 'from-start' | 'try-again';

/** The session goes on from another point: an earlier turn of the hand, or a prepared one. Each viewer gets a view of it. */
export interface PositionSet {
  readonly session: SessionState;
  readonly why: SetBack;
  /** Number of the turn in the hand, from 0, to which all was undone. Absent: another hand. */
  readonly to?: number;
  readonly retry?: Retry;
}
