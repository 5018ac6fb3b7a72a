import type { TableState } from '@gorrion/protocol';
import { defaultAction, type Player, playerAt, type RandomSource, type Seat, type SeatCommand } from '@gorrion/rules';
import type { SlotRule } from '../beat/slots.ts';
import type { WindowTiming } from '../beat/timing.ts';
import { moveTime } from '../clock/deadlines.ts';
import { armedBy, flowerToShow, playsDrawn, winsByItself } from '../people/armed.ts';
import type { BotAnswers } from './botAnswers.ts';
import { controllerOf, placeAt } from './controllers.ts';
import type { DueChore } from './dueChore.ts';
import { ARMED_MOVE, AWAY_GRACE, BOT_LIMIT, botMove } from './pace.ts';

/** What a turn or a window needs beside the state. */
export interface Surroundings {
  readonly botAnswers: BotAnswers;
  /** Whether the question was open when the table was restored: its player may still be reconnecting. */
  readonly isRestored: boolean;
  /** Whether the table was restored a moment ago. Until that is over, no bot stands in for a person who is not here. */
  isReturning(): boolean;
  /** Returns when (server ms) a player's page disconnected. */
  awaySince(player: Player): number;
  readonly timing: WindowTiming;
  readonly slots: SlotRule;
}

/**
 * Returns the earliest time (server ms) at which the table acts for a seat that nobody plays: at its pace; for a person
 * who just left, after a grace within their clock.
 */
export function notBefore(
  state: TableState,
  seat: Seat,
  pace: number,
  awaySince: Surroundings['awaySince'],
  deadline = Number.POSITIVE_INFINITY,
): number {
  const place = placeAt(state, seat);
  const paced = state.clock.since + pace;
  if (place.kind !== 'person' || place.presence === 'left') return paced;
  return Math.max(paced, Math.min(awaySince(playerAt(state.session, seat)) + AWAY_GRACE, deadline));
}

/** One turn: computes when the table moves for its seat, and the move. */
export class Turn {
  readonly #pace: number;
  readonly #around: Surroundings;

  constructor(state: TableState, random: RandomSource, around: Surroundings) {
    this.#pace = botMove(state, random);
    this.#around = around;
  }

  next(state: TableState, seat: Seat): DueChore | undefined {
    const deadline = moveTime(state)?.deadline;
    switch (controllerOf(state, seat)) {
      case 'nobody':
        return undefined;
      case 'person':
        return this.#armed(state, seat) ?? this.#play(deadline, () => defaultAction(state.session.hand, seat));
      case 'drawn-tile':
        return (
          this.#armed(state, seat) ??
          this.#play(this.#notBefore(state, seat), () => defaultAction(state.session.hand, seat))
        );
      case 'bot':
        return this.#armed(state, seat) ?? this.#bot(state, seat);
    }
  }

  #play(at: number | undefined, command: () => SeatCommand | undefined): DueChore | undefined {
    if (at === undefined) return undefined;
    return { at, chore: () => ({ type: 'play', command: command()! }) };
  }

  #notBefore(state: TableState, seat: Seat): number {
    return notBefore(state, seat, this.#pace, this.#around.awaySince, moveTime(state)?.deadline);
  }

  #bot(state: TableState, seat: Seat): DueChore | undefined {
    const answer = this.#around.botAnswers.answerOf(state, seat);
    if (answer) return this.#play(this.#notBefore(state, seat), () => answer);
    return this.#play(state.clock.since + BOT_LIMIT, () => this.#around.botAnswers.giveUp(state, seat));
  }

  /**
   * Returns the automatic move by the player's switches: a flower, a win, the drawn tile. Its time varies like a bot's,
   * so that it does not look different from a move after thinking.
   */
  #armed(state: TableState, seat: Seat): DueChore | undefined {
    const soon = state.clock.since + ARMED_MOVE;
    const flower = armedBy(state, seat)?.autoFlowers ? flowerToShow(state, seat) : undefined;
    if (flower) return this.#play(soon, () => flower);
    if (winsByItself(state, seat)) return this.#play(soon, () => ({ type: 'declare-win', seat }));
    if (!playsDrawn(state, seat)) return undefined;
    const paced = state.clock.since + Math.max(ARMED_MOVE, this.#pace);
    return this.#play(paced, () => defaultAction(state.session.hand, seat));
  }
}
