import type { PersonId, TableCode } from '@gorrion/protocol';

/** Where the players of a table talk, and who has set that: it goes with the table, and with them. */
export interface StoredCallLink {
  readonly person: PersonId;
  readonly link: string;
}

export interface CallLinkStore {
  callLinkOf(table: TableCode): Promise<StoredCallLink | undefined>;
  /** Keeps the link of a table in the place of an earlier one; nothing for a table that is let go. */
  keepCallLink(table: TableCode, link: StoredCallLink): Promise<void>;
  dropCallLink(table: TableCode): Promise<void>;
}
