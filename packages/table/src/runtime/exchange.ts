import type { TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, defaultAction, isToExchange, type RandomSource, SEATS, type Seat } from '@gorrion/rules';
import { exchangeDeadline } from '../clock/deadlines.ts';
import { controllerOf } from './controllers.ts';
import { type DueChore, earliest } from './dueChore.ts';
import { BOT_LIMIT, botMove } from './pace.ts';
import type { Surroundings } from './turn.ts';

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
    const { since } = state.clock;
    const byDefault = (at: number | undefined): DueChore | undefined =>
      at === undefined
        ? undefined
        : { at, chore: () => ({ type: 'play', command: defaultAction(state.session.hand, seat)! }) };
    switch (controllerOf(state, seat)) {
      case 'nobody':
        return undefined;
      case 'person':
        return byDefault(exchangeDeadline(state));
      case 'drawn-tile':
        return byDefault(exchangeDeadline(state) ?? since + this.#paces[seat]);
      case 'bot': {
        const answer = this.#around.botAnswers.answerOf(state, seat);
        if (answer) return { at: since + this.#paces[seat], chore: () => ({ type: 'play', command: answer }) };
        const giveUp = () => this.#around.botAnswers.giveUp(state, seat)!;
        return { at: since + BOT_LIMIT, chore: () => ({ type: 'play', command: giveUp() }) };
      }
    }
  }
}
