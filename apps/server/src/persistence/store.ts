import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import type { CallLinkStore } from './callLinks.ts';
import type { CastStore } from './casts.ts';
import type { DeviceStore, Heir, KeptDevice } from './devices.ts';
import type { GameStore } from './games.ts';
import type { HookStore } from './hooks.ts';
import type { LedgerStore } from './ledgers.ts';
import type { OperatorStore } from './operator.ts';
import type { TableDirectory } from './ownership.ts';
import type { PeaceStore } from './peace.ts';
import type { PushStore } from './pushes.ts';
import type { ReviewMessageStore } from './reviewMessages.ts';
import type { ReviewStore } from './reviews.ts';
import type { StreamNews } from './stream/streamer.ts';
import type { TableRecord } from './tableRecord.ts';
import type { TalkStore } from './talk.ts';
import type { TokenStore } from './tokens.ts';

/*
 * What the server keeps. One contract suite holds the stores: SQLite on disk for one server, SQLite in memory for tests,
 * PostgreSQL for several servers. What is not played is written for both databases in `sql/`, one text for a statement.
 * A promise resolves only once the fact is durable, so that what waits for it may be shown.
 */

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
  /** Bytes of all its files. */
  readonly filesBytes: number;
  /** Bytes in its files that are free and will be written next. */
  readonly spareBytes: number;
  /** Free bytes of the disk, for this process. */
  readonly freeBytes: number;
  /** Bytes of the whole disk. */
  readonly totalBytes: number;
}

/** Called by the background work of a store. */
export interface BackgroundListeners {
  /** Called before `onClean`, and perhaps again after a kill: takes the person out of what only the server understands. */
  onLeaving: (person: PersonId) => Promise<void>;
  /** Called once no log holds this person's name and they sit nowhere. By default the store settles them. */
  onClean: (person: PersonId) => Promise<void>;
  /** Called if names in a log cannot be replaced, because the log cannot be read. */
  onUnreadable: (tableId: string, reason: string) => void;
  /** Called with the bytes that a finished hand takes once it is packed. */
  onPacked: (bytes: number) => void;
}

/** The logs of tables, which only their owners write. */
export interface TableLog {
  /**
   * Resolves once the entries are durable; rejects if it is not known whether they ever will be. Entries of one call are stored
   * all or none; the same call again stores them once. Rejects with `StaleOwner` if the table was claimed by another node since it got
   * this epoch, and with `StaleAppend` if the first entry is not the next number of the stored log.
   */
  append(tableId: string, entries: readonly Entry[], epoch: number): Promise<void>;
}

export interface Store
  extends TableLog,
    TableDirectory,
    GameStore,
    ReviewMessageStore,
    TalkStore,
    ReviewStore,
    LedgerStore,
    DeviceStore,
    PushStore,
    CastStore,
    TokenStore,
    HookStore,
    CallLinkStore,
    OperatorStore,
    PeaceStore {
  /**
   * Sets the function that is called with the seconds and the number of writes of each commit; a store without a disk
   * never calls it.
   */
  onCommit?(tell: (seconds: number, writes: number) => void): void;
  /** Sets the function that hears how far the store is copied elsewhere; a store that is not copied never calls it. */
  onStream?(tell: (news: StreamNews) => void): void;
  /** Returns the tables that were not retired, in the order in which they were opened. */
  liveTables(): Promise<readonly TableRecord[]>;
  /** Reads a table's log; cuts off a torn tail. */
  load(code: TableCode): Promise<LoadedLog>;
  /** Reads the log of a running table, and changes nothing. */
  read(code: TableCode): Promise<LoadedLog>;
  /** Marks a table as over: no start opens it again. Its log stays. Rejects with `StaleOwner` like `append`. */
  retire(code: TableCode, epoch: number): Promise<void>;
  /** Deletes a table with its log. Rejects with `StaleOwner` like `append`. */
  discard(code: TableCode, epoch: number): Promise<void>;
  nameOf(person: PersonId): Promise<string | undefined>;
  rename(person: PersonId, name: string): Promise<void>;
  /**
   * Removes a person's name. Resolves once the wish is durable and the name is gone from the list of names. In the
   * background, also after a kill, `name` replaces theirs in every log and record that names them as player, umpire or
   * guest: soon in records and in logs of retired tables, in other logs once their tables are retired. A name chosen
   * later is replaced as well. Then `onClean` is called. All devices are signed out but `kept`, none is
   * called; passkeys are deleted.
   */
  forget(person: PersonId, name: string, kept?: KeptDevice): Promise<void>;
  /**
   * Retires the id of a clean person, with any name chosen since, unless a log or record names them again meanwhile. The
   * devices and passkeys that the person still has go to the heir, or are deleted.
   */
  settle(person: PersonId, heir?: Heir): Promise<void>;
  /** Returns whether a person has asked to be forgotten, whether or not that is done. */
  isForgotten(person: PersonId): Promise<boolean>;
  /** Returns whether an id was retired. */
  isSettled(person: PersonId): Promise<boolean>;
  /** Replaces listeners of the background work. */
  inBackground(listeners: Partial<BackgroundListeners>): void;
  /** Deletes tables retired before `before` (ms since 1970), with their logs; resolves with how many. */
  purge(before: number): Promise<number>;
  /** Measures the room for the store; missing in a store without a disk. */
  space?(): Promise<Space>;
  /** Waits for all writes so far, then closes the files. */
  close(): Promise<void>;
}
