import type { Entry, TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { keptFrom, Streams } from './streams.ts';

/** Receives an entry with the state before it. */
type See = (before: TableState, entry: Entry) => void;

/** The fold of the durable log: the state, the newest entry's number, and each viewer's stream. */
export class Journal {
  state: TableState = unopened;
  seq = 0;
  lastAt = 0;
  readonly streams = new Streams();

  /** Returns the events of one decision as entries to store. The last one carries the command that caused them. */
  entriesOf(events: readonly TableEvent[], at: number, cause: Entry['cause']): readonly Entry[] {
    return events.map((event, n) => {
      const entry: Entry = { seq: this.seq + 1 + n, at, event };
      return cause && n === events.length - 1 ? { ...entry, cause } : entry;
    });
  }

  /** Returns the state after each of some future entries. */
  ahead(entries: readonly Entry[]): readonly TableState[] {
    let { state } = this;
    return entries.map(entry => {
      state = evolveTable(state, entry);
      return state;
    });
  }

  /** Folds durable entries. Calls `see` for each with the state before it. */
  fold(entries: readonly Entry[], see: See, states = this.ahead(entries)): void {
    for (const [n, entry] of entries.entries()) {
      this.streams.add(this.state, entry);
      this.#fold(entry, see, states[n]!);
    }
  }

  /** Folds a whole log. Calls `then` after each entry. */
  replay(log: readonly Entry[], see: See, then: (entry: Entry) => void): void {
    const kept = keptFrom(log);
    for (const [n, entry] of log.entries()) {
      if (n < kept) this.streams.pass(this.state, entry);
      else this.streams.add(this.state, entry);
      this.#fold(entry, see, evolveTable(this.state, entry));
      then(entry);
    }
  }

  #fold(entry: Entry, see: See, after: TableState): void {
    see(this.state, entry);
    this.state = after;
    this.seq = entry.seq;
    this.lastAt = entry.at;
  }
}
