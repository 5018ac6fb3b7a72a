import type { PersonId, TableCode } from '@gorrion/protocol';
import type { TableRecord } from './tableRecord.ts';

/*
 * Who may write the log of a table. A node holds a lease by the store's clock and renews it; a table belongs to the node
 * that has claimed it last, for as long as that node's lease runs. A claim by another node raises the table's epoch, and the
 * store refuses an append whose epoch is not that of the last claim, so that a node that has slept through its lease
 * writes nothing. `cluster/model/ownership.ts` searches all states of these rules.
 */

/** Ms for which a node may be silent before its tables are taken over. */
export const LEASE = 10_000;

/** Ms between two renewals of a lease. */
export const RENEWED_EVERY = 3000;

/** The work of the node that is the home of all that is no table: groups and events, reviews, ratings, old logs. */
export const HOME = 'home';

/** A server process, from its start to its end. */
export type NodeId = string;

export interface NodeRecord {
  readonly id: NodeId;
  /** Where other nodes reach it (`host:port`); null if it takes no links. */
  readonly address: string | null;
}

export type Claim =
  /** The table is this node's; the epochs of other nodes are over. */
  | { readonly kind: 'owned'; readonly epoch: number; readonly record: TableRecord }
  | { readonly kind: 'elsewhere'; readonly node: NodeRecord }
  /** There is no such table, or it was retired. */
  | { readonly kind: 'unknown' };

/** What came of a wish to open a table: the same wish of the same host opens one table once. */
export type Registration =
  | { readonly kind: 'new'; readonly epoch: number }
  | { readonly kind: 'known'; readonly code: TableCode };

/** Which node has which table. Every method speaks for the node that has opened the store. */
export interface TableDirectory {
  /** Whether other nodes may have tables of this store. */
  readonly isShared: boolean;
  /** Stores that a table exists, owned by this node; rejects if its code is taken. */
  register(record: TableRecord): Promise<Registration>;
  /** Returns the live table that a host's wish has opened; undefined if there is none. */
  openedBy(host: PersonId, request: string): Promise<TableCode | undefined>;
  /** Takes a live table that belongs to no living node, or to this one, which keeps its epoch. */
  claim(code: TableCode): Promise<Claim>;
  /** Gives a table up so that any node may claim it at once; nothing if the epoch is not current. */
  release(code: TableCode, epoch: number): Promise<void>;
  /** Returns the living node that has a table; undefined if none has. */
  ownerOf(code: TableCode): Promise<NodeRecord | undefined>;
  /** Returns the living nodes, this one too. */
  nodes(): Promise<readonly NodeRecord[]>;
  /** Extends this node's lease; starts a new one if it has run out. */
  renew(): Promise<void>;
  /** Ends this node's lease and all that it has, so that others need not wait. */
  leave(): Promise<void>;
  /**
   * Ends the lease of another node that is certainly dead. If it lives after all, it has lost its tables, is refused, and
   * begins a lease anew.
   */
  bury(node: NodeId): Promise<void>;
  /** Returns at most `limit` live tables that belong to no living node, the oldest first. */
  orphans(limit: number): Promise<readonly TableRecord[]>;
  /** Takes or keeps a work that one node at a time does; false while another living node has it. */
  duty(name: string): Promise<boolean>;
  /** Returns the living node that does a work; undefined if none does. */
  dutyOf(name: string): Promise<NodeRecord | undefined>;
}
