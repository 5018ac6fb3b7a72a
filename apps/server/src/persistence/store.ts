import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import type { Store as TableLog } from '@gorrion/table';

/*
 * What the server keeps. Two implementations, one contract suite: memory for tests, SQLite for people.
 * A promise resolves only once the fact is durable: whoever waits for it may tell the world.
 */

/** A table as the registry knows it before reading its log. */
export interface TableRecord {
  readonly code: TableCode;
  readonly host: PersonId;
  /** The client's id of its wish: the same wish opens the same table once, also across a restart. */
  readonly request: string;
  readonly openedAt: number;
}

export interface DamagedLog {
  readonly kind: 'damaged';
  readonly reason: string;
}

export interface WholeLog {
  readonly kind: 'whole';
  readonly entries: readonly Entry[];
  /** A last batch that was not written whole was cut off. */
  readonly wasTorn: boolean;
}

export type LoadedLog = WholeLog | DamagedLog;

/** Room for a store, in bytes. */
export interface Space {
  /** Of all its files. */
  readonly filesBytes: number;
  /** Of its files, what is not used and will be written next. */
  readonly spareBytes: number;
  /** On the disk, for this process. */
  readonly freeBytes: number;
  /** Of the whole disk. */
  readonly totalBytes: number;
}

/** What the background work of a store tells. */
export interface BackgroundListeners {
  /** No log says any more what this person was called, and they sit nowhere. By default the store settles them. */
  onClean: (person: PersonId) => Promise<void>;
  /** Names in this log cannot be replaced, because it cannot be read. */
  onUnreadable: (tableId: string, reason: string) => void;
  /** A hand that is over takes so many bytes from now on. */
  onPacked: (bytes: number) => void;
}

export interface Store extends TableLog {
  /** Where to tell how long each commit to the disk took, and of how many writes; a store without a disk never does. */
  onCommit?(tell: (seconds: number, writes: number) => void): void;
  /** Remembers that a table exists; rejects when its code or its request is taken. */
  register(record: TableRecord): Promise<void>;
  /** Tables that are neither finished nor given up, in the order in which they were opened. */
  liveTables(): readonly TableRecord[];
  /** Reads a table's log; cuts off a torn tail. */
  load(code: TableCode): Promise<LoadedLog>;
  /** The same without touching anything: of a table that runs. */
  read(code: TableCode): Promise<LoadedLog>;
  /** The table will not be opened again at a start; its log stays. */
  retire(code: TableCode): Promise<void>;
  /** Deletes a table with its log: nothing of it is worth keeping. */
  discard(code: TableCode): Promise<void>;
  nameOf(person: PersonId): string | undefined;
  rename(person: PersonId, name: string): Promise<void>;
  /**
   * Forgets what a person was called. Resolves once the wish is durable and the name is gone from the list of names. In
   * the background, after a kill too, every log in which they sat gets `name` instead: logs of tables that are over soon,
   * others after they are retired. A name chosen later goes from those logs as well. Then `onClean` is called.
   */
  forget(person: PersonId, name: string): Promise<void>;
  /** Gives up the id of a person who is clean, with any name chosen since, unless they have sat down again meanwhile. */
  settle(person: PersonId): Promise<void>;
  /** Whether this person has asked to be forgotten, done or not. */
  isForgotten(person: PersonId): boolean;
  /** Whether this id was given up. */
  isSettled(person: PersonId): boolean;
  /** Replaces what is done when the background work comes to something. */
  inBackground(listeners: Partial<BackgroundListeners>): void;
  /** Deletes tables retired before `before` (ms since 1970), with their logs; resolves with how many. */
  purge(before: number): Promise<number>;
  /** Measures the room for the store; a store without a disk has no such question. */
  space?(): Promise<Space>;
  /** Waits for all that was asked so far, then lets go of the disk. */
  close(): Promise<void>;
}
