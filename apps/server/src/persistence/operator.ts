import type { Announcement, OperatorAct } from '@gorrion/protocol';

/* What the store keeps for the operator's page: the key's hash, who is signed in, what was done, and the notice to all. */

export interface StoredKey {
  /** Counts up; acts name it. */
  readonly number: number;
  readonly hash: string;
}

export interface StoredOperatorSession {
  /** Number of the key by which it began. */
  readonly key: number;
  /** Server time (ms) of its last use. */
  readonly usedAt: number;
}

/** An act as it is kept: on whom it was done stands there by id alone. */
export type StoredAct = Omit<OperatorAct, 'name'>;

/** The key of the operator's page, as a command makes and ends it. */
export interface OperatorKeys {
  /** Returns the key; undefined while the page is off. */
  operatorKey(): Promise<StoredKey | undefined>;
  /** Keeps a key in the place of any other, whose sessions end. */
  keepOperatorKey(hash: string, at: number): Promise<void>;
  /** Ends the key and all sessions. */
  endOperatorKey(at: number): Promise<void>;
}

export interface OperatorStore extends OperatorKeys {
  /** Returns a session of the key that holds, by the hash of its token. */
  operatorSession(hash: string): Promise<StoredOperatorSession | undefined>;
  /** Keeps a session, and deletes those that were not used since `expired` (server ms). */
  keepOperatorSession(hash: string, key: number, at: number, expired: number): Promise<void>;
  useOperatorSession(hash: string, usedAt: number): Promise<void>;
  dropOperatorSession(hash: string): Promise<void>;
  /** Notes an act for good. */
  noteAct(act: Omit<StoredAct, 'number'>): Promise<void>;
  /** Returns acts, the newest first: at most so many, older than one if that is named. */
  acts(most: number, before?: number): Promise<readonly StoredAct[]>;
  announcement(): Promise<Announcement | undefined>;
  /** Keeps a notice to all in the place of any other. */
  keepAnnouncement(text: string, until: number): Promise<void>;
  /** Takes the notice back. */
  endAnnouncement(): Promise<void>;
}
