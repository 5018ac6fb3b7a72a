import type { Entry, TableState, TableViewer } from '@gorrion/protocol';
import { asksAnew } from '../clock/fold.ts';
import { VIEWERS } from '../state/evolve.ts';
import { redactTable } from '../state/view.ts';

/** How many entries a viewer can catch up with; beyond that he gets a snapshot. */
const KEPT = 64;

interface Stream {
  seq: number;
  /** His event number when the present question was asked: an older answer answers another question. */
  questionSeq: number;
  entries: Entry[];
}

/** A viewer's own answer, or the pass that the clock made for him: what he sends without having seen it comes too late. */
const isOwnAnswer = ({ event }: Entry): boolean =>
  event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'claim-made';

/** The log as each kind of viewer sees it, numbered by what he sees: a gap in his numbers cannot tell of a secret. */
export class Streams {
  readonly #streams = new Map<TableViewer, Stream>(
    VIEWERS.map(viewer => [viewer, { seq: 0, questionSeq: 0, entries: [] }]),
  );

  #of(viewer: TableViewer): Stream {
    return this.#streams.get(viewer)!;
  }

  /** Adds an entry of the log to the stream of everybody who may know of it; `before` is the state before it. */
  add(before: TableState, { at, event }: Entry): void {
    for (const viewer of VIEWERS) {
      const seen = redactTable(before, event, viewer);
      if (!seen) continue;
      const stream = this.#of(viewer);
      const entry: Entry = { seq: ++stream.seq, at, event: seen };
      stream.entries.push(entry);
      if (asksAnew(entry.event) || isOwnAnswer(entry)) stream.questionSeq = entry.seq;
      if (stream.entries.length >= 1.5 * KEPT) stream.entries = stream.entries.slice(-KEPT);
    }
  }

  seqOf = (viewer: TableViewer): number => this.#of(viewer).seq;
  questionSeqOf = (viewer: TableViewer): number => this.#of(viewer).questionSeq;

  /** What came after an event number; undefined when that is too old, or has not been yet. */
  since(viewer: TableViewer, seq: number): readonly Entry[] | undefined {
    const { entries, seq: newest } = this.#of(viewer);
    if (seq > newest || seq < newest - entries.length) return undefined;
    return entries.slice(entries.length - (newest - seq));
  }
}
