import type { GameRecord, ReviewedDecision, TableState } from '@gorrion/protocol';
import type { ByPlayer, Player, Seat } from '@gorrion/rules';

/** A hand of a finished game, as the pages of its review need it. */
export interface HandOfGame {
  /** Its name in addresses: "e3". */
  readonly key: string;
  readonly round: Seat;
  /** Hands of the round, from 1. */
  readonly inRound: number;
  /** Number of the hand in the game, from 1. */
  readonly number: number;
  readonly seating: readonly Player[];
  readonly moves: readonly { readonly fact: number; readonly kind: string }[];
  /** Points of each player by this hand; undefined if it was stopped and dealt again. */
  readonly changes: ByPlayer<number> | undefined;
}

/** A finished game as hands and moves, with the state after each move. The replay is one. */
export interface GameHands {
  readonly record: GameRecord;
  readonly hands: readonly HandOfGame[];
  stateAt(hand: number, move: number): TableState;
}

/** Returns the number of the move after which a decision was made. */
export const moveOf = ({ moves }: HandOfGame, { before }: Pick<ReviewedDecision, 'before'>): number =>
  Math.max(
    0,
    moves.findLastIndex(({ fact }) => fact < before),
  );

/** Returns the seat of a player in a hand. */
export const seatIn = ({ seating }: HandOfGame, player: Player): Seat => seating.indexOf(player) as Seat;
