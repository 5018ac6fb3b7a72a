import type { Entry, TableEnvelope, TableEvent, TableState, TableViewer } from '@gorrion/protocol';
import type { TableStream } from '../ports/ports.ts';
import { evolveTable, TAUGHT_VIEWERS } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { viewTable } from '../state/view.ts';
import { Delayed, type DelayedOptions } from './delayed.ts';
import { keptFrom, Streams } from './streams.ts';

/** Receives an entry with the state before it. */
type See = (before: TableState, entry: Entry) => void;

/** New entries of one viewer. */
type News = readonly [TableViewer, readonly Entry[]];

/** The fold of the durable log: the state, the newest entry's number, and each viewer's stream. */
export class Journal {
  state: TableState = unopened;
  seq = 0;
  lastAt = 0;
  readonly streams = new Streams();
  readonly #delays: DelayedOptions | undefined;
  #delayed: Delayed | undefined;

  /** `delays`: for tables that may be watched with a delay. */
  constructor(delays?: DelayedOptions) {
    this.#delays = delays;
  }

  /** What spectators are shown with a delay; undefined at a table where they have always watched live. */
  get delayed(): Delayed | undefined {
    return this.#delayed;
  }

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

  /** Folds durable entries. Calls `see` for each with the state before it. Returns what is new for each viewer. */
  fold(entries: readonly Entry[], see: See, states = this.ahead(entries)): readonly News[] {
    const before = TAUGHT_VIEWERS.map(viewer => this.streams.seqOf(viewer));
    for (const [n, entry] of entries.entries()) {
      this.streams.add(this.state, entry);
      this.#fold(entry, see, states[n]!);
    }
    const news = TAUGHT_VIEWERS.map((viewer, n): News => [viewer, this.streams.since(viewer, before[n]!) ?? []]);
    return news.filter(([, told]) => told.length > 0);
  }

  /** Number of the newest entry of a stream. */
  seqOf(stream: TableStream): number {
    return stream === 'delayed' ? (this.#delayed?.seq ?? 0) : this.streams.seqOf(stream);
  }

  snapshot(stream: TableStream): { readonly seq: number; readonly state: TableState; readonly behind?: number } {
    if (stream !== 'delayed') return { seq: this.streams.seqOf(stream), state: viewTable(this.state, stream) };
    if (!this.#delayed) throw new Error('this table is watched live');
    return this.#delayed.snapshot;
  }

  since(stream: TableStream, seq: number): readonly Entry[] | undefined {
    return stream === 'delayed' ? this.#delayed?.since(seq) : this.streams.since(stream, seq);
  }

  /**
   * Whether who moves or signs had not seen the question or the totals, or names an event number in the future. Of
   * somebody who watches with a delay it is not asked: the answer would tell how far play is.
   */
  isStale(stream: TableStream, { command, answers }: TableEnvelope): boolean {
    if (stream === 'delayed' || (command.type !== 'act' && command.type !== 'sign-sheet')) return false;
    const { questionSeqOf, totalsSeqOf, seqOf } = this.streams;
    const seen = command.type === 'act' ? questionSeqOf(stream) : totalsSeqOf(stream);
    return answers < seen || answers > seqOf(stream);
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
    this.#delay(entry, after);
    this.state = after;
    this.seq = entry.seq;
    this.lastAt = entry.at;
  }

  /** Adds an entry to the delayed stream, which begins once the settings have a delay. */
  #delay(entry: Entry, after: TableState): void {
    if (this.#delayed) this.#delayed.add(this.state, entry, after);
    else if (this.#delays && after.settings.delay !== undefined)
      this.#delayed = new Delayed(after, entry, this.streams.seqOf('spectator'), this.#delays);
  }
}
