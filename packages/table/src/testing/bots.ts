import { below, type SeatCommand, safeActions, seeded } from '@gorrion/rules';
import type { BotQuestion, Bots } from '../ports/ports.ts';

type Choose = (question: BotQuestion, legal: readonly SeatCommand[]) => SeatCommand;

const isWin = (command: SeatCommand): boolean =>
  command.type === 'declare-win' || (command.type === 'claim' && command.claim.kind === 'win');

/** Chooses a win if there is one, else any legal action. The same question gets the same answer. */
export const anyLegal: Choose = ({ seed }, legal) => legal.find(isWin) ?? legal[below(seeded(seed), legal.length)]!;

/** Bots that answer at once. */
export class SimpleBots implements Bots {
  readonly #choose: Choose;
  asked = 0;

  constructor(choose: Choose = anyLegal) {
    this.#choose = choose;
  }

  async decide(question: BotQuestion): Promise<SeatCommand> {
    this.asked++;
    const legal = safeActions(question.hand, question.seat);
    if (legal.length === 0) throw new Error('asked without a question');
    return this.#choose(question, legal);
  }
}
