import type { HandState, Seat, SeatCommand } from '@gorrion/rules';

/** A question about a hand in one seat's view. It holds nothing hidden, because the page does not know more either. */
export interface HandQuestion {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
  /** The locale in which fans are named. */
  readonly locale: string;
}
