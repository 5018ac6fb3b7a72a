import type { Refusal, Snapshot } from '@gorrion/protocol';
import type { Store } from '../store/app.ts';
import { chatFeed } from './chatFeed.ts';
import type { ServerClock } from './serverClock.ts';
import { type TableMirror, type ToldEntries, tableMirror } from './tableMirror.ts';
import type { Timers, Wire } from './wire.ts';

/** The page asks again if the server does not answer within this time (ms), or refuses because it was asked too often. */
const ENTER_AGAIN_MS = 4000;

/** Notices that end the following of a table. */
const OF_TABLE: ReadonlySet<Refusal> = new Set(['shown-out', 'nobody-watches', 'ask-to-watch', 'table-failed']);

export interface TableFollower {
  /** Follows a table from now on, through every new connection. */
  enter(code: string): void;
  /** Asks for the entries that the page missed; `isBack` after a connection was lost. */
  catchUp(isBack: boolean): void;
  exit(): void;
}

interface FollowerOptions {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly store: Store;
  readonly clock: ServerClock;
  /** Called after every change of the table. */
  readonly onTable: () => void;
}

/** Follows one table at a time: enters it, asks again after a gap or a silence, and passes what comes to the mirror. */
class Follower implements TableFollower {
  readonly #options: FollowerOptions;
  readonly #mirror: TableMirror;
  /** Code of the table that the page wants; entries and answers of any other table are ignored. */
  #watcherNews = 0;
  #wanted: string | undefined;
  #cancelRetry = () => {};

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#mirror = tableMirror(options.store);
    this.#listen();
    chatFeed(options.wire, options.store, code => code === this.#wanted);
  }

  enter(code: string): void {
    const { store } = this.#options;
    this.#wanted = code;
    const isKnown = store.getState().table?.code === code;
    store.setState({ refusal: undefined, ...(isKnown ? {} : { table: undefined, chat: [] }) });
    this.catchUp(false);
  }

  catchUp(isBack: boolean): void {
    const { wire, timers, store } = this.#options;
    this.#cancelRetry();
    const code = this.#wanted;
    if (code === undefined || !wire.isOpen()) return;
    this.#cancelRetry = timers.after(ENTER_AGAIN_MS, () => this.catchUp(isBack));
    const { table } = store.getState();
    const since = table?.code === code ? { since: table.seq, viewer: table.viewer } : {};
    // A table that is still frozen announces it again before it answers; the restarted server may have thawed it.
    this.#mirror.patch(code, { isFrozen: false, isFaulty: false });
    wire.ask('table:enter', { code, ...since }, answer => {
      if (code !== this.#wanted) return;
      if (!answer.ok) return this.#refuse(code, answer.code);
      this.#cancelRetry();
      if ('snapshot' in answer) this.#replace(answer.snapshot);
      else this.#fold(code, answer, isBack);
    });
  }

  exit(): void {
    const { wire } = this.#options;
    const code = this.#wanted;
    this.#wanted = undefined;
    this.#cancelRetry();
    this.#mirror.clear();
    if (code !== undefined && wire.isOpen()) wire.ask('table:exit', { code }, () => {});
  }

  #listen(): void {
    const { wire } = this.#options;
    wire.on('table:snapshot', snapshot => this.#replace(snapshot));
    wire.on('table:entries', message => this.#fold(message.code, message, false));
    wire.on('table:watchers', ({ code, count }) => {
      this.#watcherNews += 1;
      this.#mirror.patch(code, { watchers: count, watcherNews: this.#watcherNews });
    });
    wire.on('table:frozen', ({ code, isFrozen, isFaulty }) => this.#mirror.patch(code, { isFrozen, isFaulty }));
    wire.on('notice', ({ code, table }) => {
      const isOfTable = OF_TABLE.has(code);
      if (isOfTable && table !== undefined && table === this.#wanted) this.#refuse(table, code);
    });
  }

  #replace(snapshot: Snapshot): void {
    if (snapshot.code !== this.#wanted) return;
    this.#options.clock.hint(snapshot.at);
    this.#mirror.replace(snapshot);
    this.#options.onTable();
  }

  #fold(code: string, told: ToldEntries, isBack: boolean): void {
    if (code !== this.#wanted) return;
    const result = this.#mirror.fold(code, told, isBack);
    if (result === 'other-table') return;
    this.#options.onTable();
    if (result === 'gap') this.catchUp(false);
  }

  #refuse(code: string, why: Refusal): void {
    // The retry timer asks again.
    if (why === 'too-many-requests') return;
    this.#cancelRetry();
    this.#mirror.refuse(code, why);
  }
}

/** Starts to follow tables over a wire. The pages of tables bring it: the first page neither follows nor loads it. */
export const tableFollower = (options: FollowerOptions): TableFollower => new Follower(options);

export type StartFollower = typeof tableFollower;
