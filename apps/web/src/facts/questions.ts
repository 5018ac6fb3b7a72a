import type { HandState, Seat, SeatCommand } from '@gorrion/rules';

/* Messages between the page and its workers about the player's own hand. */

/** A question about a hand in one seat's view. It holds nothing hidden, because the page does not know more either. */
export interface HandQuestion {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
  /** The locale in which fans are named. */
  readonly locale: string;
}

export interface NumberedQuestion {
  readonly id: number;
  readonly question: HandQuestion;
}

export interface NumberedAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer | undefined;
}
