import type { HandEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { HandState } from '../state.ts';

/** Collects the events of one command while the state moves with them, so that each step sees what the last one did. */
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
