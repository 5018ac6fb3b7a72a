import type { PersonId, TableCode } from '@gorrion/protocol';

/** A table as the registry knows it before reading its log. */
export interface TableRecord {
  readonly code: TableCode;
  readonly host: PersonId;
  /** The client's id of its wish: the same wish opens the same table once, also across a restart. */
  readonly request: string;
  readonly openedAt: number;
}
