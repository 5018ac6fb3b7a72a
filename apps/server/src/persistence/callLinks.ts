import type { PersonId, TableCode } from '@gorrion/protocol';

/** Where the players of a table talk, and who has set that: it goes with the table, and with them. */
export interface StoredCallLink {
  readonly person: PersonId;
  readonly link: string;
  /** Whether a group has brought it, for its members; by default the host of the table has set it. */
  readonly isOfGroup?: boolean;
}

export interface CallLinkStore {
  callLinkOf(table: TableCode): Promise<StoredCallLink | undefined>;
  /** Keeps the link of a table in the place of an earlier one; nothing for a table that is let go. */
  keepCallLink(table: TableCode, link: StoredCallLink): Promise<void>;
  dropCallLink(table: TableCode): Promise<void>;
  /** Deletes the link of a table if a group has brought it. */
  dropCallLinkOfGroup(table: TableCode): Promise<void>;
}
