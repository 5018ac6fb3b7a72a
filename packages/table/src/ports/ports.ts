import type { BotLevel, Entry, TableViewer } from '@gorrion/protocol';
import type { BySeat, HandState, Seat, SeatCommand } from '@gorrion/rules';

/*
 * What a table needs from the world. The server gives it a real clock, a disk, the operating system's entropy and
 * sockets; a test gives it virtual time; a browser worker can give it its own.
 */

export interface Clock {
  /** Milliseconds since 1970, never going back. */
  now(): number;
  /** Runs `task` when `now()` reaches `at`; returns how to call it off. */
  at(at: number, task: () => void): () => void;
}

export interface Store {
  /**
   * Resolves once the entries are durable; rejects when they are not and never will be. Entries of one call are all or
   * nothing. Rejects with `StaleAppend` if the first of them is not the next number of the stored log.
   */
  append(tableId: string, entries: readonly Entry[]): Promise<void>;
}

export interface Entropy {
  /** Fresh bytes from a source fit for secrets. */
  bytes(count: number): Uint8Array;
}

export interface Publisher {
  /** New entries for one kind of viewer, in order, numbered by what that viewer sees, only after they are durable. */
  publish(tableId: string, viewer: TableViewer, entries: readonly Entry[]): void;
  /** The table cannot write any more (disk full): nothing is played until it can. */
  frozen(tableId: string, isFrozen: boolean): void;
}

export interface BotQuestion {
  /** The seat's own view: a bot never sees more. */
  readonly hand: HandState;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Makes the bot's choices repeatable. */
  readonly seed: string;
  /** Running totals by seat. */
  readonly totals: BySeat<number>;
}

export interface Bots {
  decide(question: BotQuestion): Promise<SeatCommand>;
}
