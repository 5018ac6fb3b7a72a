import type { Me, ServerToClient, TableCode, TableViewer } from '@gorrion/protocol';

/** One open page, whatever carries its messages. */
export interface Page {
  me: Me;
  /** The page's own origin ("https://…"), as its browser names it. */
  readonly origin: string;
  /** Tables that this page shows. */
  readonly follows: Map<TableCode, Follow>;
  tell<Name extends keyof ServerToClient>(name: Name, ...message: Parameters<ServerToClient[Name]>): void;
  /** Adds the page to those that get one broadcast. */
  join(room: string): void;
  leave(room: string): void;
}

/** A page at a table. */
export interface Follow {
  readonly page: Page;
  readonly code: TableCode;
  viewer: TableViewer;
  /** The broadcast room of a spectator; undefined for a player, who is sent each message alone. */
  room: string | undefined;
  /** Has a new viewpoint and waits for its snapshot: entries of the old one are not theirs, those of the new one too early. */
  isMoving: boolean;
}
