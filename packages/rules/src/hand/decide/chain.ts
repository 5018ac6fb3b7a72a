import type { HandEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { HandState } from '../state.ts';

/** Collects the events of one command and folds each into the state, so that every step sees the result of the last. */
export class Chain {
  readonly events: HandEvent[] = [];
  state: HandState;

  constructor(state: HandState) {
    this.state = state;
  }

  add(event: HandEvent): this {
    this.events.push(event);
    this.state = evolve(this.state, event);
    return this;
  }
}
