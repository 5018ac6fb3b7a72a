import type { Me, ServerToClient, TableCode, TableViewer } from '@gorrion/protocol';
import { Bucket } from '../limits/bucket.ts';

/** One open page, whatever carries its messages. */
export interface Page {
  readonly id: string;
  me: Me;
  /** What limits by address count; undefined on this machine. */
  readonly network: string | undefined;
  /** The page's own origin ("https://…"), as its browser names it. */
  readonly origin: string;
  /** Tables that this page shows. */
  readonly follows: Map<TableCode, Follow>;
  readonly messages: Bucket;
  readonly offences: Bucket;
  tell<Name extends keyof ServerToClient>(name: Name, ...message: Parameters<ServerToClient[Name]>): void;
  /** Puts it among those who get the same words at once, or takes it out. */
  join(room: string): void;
  leave(room: string): void;
  close(): void;
}

/** A page at a table. */
export interface Follow {
  readonly page: Page;
  readonly code: TableCode;
  viewer: TableViewer;
  /** Where a watcher stands; players are told one by one. */
  room: string | undefined;
  /** Has a new viewpoint and waits for its snapshot: entries of the old one are not for him, those of the new one too early. */
  isMoving: boolean;
}

export const newPage = (
  carrier: Pick<Page, 'id' | 'me' | 'network' | 'origin' | 'tell' | 'join' | 'leave' | 'close'>,
): Page => Object.assign(carrier, { follows: new Map(), messages: new Bucket(), offences: new Bucket() });
