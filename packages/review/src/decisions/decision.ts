import type { ReviewedDecision } from '@gorrion/protocol';
import type { HandState, SeatCommand } from '@gorrion/rules';

/** A decision of a player: what they knew, what they could do, and what they did. */
export interface Decision extends Pick<ReviewedDecision, 'before' | 'fact' | 'turn' | 'seat' | 'kind' | 'played'> {
  /** What could be done without an offence, the played action included. */
  readonly actions: readonly SeatCommand[];
  /** The seat's own view. Nobody has answered yet in its claim window. */
  readonly view: HandState;
}
