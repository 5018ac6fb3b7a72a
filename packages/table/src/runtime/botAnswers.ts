import type { TableState } from '@gorrion/protocol';
import { bySeat, decide, defaultAction, playerAt, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sealedBotSeed } from '../shuffle/sealed.ts';
import { isWin, levelAt, mayWin } from './controllers.ts';
import type { Ports } from './tablePorts.ts';

/**
 * The moves of the bots in answer to one question; each seat's bot is asked once. When a bot fails or gives an illegal
 * answer, the table counts a fault and plays the default action.
 */
export class BotAnswers {
  readonly #ports: Ports;
  readonly #onAnswer: () => void;
  readonly #answers: (SeatCommand | undefined)[] = [];
  readonly #isAsked: boolean[] = [];
  readonly #onFault: () => void;

  constructor(ports: Ports, onAnswer: () => void, onFault: () => void) {
    this.#ports = ports;
    this.#onAnswer = onAnswer;
    this.#onFault = onFault;
  }

  /** Returns the answer of the seat's bot, and asks it at the first call; undefined while the bot thinks. */
  answerOf(state: TableState, seat: Seat): SeatCommand | undefined {
    if (!this.#isAsked[seat]) {
      this.#isAsked[seat] = true;
      void this.#ask(state, seat);
    }
    return this.#answers[seat];
  }

  /** Stops waiting for the seat's bot: counts a fault and returns the default action, unless the bot has answered. */
  giveUp(state: TableState, seat: Seat): SeatCommand | undefined {
    if (this.#answers[seat] === undefined) {
      this.#onFault();
      this.#answers[seat] = defaultAction(state.session.hand, seat);
    }
    return this.#answers[seat];
  }

  async #ask(state: TableState, seat: Seat): Promise<void> {
    const { session } = state;
    const fixed = sealedBotSeed(state, seat);
    const question = {
      hand: viewFor(session.hand, seat),
      seat,
      level: levelAt(state, seat),
      seed: fixed ?? bytesToHex(this.#ports.entropy.bytes(16)),
      ...(fixed !== undefined && { isFixed: true as const }),
      totals: bySeat(s => session.totals[playerAt(session, s)]),
    };
    let answer: SeatCommand | undefined;
    try {
      answer = this.#checked(state, seat, await this.#ports.bots.decide(question));
    } catch {
      this.#onFault();
    }
    this.#answers[seat] ??= answer ?? defaultAction(session.hand, seat);
    this.#onAnswer();
  }

  #checked(state: TableState, seat: Seat, answer: SeatCommand): SeatCommand | undefined {
    if (isWin(answer) && !mayWin(state, seat)) return undefined;
    if (answer.seat === seat && decide(state.session.hand, answer).ok) return answer;
    this.#onFault();
    return undefined;
  }
}
