import type { Entry, Refusal, Snapshot, TableViewer } from '@gorrion/protocol';
import type { ServerClock } from './serverClock.ts';
import type { Timers, Wire } from './wire.ts';

/** The client asks again if the server does not answer within this time (ms), or refuses because it was asked too often. */
const ENTER_AGAIN_MS = 4000;

/** Notices that end the following of a table. */
const OF_TABLE: ReadonlySet<Refusal> = new Set([
  'shown-out',
  'nobody-watches',
  'ask-to-watch',
  'table-failed',
  'cast-over',
]);

/** Returns those of some entries that come next after an event number; `hasGap` says that more come after a missing one. */
export function entriesAfter(
  seq: number,
  entries: readonly Entry[],
): { readonly next: readonly Entry[]; readonly hasGap: boolean } {
  const later = entries.filter(entry => entry.seq > seq);
  const missing = later.findIndex((entry, n) => entry.seq !== seq + 1 + n);
  return missing < 0 ? { next: later, hasGap: false } : { next: later.slice(0, missing), hasGap: true };
}

/** What a follower hears of a table beside its entries. */
export interface TableNews {
  readonly watchers?: number;
  /** Another number says that other spectators are there, or that one has another name. */
  readonly watcherNews?: number;
  readonly isFrozen?: boolean;
  /** The table is frozen because of an exception in its program. */
  readonly isFaulty?: boolean | undefined;
}

/** Entries, and how late (ms) they are for a spectator who watches with a delay. */
export interface ToldEntries {
  readonly entries: readonly Entry[];
  readonly behind?: number;
}

/** Keeps the table that a follower follows, as the server sends it. */
export interface TableMirror {
  /** Begins with the table of that code, unless it is the one that is kept. */
  begin(code: string): void;
  /** Returns how far the kept table has come; undefined if it has another code, or nothing came yet. */
  known(code: string): { readonly seq: number; readonly viewer: TableViewer } | undefined;
  /** Replaces the table by a snapshot. */
  replace(snapshot: Snapshot): void;
  /**
   * Applies entries to the table if it is the one of that code. `isBack` says that they were missed while there was no
   * connection. Returns `gap` if entries are missing.
   */
  fold(code: string, told: ToldEntries, isBack: boolean): 'complete' | 'gap' | 'other-table';
  /** Changes what is known about the table of that code besides its entries. */
  patch(code: string, change: TableNews): void;
  /** Removes the table and keeps why the server refuses it. */
  refuse(code: string, why: Refusal): void;
  /** Removes the table and all that was kept with it. */
  clear(): void;
}

interface FollowerOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly clock: Pick<ServerClock, 'hint'>;
  readonly mirror: TableMirror;
  /** Called after every change of the table. */
  readonly onTable: () => void;
}

/** Follows one table at a time: enters it, asks again after a gap or a silence, and passes what comes to the mirror. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #ends: readonly (() => void)[];
  #watcherNews = 0;
  /** Code of the table that is wanted; entries and answers of any other table are ignored. */
  #wanted: string | undefined;
  #asCaster = false;
  #cancelRetry = () => {};

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#ends = this.#listen();
  }

  wants(code: string): boolean {
    return code === this.#wanted;
  }

  /**
   * Follows a table from now on, through every new connection; `asCaster`: as its spectators see it, beside a page on which
   * the person plays or watches. What was followed the other way is exited first.
   */
  enter(code: string, asCaster = false): void {
    this.#wanted = code;
    this.#asCaster = asCaster;
    this.#options.mirror.begin(code);
    this.catchUp(false);
  }

  /** Asks for the entries that were missed; `isBack` after a connection was lost. */
  catchUp(isBack: boolean): void {
    const { wire, timers, mirror } = this.#options;
    this.#cancelRetry();
    const code = this.#wanted;
    if (code === undefined || !wire.isOpen()) return;
    this.#cancelRetry = timers.after(ENTER_AGAIN_MS, () => this.catchUp(isBack));
    const known = mirror.known(code);
    const since = known ? { since: known.seq, viewer: known.viewer } : {};
    // A table that is still frozen announces it again before it answers; the restarted server may have thawed it.
    mirror.patch(code, { isFrozen: false, isFaulty: false });
    const way = this.#asCaster ? { asCaster: true } : {};
    wire.ask('table:enter', { code, ...since, ...way }, answer => {
      if (!this.wants(code)) return;
      if (!answer.ok) return this.#refuse(code, answer.code);
      this.#cancelRetry();
      if ('snapshot' in answer) this.#replace(answer.snapshot);
      else this.#fold(code, answer, isBack);
    });
  }

  exit(): void {
    const { wire, mirror } = this.#options;
    const code = this.#wanted;
    this.#wanted = undefined;
    this.#cancelRetry();
    mirror.clear();
    if (code !== undefined && wire.isOpen()) wire.ask('table:exit', { code }, () => {});
  }

  /** Stops listening to the wire for good. */
  close(): void {
    this.#cancelRetry();
    for (const end of this.#ends) end();
  }

  #listen(): readonly (() => void)[] {
    const { wire, mirror } = this.#options;
    return [
      wire.on('table:snapshot', snapshot => this.#replace(snapshot)),
      wire.on('table:entries', message => this.#fold(message.code, message, false)),
      wire.on('table:watchers', ({ code, count }) => {
        this.#watcherNews += 1;
        if (this.wants(code)) mirror.patch(code, { watchers: count, watcherNews: this.#watcherNews });
      }),
      wire.on('table:frozen', ({ code, isFrozen, isFaulty }) => {
        if (this.wants(code)) mirror.patch(code, { isFrozen, isFaulty });
      }),
      wire.on('notice', ({ code, table }) => {
        if (OF_TABLE.has(code) && table !== undefined && this.wants(table)) this.#refuse(table, code);
      }),
    ];
  }

  #replace(snapshot: Snapshot): void {
    if (!this.wants(snapshot.code)) return;
    this.#options.clock.hint(snapshot.at);
    this.#options.mirror.replace(snapshot);
    this.#options.onTable();
  }

  #fold(code: string, told: ToldEntries, isBack: boolean): void {
    if (!this.wants(code)) return;
    const result = this.#options.mirror.fold(code, told, isBack);
    if (result === 'other-table') return;
    this.#options.onTable();
    if (result === 'gap') this.catchUp(false);
  }

  #refuse(code: string, why: Refusal): void {
    // The retry timer asks again.
    if (why === 'too-many-requests') return;
    this.#cancelRetry();
    this.#options.mirror.refuse(code, why);
  }
}
