import type { PersonId, TableCode } from '@gorrion/protocol';

/** A person's link by which a table is cast. It goes with the table, and with the person. */
export interface StoredCast {
  readonly code: TableCode;
  readonly person: PersonId;
  /** 128 bits, hex. */
  readonly key: string;
  /** Server time (ms). */
  readonly since: number;
}

export interface CastStore {
  /** Returns the link with a key; undefined if there is none any more. */
  castWith(key: string): Promise<StoredCast | undefined>;
  /** Returns a person's link of a table. */
  castOf(code: TableCode, person: PersonId): Promise<StoredCast | undefined>;
  /** Keeps a link in the place of the one that the person had of the table; nothing for a table that is let go. */
  keepCast(cast: StoredCast): Promise<void>;
  dropCast(code: TableCode, person: PersonId): Promise<void>;
}
