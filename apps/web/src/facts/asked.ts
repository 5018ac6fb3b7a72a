import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import type { TableFacts } from '../table/facts.ts';

/* What page and thread say to each other about the own hand. */

/** From one view: nothing hidden crosses to the thread, for the page does not know it either. */
export interface FactsQuestion {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly actions: readonly SeatCommand[];
  /** In whose words the fans are named. */
  readonly locale: string;
}

export interface FactsAsked {
  readonly id: number;
  readonly question: FactsQuestion;
}

export interface FactsTold {
  readonly id: number;
  readonly facts: TableFacts | undefined;
}
