import { type Entry, showsOpenHands, type TableEvent, type TableReader, type TableState } from '@gorrion/protocol';
import type { Clock } from '../ports/ports.ts';
import { evolveTable } from '../state/evolve.ts';
import { type Lag, lagAfter, NO_LAG } from '../state/lag.ts';
import { redactTable, viewTable } from '../state/view.ts';

/** Number of shown entries with which a page can catch up. */
const KEPT = 64;

/** Something that is not shown yet: an entry of the log, or a task that waits with those around it. */
interface Waiting {
  readonly at: number;
  /** Server time (ms) at which it is shown; undefined while it waits for the end of a hand. */
  due: number | undefined;
  /** Number of the entry in the log. */
  readonly seq?: number;
  /** The event as its readers may know it; undefined if it is hidden from them. */
  readonly event?: TableEvent | undefined;
  readonly task?: () => void;
}

export interface DelayedOptions {
  readonly clock: Clock;
  /** Shows entries, which are `behind` (ms), to spectators who watch with the delay. */
  readonly show: (entries: readonly Entry[], behind: number) => void;
  /** Called if showing threw. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Returns as whom spectators watch a table late. Settings change between games only, where open hands and hidden ones
 * are seen alike.
 */
const readerOf = ({ settings }: TableState): TableReader => (showsOpenHands(settings) ? 'open-hands' : 'spectator');

/**
 * The stream of spectators who watch a table with a delay. It redacts an entry when it is durable, and folds it into a
 * view of its own when it is due: hide then fold equals fold then hide, so this is what spectators saw then. Nothing
 * overtakes anything. It follows from the log, with its moments.
 */
export class Delayed {
  readonly #options: DelayedOptions;
  readonly #waiting: Waiting[] = [];
  #state: TableState;
  #seq: number;
  #shownSeq: number;
  #shownAt: number;
  #behind = 0;
  #kept: Entry[] = [];
  #lag: Lag = NO_LAG;
  /** Server time (ms) of the first fact that waited. */
  #from = Number.POSITIVE_INFINITY;
  #lastDue = 0;
  #cancelTimer = () => {};
  #isStopped = false;

  /** Begins with what spectators know after an entry, which has the number `seq` in their stream. */
  constructor(
    after: TableState,
    { seq: shownSeq, at }: Pick<Entry, 'seq' | 'at'>,
    seq: number,
    options: DelayedOptions,
  ) {
    this.#options = options;
    this.#state = viewTable(after, readerOf(after));
    this.#seq = seq;
    this.#shownSeq = shownSeq;
    this.#shownAt = at;
  }

  /** The table as it is shown. */
  get state(): TableState {
    return this.#state;
  }

  /** Number of the newest shown entry in the stream of spectators. */
  get seq(): number {
    return this.#seq;
  }

  /** Number of the newest shown entry in the log of the table. */
  get shownSeq(): number {
    return this.#shownSeq;
  }

  /** What a page is sent when it comes; `behind` is the time (ms) by which the newest shown entry came late. */
  get snapshot(): { readonly seq: number; readonly state: TableState; readonly behind: number } {
    return { seq: this.#seq, state: this.#state, behind: this.#behind };
  }

  /** Adds a durable entry with the states before and after it. */
  add(before: TableState, { seq, at, event }: Entry, after: TableState): void {
    this.#lag = lagAfter(this.#lag, before, after, at);
    if (this.#lag.ms > 0 || this.#lag.heldSince !== undefined) this.#from = Math.min(this.#from, at);
    this.#waiting.push({ at, due: undefined, seq, event: redactTable(before, event, readerOf(before)) });
    if (this.#lag.heldSince !== undefined) return;
    for (const one of this.#waiting) if (one.due === undefined) one.due = this.#dueAfter(one.at, at);
  }

  /** Returns when something is shown that happened at one time and may be shown from another one. */
  #dueAfter(happened: number, mayBeShown: number): number {
    this.#lastDue = Math.max(this.#lastDue, mayBeShown, happened + this.#lag.ms);
    return this.#lastDue;
  }

  /** Returns the entries after a number of the spectators' stream; undefined if they are not kept, or not shown yet. */
  since(seq: number): readonly Entry[] | undefined {
    if (seq > this.#seq || seq < this.#seq - this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - (this.#seq - seq));
  }

  /** Whether what was said at a time (server ms) is shown by now. */
  hasShown(at: number): boolean {
    if (at <= this.#shownAt || at < this.#from) return true;
    // It overtakes nothing, also where the delay is shorter or gone by now.
    if (this.#waiting[0] && this.#waiting[0].at <= at) return false;
    const due = this.#dueOf(at);
    return due !== undefined && due <= this.#options.clock.now();
  }

  #dueOf(at: number): number | undefined {
    const { ms, heldSince = Number.POSITIVE_INFINITY } = this.#lag;
    return at < heldSince ? at + ms : undefined;
  }

  /** Runs a task when that is shown which happened at a time (server ms). A second task of the same time is ignored. */
  later(at: number, task: () => void): void {
    if (this.#waiting.some(one => one.task && one.at === at)) return;
    const index = this.#waiting.findLastIndex(one => one.at <= at) + 1;
    const before = this.#waiting[index - 1];
    const due = this.#dueOf(at);
    const isHeld = due === undefined || (before && before.due === undefined);
    this.#waiting.splice(index, 0, { at, due: isHeld ? undefined : Math.max(due, before?.due ?? 0), task });
    this.release();
  }

  /** Shows what is due, and again when the next is. */
  release(): void {
    this.#cancelTimer();
    if (this.#isStopped) return;
    const { clock, show, onFault } = this.#options;
    try {
      const news = this.#take(clock.now(), show);
      if (news.length > 0) show(news, this.#behind);
    } catch (error) {
      onFault(error);
      return;
    }
    const next = this.#waiting[0]?.due;
    if (next !== undefined) this.#cancelTimer = clock.at(next, () => this.release());
  }

  /** Takes what is due as shown, without telling anybody: after a restart all pages come back. */
  settle(): void {
    this.#take(this.#options.clock.now(), () => {});
    this.release();
  }

  /** Shows nothing any more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer();
  }

  /** Folds what is due. Entries before a task are shown before it runs; returns those after the last one. */
  #take(now: number, show: DelayedOptions['show']): readonly Entry[] {
    let news: Entry[] = [];
    for (let next = this.#waiting[0]; next?.due !== undefined && next.due <= now; next = this.#waiting[0]) {
      this.#waiting.shift();
      if (next.task) {
        if (news.length > 0) show(news, this.#behind);
        news = [];
        next.task();
      } else news.push(...this.#fold(next, next.due));
    }
    return news;
  }

  #fold({ at, seq = 0, event }: Waiting, due: number): readonly Entry[] {
    this.#shownSeq = seq;
    this.#shownAt = at;
    this.#behind = due - at;
    if (!event) return [];
    const entry: Entry = { seq: ++this.#seq, at, event };
    this.#state = evolveTable(this.#state, entry);
    this.#kept = [...this.#kept.slice(1 - KEPT), entry];
    return [entry];
  }
}
