import type { DecisionKind } from '@gorrion/protocol';
import type { HandState, Seat, SeatCommand } from '@gorrion/rules';

/** A decision of a player: what they knew, what they could do, and what they did. */
export interface Decision {
  /** Number of facts of the record before it. */
  readonly before: number;
  /** Index of the fact that answered it. */
  readonly fact: number;
  /** Discards of the hand so far, and one. */
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly played: SeatCommand;
  /** What could be done without an offence, the played action included. */
  readonly actions: readonly SeatCommand[];
  /** The seat's own view. Nobody has answered yet in its claim window. */
  readonly view: HandState;
}
