import type { PersonId, TableCode } from '@gorrion/protocol';

/** What `npm run revoke` reads and writes: a data folder or a database. */
export interface Revocations {
  /** Returns the name that a guest has chosen; undefined if there is none. */
  nameOf(person: PersonId): Promise<string | undefined>;
  /** Returns all guests who have chosen a name. */
  called(name: string): Promise<readonly PersonId[]>;
  /** Returns the guests who have sat at a table. */
  seatedAt(code: TableCode): Promise<readonly PersonId[]>;
  revoked(): Promise<readonly PersonId[]>;
  /** Revokes a guest, or takes that back; nothing if it is so already. */
  set(person: PersonId, isRevoked: boolean): Promise<void>;
  close(): Promise<void>;
}
