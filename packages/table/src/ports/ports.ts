import type { BotLevel, Entry, TableViewer } from '@gorrion/protocol';
import type { BySeat, HandState, Seat, SeatCommand } from '@gorrion/rules';

/*
 * What a table needs from its host. The server passes a real clock, a disk, the operating system's entropy and sockets;
 * a test passes virtual time; a browser passes its own.
 */

export interface Clock {
  /** Returns milliseconds since 1970. Never goes back. */
  now(): number;
  /** Runs `task` when `now()` reaches `at`. Returns a function that cancels it. */
  at(at: number, task: () => void): () => void;
}

export interface Store {
  /**
   * Resolves once the entries are durable; rejects if they never will be. Entries of one call are stored all or none.
   * Rejects with `StaleAppend` if the first of them is not the next number of the stored log.
   */
  append(tableId: string, entries: readonly Entry[]): Promise<void>;
}

export interface Entropy {
  /** Returns fresh bytes from a source fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** What a page can follow: the stream of a viewer, or that of spectators who watch with a delay. */
export type TableStream = TableViewer | 'delayed';

export interface Publisher {
  /** Sends new entries to one viewer, in order and numbered for that viewer. Called only after they are durable. */
  publish(tableId: string, viewer: TableViewer, entries: readonly Entry[]): void;
  /** Sends entries, which are `behind` (ms), to spectators who watch with a delay. Only needed where tables may have one. */
  publishLate?(tableId: string, entries: readonly Entry[], behind: number): void;
  /** Reports that the table cannot write (disk full), or can again. Nothing is played in between. */
  frozen(tableId: string, isFrozen: boolean): void;
}

/** The deals of duplicates that are not open yet. */
export interface SealedSource {
  /** Returns the secret (hex) of a hand, counted from 1; undefined if the duplicate is unknown or has no such hand. */
  secretOf(duplicate: string, handNumber: number): { readonly salt: string; readonly seed: string } | undefined;
}

export interface BotQuestion {
  /** The view of the bot's seat. A bot never gets more. */
  readonly hand: HandState;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Seed that makes the bot's choices repeatable. */
  readonly seed: string;
  /** The answer must be the same at every table of the same deals: no load makes the bot think less. */
  readonly isFixed?: true;
  /** Running totals by seat. */
  readonly totals: BySeat<number>;
}

export interface Bots {
  decide(question: BotQuestion): Promise<SeatCommand>;
}
