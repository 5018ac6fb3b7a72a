import type { TableState } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  defaultAction,
  isToExchange,
  type RandomSource,
  SEATS,
  type Seat,
  type SeatCommand,
} from '@gorrion/rules';
import { exchangeDeadline } from '../clock/deadlines.ts';
import { controllerOf } from './controllers.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { BOT_LIMIT, botMove } from './pace.ts';
import { notBefore, type Surroundings } from './turn.ts';

const choose = (at: number, command: () => SeatCommand | undefined): DueChore => ({
  at,
  chore: () => ({ type: 'play', command: command()! }),
});

/** One exchange: computes when the table chooses for the two neighbours that nobody is there to choose for. */
export class ExchangeStep {
  readonly #paces: BySeat<number>;
  readonly #around: Surroundings;

  constructor(state: TableState, random: RandomSource, around: Surroundings) {
    this.#paces = bySeat(() => botMove(state, random));
    this.#around = around;
  }

  next(state: TableState): DueChore | undefined {
    return earliest(SEATS.filter(seat => isToExchange(state.session.hand, seat)).map(seat => this.#seat(state, seat)));
  }

  #seat(state: TableState, seat: Seat): DueChore | undefined {
    const deadline = exchangeDeadline(state);
    const unplayed = () => notBefore(state, seat, this.#paces[seat], this.#around.awaySince, deadline);
    switch (controllerOf(state, seat)) {
      case 'nobody':
        return undefined;
      case 'person':
        return deadline === undefined ? undefined : choose(deadline, () => defaultAction(state.session.hand, seat));
      case 'drawn-tile':
        return choose(unplayed(), () => defaultAction(state.session.hand, seat));
      case 'bot': {
        const answer = this.#around.botAnswers.answerOf(state, seat);
        if (answer) return choose(unplayed(), () => answer);
        return choose(state.clock.since + BOT_LIMIT, () => this.#around.botAnswers.giveUp(state, seat));
      }
    }
  }
}
