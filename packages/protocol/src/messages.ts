import type { ByPlayer, BySeat, Player, Seat, Tile } from '@gorrion/rules';
import type { CallLinkWish } from './callLink.ts';
import type { CastLink, CastWish, Watcher } from './casts.ts';
import type { ChatContent, ChatLine } from './chat.ts';
import type { Envelope, TableEnvelope } from './commands.ts';
import type { Entry } from './events.ts';
import type { Announcement } from './operator.ts';
import type { Report } from './peace.ts';
import type { PlayNowWish, QueueNews } from './playNow.ts';
import type { Refusal } from './refusals.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { EventTable, Me, TableCode, TableState, TableViewer } from './state.ts';
import type { ReviewAnswer, ReviewCommand, ReviewMessage, ReviewPlace, ReviewRefusal, ReviewRoom } from './together.ts';
import type { HandTranscript } from './transcript.ts';

/** A row in the list of open tables, or of the caller's own games. */
export interface TableSummary {
  readonly code: TableCode;
  readonly settings: TableSettings;
  readonly stage: TableState['stage'];
  readonly names: ByPlayer<string | undefined>;
  /** The chairs of bots. */
  readonly bots: readonly Player[];
  /** Names of people who are ready for another game, once one is over. */
  readonly again: readonly string[];
  /** The kind of event that the table belongs to, if any. */
  readonly event?: EventTable['kind'];
  readonly freePlaces: number;
  /** Number of bots' seats in a running game that a spectator may take between two hands. */
  readonly botSeats: number;
  readonly watchers: number;
  readonly handNumber: number;
  readonly round: Seat;
  /** Present while a teacher has paused the table. */
  readonly isPaused?: true;
  /** True once the game has ended: the table shows its results and can start another game. */
  readonly isOver: boolean;
  /** True if the caller sits or teaches here. */
  readonly isMine: boolean;
  /** True if the caller teaches here. */
  readonly teaches?: true;
}

export interface Lobby {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** Everything that a viewer may know of a table, at the viewer's event number `seq`. */
export interface Snapshot {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly seq: number;
  /** Server time (ms) of the snapshot. */
  readonly at: number;
  readonly state: TableState;
  readonly watchers: number;
  /** Time (ms) by which the state lies behind play, for spectators of a table that is shown with a delay. */
  readonly behind?: number;
}

export interface OpenTable {
  /** Made by the client (128 bits, hex). A repeated id opens the same table once. */
  readonly id: string;
  readonly settings: TableSettings;
  /** Level of three bots that fill the other chairs; the game starts at once. */
  readonly against?: BotLevel;
}

export type Answer<T = Record<never, never>> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: Refusal };

/** The answer to a command. `seq` is the sender's event number after the command. */
export type CommandAnswer = Answer<{ readonly seq: number }>;

/** Socket.IO events from client to server: names, payloads, acknowledgements. */
export interface ClientToServer {
  'me:rename': (message: { readonly name: string }, answer: (a: Answer<{ readonly me: Me }>) => void) => void;
  /** Deletes the name, and every chat line that can still be read. Answers with the generated name that replaces it. */
  'me:forget': (message: Record<never, never>, answer: (a: Answer<{ readonly me: Me }>) => void) => void;
  /** Tells whether the person can see this page: only who looks at none of their pages is called. */
  'me:hidden': (message: { readonly isHidden: boolean }, answer: (a: Answer) => void) => void;
  'lobby:watch': (message: Record<never, never>, answer: (a: Answer<{ readonly lobby: Lobby }>) => void) => void;
  'lobby:unwatch': (message: Record<never, never>, answer: (a: Answer) => void) => void;
  /** Queues for a game at once, or keeps the place in the queue. `queue` tells what comes of it. */
  'queue:join': (message: PlayNowWish, answer: (a: Answer) => void) => void;
  'queue:leave': (message: Record<never, never>, answer: (a: Answer) => void) => void;
  'table:open': (message: OpenTable, answer: (a: Answer<{ readonly code: TableCode }>) => void) => void;
  /**
   * Starts following a table, or catches up from an event number. `asCaster`: the page sets a cast of the table. It sees what
   * spectators see, and stands beside the page on which its person plays or watches.
   */
  'table:enter': (
    message: {
      readonly code: string;
      readonly since?: number;
      readonly viewer?: TableViewer;
      readonly asCaster?: boolean;
    },
    answer: (
      a: Answer<{ readonly snapshot: Snapshot } | { readonly entries: readonly Entry[]; readonly behind?: number }>,
    ) => void,
  ) => void;
  /** Returns spectators by name, at most 100. Only pages that show the table may ask. */
  'table:watching': (
    message: { readonly code: string },
    answer: (a: Answer<{ readonly people: readonly Watcher[] }>) => void,
  ) => void;
  /** Returns the newest finished hand as the caller saw it. */
  'table:transcript': (
    message: { readonly code: string },
    answer: (a: Answer<{ readonly transcript: HandTranscript }>) => void,
  ) => void;
  /** Returns the concealed tiles of a hand in which the umpire has stopped play. Only the umpire may ask. */
  'table:inspect': (
    message: { readonly code: string },
    answer: (a: Answer<{ readonly hands: BySeat<readonly Tile[]> }>) => void,
  ) => void;
  'table:exit': (message: { readonly code: string }, answer: (a: Answer) => void) => void;
  'table:command': (
    message: { readonly code: string; readonly envelope: TableEnvelope },
    answer: (a: CommandAnswer) => void,
  ) => void;
  /** Broadcasts a chat line to everybody who may read it. A repeated id sends it once. */
  'table:say': (
    message: { readonly code: string; readonly id: string } & ChatContent,
    answer: (a: Answer) => void,
  ) => void;
  /** Tells the operator of somebody at this table, with where it stands and the newest lines of its chat that the sender may read. */
  'table:report': (message: { readonly code: string; readonly report: Report }, answer: (a: Answer) => void) => void;
  /** Changes where the players of the table talk. Only a player or teacher with the host's rights may. */
  'table:call-link': (
    message: { readonly code: string; readonly wish: CallLinkWish },
    answer: (a: Answer) => void,
  ) => void;
  /**
   * Reads, makes or ends the caller's own link by which the table is cast. `instead`: the key that a new link replaces, null
   * for none. If there is another link by now, it is the answer: a repeated wish makes one link.
   */
  'table:cast': (
    message: { readonly code: string; readonly wish: CastWish; readonly instead?: string | null | undefined },
    answer: (a: Answer<{ readonly cast: CastLink | null }>) => void,
  ) => void;
  /** Returns the table that this page shows, which came with the key of a link. */
  'cast:table': (message: Record<never, never>, answer: (a: Answer<{ readonly code: TableCode }>) => void) => void;
  /** Comes to the review of a finished game, or comes back to it; the right to read the game is enough. */
  'review:join': (
    message: { readonly game: string; readonly at: ReviewPlace | null },
    answer: (a: ReviewAnswer<{ readonly room: ReviewRoom; readonly messages: readonly ReviewMessage[] }>) => void,
  ) => void;
  'review:leave': (message: { readonly game: string }, answer: (a: ReviewAnswer) => void) => void;
  'review:act': (
    message: { readonly game: string; readonly envelope: Envelope<ReviewCommand> },
    answer: (a: ReviewAnswer) => void,
  ) => void;
  /** Starts telling this page when a group or event changes. */
  'ledger:watch': (
    message: { readonly ledger: string },
    answer: (a: Answer<{ readonly version: number }>) => void,
  ) => void;
  'ledger:unwatch': (message: { readonly ledger: string }, answer: (a: Answer) => void) => void;
  /** Returns the server's time (ms), from which the page sets its clock. */
  time: (message: Record<never, never>, answer: (a: Answer<{ readonly now: number }>) => void) => void;
}

export interface ServerToClient {
  me: (me: Me) => void;
  lobby: (lobby: Lobby) => void;
  /** To a page that queues: who else does, where it plays, or why it does not. */
  queue: (news: QueueNews) => void;
  /** `behind`: time (ms) by which the entries come late, to spectators of a table that is shown with a delay. */
  'table:entries': (message: {
    readonly code: TableCode;
    readonly entries: readonly Entry[];
    readonly behind?: number;
  }) => void;
  /** Replaces the client's state where entries cannot: another viewer, a gap, a new game. */
  'table:snapshot': (snapshot: Snapshot) => void;
  'table:watchers': (message: { readonly code: TableCode; readonly count: number }) => void;
  /** Stops play: the table cannot write, or (`isFaulty`) its code threw and the server restores it from its log. */
  'table:frozen': (message: {
    readonly code: TableCode;
    readonly isFrozen: boolean;
    readonly isFaulty?: boolean;
  }) => void;
  'table:said': (message: { readonly code: TableCode; readonly line: ChatLine }) => void;
  /** Every chat line that this page may read, sent when it enters a table or becomes another viewer of it. */
  'table:chat': (message: { readonly code: TableCode; readonly lines: readonly ChatLine[] }) => void;
  /** Where the players talk, sent to each of them alone; null where no link is set. */
  'table:call-link': (message: { readonly code: TableCode; readonly link: string | null }) => void;
  /** Who is in a review and where, sent when that changes. */
  'review:room': (room: ReviewRoom) => void;
  'review:said': (message: { readonly game: string; readonly message: ReviewMessage }) => void;
  /** All messages of a review, sent when some are deleted. */
  'review:messages': (message: { readonly game: string; readonly messages: readonly ReviewMessage[] }) => void;
  /** The page is in the review no more: it may not read the game, or the game is gone. */
  'review:closed': (message: { readonly game: string; readonly code: ReviewRefusal }) => void;
  /** A group or event has a new version. What is new, the page asks over HTTP. */
  'ledger:changed': (message: { readonly ledger: string; readonly version: number }) => void;
  /** The operator's notice to all, sent on connecting and when it changes; null once it is taken back. */
  announcement: (announcement: Announcement | null) => void;
  /** Tells why this page stops playing, may not watch the table, or is about to be disconnected. */
  notice: (message: { readonly code: Refusal; readonly table?: TableCode }) => void;
}
