import type { ByPlayer, Seat } from '@gorrion/rules';
import type { ChatContent, ChatLine } from './chat.ts';
import type { Envelope } from './commands.ts';
import type { Entry } from './events.ts';
import type { Refusal } from './refusals.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { Me, TableCode, TableState, TableViewer } from './state.ts';
import type { HandTranscript } from './transcript.ts';

/** A line of the list of open tables, and of the caller's own games. */
export interface TableSummary {
  readonly code: TableCode;
  readonly settings: TableSettings;
  readonly stage: TableState['stage'];
  readonly names: ByPlayer<string | undefined>;
  readonly freePlaces: number;
  readonly watchers: number;
  readonly handNumber: number;
  readonly round: Seat;
  /** The game has ended; the table is there for its results and for another game. */
  readonly isOver: boolean;
  /** The caller sits here. */
  readonly isMine: boolean;
}

export interface Lobby {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** All that a viewer may know of a table, at his event number `seq`. */
export interface Snapshot {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly seq: number;
  /** Server time in ms at which it was taken. */
  readonly at: number;
  readonly state: TableState;
  readonly watchers: number;
}

export interface OpenTable {
  /** Made by the client: the same id opens the same table once, however often it is sent. */
  readonly id: string;
  readonly settings: TableSettings;
  /** Fills the three other seats and starts at once: a game of one person against bots. */
  readonly against?: BotLevel;
}

export type Answer<T = Record<never, never>> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: Refusal };

/** An answer to a command: `seq` is the sender's event number after it. */
export type CommandAnswer = Answer<{ readonly seq: number }>;

/** Socket.IO event maps: names, payloads, answers. */
export interface ClientToServer {
  'me:rename': (message: { readonly name: string }, answer: (a: Answer<{ readonly me: Me }>) => void) => void;
  /** Takes the name away, and everything said in chats that can still be read; answers with the name given instead. */
  'me:forget': (message: Record<never, never>, answer: (a: Answer<{ readonly me: Me }>) => void) => void;
  'lobby:watch': (message: Record<never, never>, answer: (a: Answer<{ readonly lobby: Lobby }>) => void) => void;
  'lobby:unwatch': (message: Record<never, never>, answer: (a: Answer) => void) => void;
  'table:open': (message: OpenTable, answer: (a: Answer<{ readonly code: TableCode }>) => void) => void;
  /** Begins to follow a table, or catches up from an event number. */
  'table:enter': (
    message: { readonly code: string; readonly since?: number; readonly viewer?: TableViewer },
    answer: (a: Answer<{ readonly snapshot: Snapshot } | { readonly entries: readonly Entry[] }>) => void,
  ) => void;
  /** Who watches, by name: some of them where there are very many. Asked by those who show the table. */
  'table:watching': (
    message: { readonly code: string },
    answer: (a: Answer<{ readonly people: readonly Me[] }>) => void,
  ) => void;
  /** The newest hand of the table that is over, as the asker was told it. */
  'table:transcript': (
    message: { readonly code: string },
    answer: (a: Answer<{ readonly transcript: HandTranscript }>) => void,
  ) => void;
  'table:exit': (message: { readonly code: string }, answer: (a: Answer) => void) => void;
  'table:command': (
    message: { readonly code: string; readonly envelope: Envelope },
    answer: (a: CommandAnswer) => void,
  ) => void;
  /** To those at the table who may hear it; the same id says it once, however often it is sent. */
  'table:say': (
    message: { readonly code: string; readonly id: string } & ChatContent,
    answer: (a: Answer) => void,
  ) => void;
  /** For the page's clock: the server's time in ms. */
  time: (message: Record<never, never>, answer: (a: Answer<{ readonly now: number }>) => void) => void;
}

export interface ServerToClient {
  me: (me: Me) => void;
  lobby: (lobby: Lobby) => void;
  'table:entries': (message: { readonly code: TableCode; readonly entries: readonly Entry[] }) => void;
  /** Whenever following by entries is not possible: another viewpoint, a gap, a new game. */
  'table:snapshot': (snapshot: Snapshot) => void;
  'table:watchers': (message: { readonly code: TableCode; readonly count: number }) => void;
  /** Nothing can be played: the table cannot write, or (`isFaulty`) its program failed and it is being restored from its log. */
  'table:frozen': (message: {
    readonly code: TableCode;
    readonly isFrozen: boolean;
    readonly isFaulty?: boolean;
  }) => void;
  'table:said': (message: { readonly code: TableCode; readonly line: ChatLine }) => void;
  /** All that this page may read, whenever it enters a table or looks at it from another place. */
  'table:chat': (message: { readonly code: TableCode; readonly lines: readonly ChatLine[] }) => void;
  /** This page does not play any more, may not watch that table, or the connection is about to end, and why. */
  notice: (message: { readonly code: Refusal; readonly table?: TableCode }) => void;
}

/** What a page says when it connects. */
export interface Handshake {
  readonly version: number;
}
