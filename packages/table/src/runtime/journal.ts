import type { Entry, TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../unopened.ts';
import { Streams } from './streams.ts';

/** The durable log folded: the state, its newest number and what each viewer has seen of it. */
export class Journal {
  state: TableState = unopened;
  seq = 0;
  lastAt = 0;
  readonly streams = new Streams();

  /** Events of one decision as entries to be stored; the last carries what made them. */
  entriesOf(events: readonly TableEvent[], at: number, cause: Entry['cause']): readonly Entry[] {
    return events.map((event, n) => {
      const entry: Entry = { seq: this.seq + 1 + n, at, event };
      return cause && n === events.length - 1 ? { ...entry, cause } : entry;
    });
  }

  /** Folds entries that are durable now; `see` learns of each with the state before it. */
  fold(entries: readonly Entry[], see: (before: TableState, entry: Entry) => void): void {
    for (const entry of entries) {
      const before = this.state;
      see(before, entry);
      this.streams.add(before, entry);
      this.state = evolveTable(before, entry);
      this.seq = entry.seq;
      this.lastAt = entry.at;
    }
  }
}
