import type { Entry, TableEvent, TableState, TableViewer } from '@gorrion/protocol';
import { asksAnew } from '../clock/fold.ts';
import { TAUGHT_VIEWERS, VIEWERS } from '../state/evolve.ts';
import { redactTable } from '../state/view.ts';

/** Number of entries with which a viewer can catch up; beyond that the client gets a snapshot. */
const KEPT = 64;

/**
 * One entry of the log, stored once for all its viewers. Most of them see the same object, so a live table takes tens
 * of kilobytes and not a hundred.
 */
interface KeptEntry {
  readonly at: number;
  /** One event for all viewers, or one each in the order of `VIEWERS`; undefined = hidden. */
  readonly seen: TableEvent | readonly (TableEvent | undefined)[];
}

/** Whether an event answers the question for its viewer. A command sent without having seen it comes too late. */
const isOwnAnswer = (event: TableEvent): boolean =>
  event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'claim-made';

/** Whether some viewers see nothing of an event. */
const isPrivate = (event: TableEvent): boolean =>
  event.type === 'switched' || event.type === 'shown-out' || isOwnAnswer(event);

/**
 * Returns the index in a log from which entries must be added, so that each viewer has its last ones; others are
 * passed.
 */
export function keptFrom(log: readonly Entry[]): number {
  let n = log.length;
  for (let missing = KEPT; missing > 0 && n > 0; n--) if (!isPrivate(log[n - 1]!.event)) missing--;
  return n;
}

/** Whether two viewers see the same of an event. Of a draw most do, and then it is stored once. */
function isSameFact(a: TableEvent, b: TableEvent): boolean {
  if (a === b) return true;
  if (a.type !== 'session' || a.event.type !== 'hand' || b.type !== 'session' || b.event.type !== 'hand') return false;
  const [one, other] = [a.event.event, b.event.event] as Readonly<Record<string, unknown>>[];
  return Object.keys(one!).every(key => one![key] === other![key]);
}

/** Returns the viewers of an event: a teacher only where there is one. */
const viewersOf = ({ lesson }: TableState, event: TableEvent): readonly TableViewer[] =>
  lesson || (event.type === 'table-opened' && event.teacher) ? TAUGHT_VIEWERS : VIEWERS;

/** The log as each viewer sees it, with numbers of its own, so that no gap reveals a hidden event. */
export class Streams {
  readonly #seqs = TAUGHT_VIEWERS.map(() => 0);
  /** Each viewer's event number at the present question. A command with an older number answers another question. */
  readonly #questionSeqs = TAUGHT_VIEWERS.map(() => 0);
  /** Each viewer's event number at the last change of the totals outside a hand. A signature with an older one is for others. */
  readonly #totalsSeqs = TAUGHT_VIEWERS.map(() => 0);
  /** Number of kept entries that each viewer sees without a gap, from the newest back. */
  readonly #counts = TAUGHT_VIEWERS.map(() => 0);
  #kept: KeptEntry[] = [];
  /** Number of entries at which the oldest are dropped. */
  #room = 1.5 * KEPT;

  /** Adds an entry to the stream of each viewer that may see it. `before` is the state before it. */
  add(before: TableState, { at, event }: Entry): void {
    let redacted: TableEvent | undefined;
    const seen = viewersOf(before, event).map(viewer => {
      const own = redactTable(before, event, viewer);
      if (!own || own === event) return own;
      if (!redacted || !isSameFact(redacted, own)) redacted = own;
      return redacted;
    });
    seen.forEach((own, n) => {
      if (own) this.#count(n, own);
    });
    const [first] = seen;
    this.#kept.push({ at, seen: first && seen.every(own => own === first) ? first : seen });
    if (this.#kept.length >= this.#room) this.#forget();
  }

  /** Counts an entry without keeping it: it lies so far back that no viewer catches up from there. */
  pass(before: TableState, { event }: Entry): void {
    viewersOf(before, event).forEach((viewer, n) => {
      // An event that all viewers see counts for each, in whatever form.
      const own = isPrivate(event) ? redactTable(before, event, viewer) : event;
      if (own) this.#number(n, own);
    });
  }

  #count(n: number, own: TableEvent): void {
    this.#number(n, own);
    this.#counts[n] = this.#counts[n]! + 1;
  }

  #number(n: number, own: TableEvent): void {
    const seq = this.#seqs[n]! + 1;
    this.#seqs[n] = seq;
    if (asksAnew(own) || isOwnAnswer(own)) this.#questionSeqs[n] = seq;
    if (own.type === 'session' && own.event.type === 'totals-adjusted') this.#totalsSeqs[n] = seq;
  }

  /**
   * Drops entries that no viewer needs. Each keeps its newest `KEPT`, so private events of one cannot evict others'.
   */
  #forget(): void {
    // Who was never sent anything, as the teacher of any other table, needs nothing.
    const missing: number[] = this.#seqs.map(seq => (seq > 0 ? KEPT : 0));
    const isNeeded = (kept: KeptEntry): boolean => {
      const takers = TAUGHT_VIEWERS.map((_, n) => n).filter(n => missing[n]! > 0 && seenBy(kept, n));
      for (const n of takers) missing[n] = missing[n]! - 1;
      return takers.length > 0;
    };
    this.#kept = this.#kept.reverse().filter(isNeeded).reverse();
    missing.forEach((still, n) => {
      this.#counts[n] = this.#seqs[n]! > 0 ? KEPT - still : 0;
    });
    this.#room = this.#kept.length + KEPT / 2;
  }

  /** Number of kept entries: at most five disjoint streams and half a stream. */
  get size(): number {
    return this.#kept.length;
  }

  seqOf = (viewer: TableViewer): number => this.#seqs[TAUGHT_VIEWERS.indexOf(viewer)]!;
  questionSeqOf = (viewer: TableViewer): number => this.#questionSeqs[TAUGHT_VIEWERS.indexOf(viewer)]!;
  totalsSeqOf = (viewer: TableViewer): number => this.#totalsSeqs[TAUGHT_VIEWERS.indexOf(viewer)]!;

  /** Returns the entries after an event number; undefined if it is too old or in the future. */
  since(viewer: TableViewer, seq: number): readonly Entry[] | undefined {
    const n = TAUGHT_VIEWERS.indexOf(viewer);
    const newest = this.#seqs[n]!;
    if (seq > newest || seq < newest - this.#counts[n]!) return undefined;
    const entries: Entry[] = [];
    for (let at = newest, k = this.#kept.length - 1; at > seq; k--) {
      const kept = this.#kept[k]!;
      const event = seenBy(kept, n);
      if (event) entries.push({ seq: at--, at: kept.at, event });
    }
    return entries.reverse();
  }
}

const seenBy = ({ seen }: KeptEntry, n: number): TableEvent | undefined => ('type' in seen ? seen : seen[n]);
