import type { Entry, TableEvent, TableState, TableViewer } from '@gorrion/protocol';
import { asksAnew } from '../clock/fold.ts';
import { VIEWERS } from '../state/evolve.ts';
import { redactTable } from '../state/view.ts';

/** How many entries a viewer can catch up with; beyond that he gets a snapshot. */
const KEPT = 64;

/**
 * One entry of the log, kept once for all who may know of it. What they see of it is mostly the same object, so that a
 * live table needs tens of kilobytes and not a hundred.
 */
interface Kept {
  readonly at: number;
  /** What each viewer sees, in the order of VIEWERS, where they do not all see the same; undefined = nothing. */
  readonly seen: TableEvent | readonly (TableEvent | undefined)[];
}

/** A viewer's own answer, or the pass that the clock made for him: what he sends without having seen it comes too late. */
const isOwnAnswer = (event: TableEvent): boolean =>
  event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'claim-made';

/** Of every other fact all viewers see something. */
const isPrivate = (event: TableEvent): boolean =>
  event.type === 'switched' || event.type === 'shown-out' || isOwnAnswer(event);

/** From where in a log its entries must be added so that everybody has his last ones; those before need only be passed. */
export function keptFrom(log: readonly Entry[]): number {
  let n = log.length;
  for (let missing = KEPT; missing > 0 && n > 0; n--) if (!isPrivate(log[n - 1]!.event)) missing--;
  return n;
}

/** Whether two viewers see the same of a fact of the hand: of a draw most do, and then it is kept once. */
function isSameFact(a: TableEvent, b: TableEvent): boolean {
  if (a === b) return true;
  if (a.type !== 'session' || a.event.type !== 'hand' || b.type !== 'session' || b.event.type !== 'hand') return false;
  const [one, other] = [a.event.event, b.event.event] as Readonly<Record<string, unknown>>[];
  return Object.keys(one!).every(key => one![key] === other![key]);
}

/** The log as each kind of viewer sees it, numbered by what he sees: a gap in his numbers cannot tell of a secret. */
export class Streams {
  readonly #seqs = VIEWERS.map(() => 0);
  /** Each viewer's event number when the present question was asked: an older answer answers another question. */
  readonly #questionSeqs = VIEWERS.map(() => 0);
  /** How many of the kept entries each viewer sees without a gap, from the newest back. */
  readonly #counts = VIEWERS.map(() => 0);
  #kept: Kept[] = [];
  /** So many are kept before the oldest are let go. */
  #room = 1.5 * KEPT;

  /** Adds an entry of the log to the stream of everybody who may know of it; `before` is the state before it. */
  add(before: TableState, { at, event }: Entry): void {
    let redacted: TableEvent | undefined;
    const seen = VIEWERS.map(viewer => {
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

  /** Numbers an entry of a log that is read again, so far back that nobody catches up from there. */
  pass(before: TableState, { event }: Entry): void {
    VIEWERS.forEach((viewer, n) => {
      // What all may know is numbered alike, in whatever words each would be told it.
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
  }

  /** Keeps what is among the newest of somebody who sees it: what one does in private cannot hold back the rest. */
  #forget(): void {
    const missing = VIEWERS.map(() => KEPT);
    const isNeeded = (kept: Kept): boolean => {
      const takers = VIEWERS.map((_, n) => n).filter(n => missing[n]! > 0 && seenBy(kept, n));
      for (const n of takers) missing[n] = missing[n]! - 1;
      return takers.length > 0;
    };
    this.#kept = this.#kept.reverse().filter(isNeeded).reverse();
    missing.forEach((still, n) => {
      this.#counts[n] = KEPT - still;
    });
    this.#room = this.#kept.length + KEPT / 2;
  }

  /** Entries kept for anybody: at most those of five viewers who see nothing in common, and half a stream more. */
  get size(): number {
    return this.#kept.length;
  }

  seqOf = (viewer: TableViewer): number => this.#seqs[VIEWERS.indexOf(viewer)]!;
  questionSeqOf = (viewer: TableViewer): number => this.#questionSeqs[VIEWERS.indexOf(viewer)]!;

  /** What came after an event number; undefined when that is too old, or has not been yet. */
  since(viewer: TableViewer, seq: number): readonly Entry[] | undefined {
    const n = VIEWERS.indexOf(viewer);
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

const seenBy = ({ seen }: Kept, n: number): TableEvent | undefined => ('type' in seen ? seen : seen[n]);
