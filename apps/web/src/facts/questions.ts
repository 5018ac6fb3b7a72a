import type { HandState, Seat, SeatCommand } from '@gorrion/rules';

/* What page and threads say to each other about the own hand. */

/** From one view: nothing hidden crosses to a thread, for the page does not know it either. */
export interface HandQuestion {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
  /** In whose words the fans are named. */
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
