import type { CastPass, Me, ServerToClient, TableCode, TableViewer } from '@gorrion/protocol';
import type { TableStream } from '../ports/ports.ts';

/** A connected page, independent of its transport. */
export interface Page {
  me: Me;
  /** Origin of the page ("https://…"), as its browser reports it. */
  readonly origin: string;
  /** Tables that this page shows. */
  readonly follows: Map<TableCode, Follow>;
  /** Set of a page that came with the key of a link: it watches that table, and does nothing else. */
  readonly cast?: CastPass | undefined;
  /** Whether the page has told that its person does not see it. */
  isHidden?: boolean;
  tell<Name extends keyof ServerToClient>(name: Name, ...message: Parameters<ServerToClient[Name]>): void;
  /** Adds the page to a broadcast room. */
  join(room: string): void;
  leave(room: string): void;
}

/** A page at a table. */
export interface Follow {
  readonly page: Page;
  readonly code: TableCode;
  viewer: TableViewer;
  /** What it is sent: that of its viewer, or a spectator's with the delay of the table. */
  stream: TableStream;
  /** The page sets a cast: it watches as spectators do, beside the page on which its person plays or watches. */
  readonly asCaster: boolean;
  /** It sets a cast, and its person sits at the table: what spectators say is not for them. */
  isDeaf: boolean;
  /** Broadcast room of a spectator; undefined for a player, whose messages are sent one by one. */
  room: string | undefined;
  /** True while the page is another viewer and waits for its snapshot. It gets no entries until then. */
  isMoving: boolean;
}
