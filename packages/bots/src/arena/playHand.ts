import {
  type BySeat,
  type Deal,
  decide,
  evolve,
  type HandCommand,
  type HandEvent,
  type HandState,
  legalActions,
  type Outcome,
  SEATS,
  type Seat,
  type SeatCommand,
  undealt,
  viewFor,
} from '@gorrion/rules';
import { defaultOf } from './defaultOf.ts';

/** Decides for a seat by that seat's own view alone. */
export type Decider = (view: HandState, seat: Seat) => SeatCommand;

export interface PlayedHand {
  readonly outcome: Outcome;
  readonly final: HandState;
  readonly events: readonly HandEvent[];
  /** Number of refused commands by seat; the default action was played instead. */
  readonly illegal: BySeat<number>;
}

/** Plays one hand: holds its state, log and refusals. */
class Referee {
  state: HandState;
  readonly events: HandEvent[] = [];
  readonly illegal: [number, number, number, number] = [0, 0, 0, 0];
  private readonly deciders: BySeat<Decider>;

  constructor(state: HandState, deciders: BySeat<Decider>) {
    this.state = state;
    this.deciders = deciders;
  }

  /** Applies a command; returns false if the rules refuse it. */
  play(command: HandCommand): boolean {
    const decision = decide(this.state, command);
    if (!decision.ok) return false;
    this.events.push(...decision.value);
    this.state = decision.value.reduce(evolve, this.state);
    return true;
  }

  /** Asks a seat and plays its answer; counts a refused one and plays the default action instead. */
  ask(seat: Seat): void {
    const view = viewFor(this.state, seat);
    const command = this.deciders[seat](view, seat);
    if (command.seat === seat && this.play(command)) return;
    this.illegal[seat]++;
    this.play(defaultOf(view, seat));
  }

  /** Asks all seats that may claim or are to exchange; none sees the answer of another. */
  askTogether(): void {
    const asked = SEATS.filter(seat => legalActions(this.state, seat).length > 0);
    for (const seat of asked) this.ask(seat);
    if (this.state.phase.name === 'claims') this.play({ type: 'close-claims' });
  }
}

/** Plays one hand from its deal to its end with four deciders. Throws a RangeError if the rules refuse the deal. */
export function playHand(deal: Deal, deciders: BySeat<Decider>): PlayedHand {
  const referee = new Referee(undealt, deciders);
  if (!referee.play({ type: 'deal', deal })) throw new RangeError('no such deal');
  return toItsEnd(referee);
}

/** Plays on from any moment of a hand to its end; `events` holds the new ones. */
export const playOn = (from: HandState, deciders: BySeat<Decider>): PlayedHand => toItsEnd(new Referee(from, deciders));

function toItsEnd(referee: Referee): PlayedHand {
  while (referee.state.phase.name !== 'over') {
    if (referee.state.phase.name === 'turn') referee.ask(referee.state.phase.seat);
    else referee.askTogether();
  }
  const { state, events, illegal } = referee;
  if (state.phase.name !== 'over') throw new RangeError('the hand has no end');
  return { outcome: state.phase.outcome, final: state, events, illegal };
}
