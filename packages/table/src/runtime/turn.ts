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

/** What the driver of a turn or a window needs to know beside the state. */
export interface Surroundings {
  readonly botAnswers: BotAnswers;
  /** The question was open when the table was restored: who was asked is still on his way back. */
  readonly isRestored: boolean;
  /** The table was restored a moment ago: whoever is not here yet is on his way, and nobody stands in for him. */
  isReturning(): boolean;
  /** Since when a player's page is gone (server ms). */
  awaySince(player: Player): number;
  readonly timing: WindowTiming;
  readonly slots: SlotRule;
}

/** One turn: when its seat moves by itself, and what it does. */
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

  /** A bot's own pace; in the seat of somebody who has just gone, only after a grace, but never past his clock. */
  #notBefore(state: TableState, seat: Seat): number {
    const place = placeAt(state, seat);
    const paced = state.clock.since + this.#pace;
    if (place.kind !== 'person' || place.presence === 'left') return paced;
    const graced = this.#around.awaySince(playerAt(state.session, seat)) + AWAY_GRACE;
    const deadline = moveTime(state)?.deadline ?? Number.POSITIVE_INFINITY;
    return Math.max(paced, Math.min(graced, deadline));
  }

  #bot(state: TableState, seat: Seat): DueChore | undefined {
    const answer = this.#around.botAnswers.answerOf(state, seat);
    if (answer) return this.#play(this.#notBefore(state, seat), () => answer);
    return this.#play(state.clock.since + BOT_LIMIT, () => this.#around.botAnswers.giveUp(state, seat));
  }

  /**
   * What was armed: flowers, a win, the drawn tile. It goes out as late as a bot's would, never after the same time each
   * time: who thinks and who does not looks alike.
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
