import type { TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable } from '../state/evolve.ts';

/** Collects the events of one decision and folds each into its state. */
export class Chain {
  readonly events: TableEvent[] = [];
  readonly at: number;
  state: TableState;

  constructor(state: TableState, at: number) {
    this.state = state;
    this.at = at;
  }

  add(...events: readonly TableEvent[]): this {
    for (const event of events) {
      this.events.push(event);
      this.state = evolveTable(this.state, { at: this.at, event });
    }
    return this;
  }
}
