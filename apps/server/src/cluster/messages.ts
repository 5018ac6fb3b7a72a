import type { DeviceId, Me, NodeFigures, PersonId, TableCode } from '@gorrion/protocol';
import type { ClientMessage } from '@gorrion/protocol/schemas';
import type { KeptLine } from '../chat/chat.ts';
import type { EventPeople } from '../limits/eventRoom.ts';
import type { NodeId } from '../persistence/ownership.ts';
import type { SocketPage } from '../transport/page.ts';
import type { Counts } from './counts.ts';

/* What nodes say to each other. The edge has the page's socket; the owner has the table, or is the home. */

/** A page as the edge introduces it. */
export type PageCard = Readonly<Pick<SocketPage, 'id' | 'me' | 'cast' | 'device' | 'network' | 'origin' | 'program'>>;

export const cardOf = ({ id, me, cast, device, network, origin, program }: PageCard): PageCard => ({
  id,
  me,
  cast,
  device,
  network,
  origin,
  program,
});

/** Whether a page's message is handled at home: it is about groups, events, reviews or the queue. */
export const isAtHome = (name: ClientMessage): boolean => /^(review|ledger|queue):/.test(name);

/** From the edge to the owner. */
export type ToOwner =
  /** A page's message, to be answered. `page` is its card, or its id once the owner has had the card over this link. */
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly page: PageCard | string;
      readonly name: ClientMessage;
      readonly message: unknown;
    }
  | { readonly type: 'left'; readonly page: string }
  /** The guest of a page has another id or name from now on. */
  | { readonly type: 'become'; readonly page: string; readonly me: Me }
  /** The node that says it has claimed a table under an epoch: who had it before lets it go, and its pages follow. */
  | { readonly type: 'took'; readonly code: TableCode; readonly epoch: number };

/** From the owner to the edge, beside the frames that pages are sent as they are. */
export type ToEdge =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  /** What a page is told of its guest, which the edge notes. */
  | { readonly type: 'me'; readonly page: string; readonly me: Me }
  | { readonly type: 'join' | 'leave'; readonly page: string; readonly room: string }
  /** A message for all pages of a room at this edge. */
  | { readonly type: 'room'; readonly room: string; readonly name: string; readonly message: unknown }
  /** A table has left this owner; the page follows it. */
  | { readonly type: 'moved'; readonly page: string; readonly code: TableCode };

/** To all nodes, over the bus. A node that misses one has lost nothing that is kept. */
export type Notice =
  /** Devices of a person are signed out. */
  | { readonly type: 'signed-out'; readonly person: PersonId; readonly devices: readonly DeviceId[] }
  /** A person has another id from now on. */
  | { readonly type: 'became'; readonly person: PersonId; readonly me: Me }
  /** A person has deleted what they said at tables. */
  | { readonly type: 'forgot'; readonly me: Me }
  | { readonly type: 'renamed'; readonly me: Me }
  /** What was said at a table that is handed over. */
  | { readonly type: 'talk'; readonly code: TableCode; readonly lines: readonly KeptLine[] }
  /** A game was kept; those that are rated change the ratings. */
  | { readonly type: 'kept'; readonly code: TableCode }
  /** A person has changed their private lists. */
  | { readonly type: 'regards'; readonly person: PersonId }
  /** What somebody has used up of limits that all nodes share, by the limit's name. */
  | { readonly type: 'took'; readonly taken: Readonly<Record<string, readonly string[]>> }
  /** What is at a node: its tables, for the lobby, and counts for limits that all nodes share. */
  | { readonly type: 'here'; readonly node: NodeId; readonly tables: readonly unknown[]; readonly counts: Counts }
  /** Whether a person looks at a page at another node; who has such a page answers. */
  | { readonly type: 'looking-asked'; readonly ask: string; readonly person: PersonId }
  | { readonly type: 'looking'; readonly ask: string }
  /** How a node is doing, for the operator's page. */
  | { readonly type: 'figures'; readonly node: NodeId; readonly figures: NodeFigures }
  /** The operator's notice to all has changed. */
  | { readonly type: 'announced' }
  /** The operator has a node take tables no more, or again. */
  | { readonly type: 'drain'; readonly node: NodeId; readonly isDraining: boolean }
  /** Who takes part in events, from the home. */
  | { readonly type: 'events'; readonly events: readonly EventPeople[] };
