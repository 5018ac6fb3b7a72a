import type {
  Answer,
  CallLinkWish,
  CastLink,
  CastPass,
  CastWish,
  ChatLine,
  ClientToServer,
  HandTranscript,
  Lobby,
  Me,
  OpenTable,
  PersonId,
  PlayNowWish,
  Refusal,
  Report,
  TableCode,
  TableCommand,
} from '@gorrion/protocol';
import type { Clock } from '../ports/ports.ts';
import type { Feed } from './feed.ts';
import type { Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

/* What the handlers of clients' messages need: desks, each for its kind of question. */

export type Message<Name extends keyof ClientToServer> = Parameters<ClientToServer[Name]>[0];
export type AnswerTo<Name extends keyof ClientToServer> = Parameters<Parameters<ClientToServer[Name]>[1]>[0];

/** People and their names. */
interface GuestDesk<P extends Page> {
  /** Resolves with undefined if the name cannot be used. */
  rename(person: PersonId, name: string): Promise<Me | undefined>;
  /** Removes the name that a person chose, as their page asks, and resolves with who they are from now on. */
  forget(person: PersonId, page: P): Promise<Me>;
}

/** The list of tables, kept fresh for pages that show it. */
export interface LobbyDesk<P extends Page> {
  watch(page: P): Lobby | Promise<Lobby>;
  unwatch(page: P): void;
}

/** The queue of people who want a game at once. It tells pages itself what comes of their wish. */
export interface QueueDesk<P extends Page> {
  join(page: P, wish: PlayNowWish): Answer | Promise<Answer>;
  leave(page: P): void;
}

/** Why something is refused; undefined if it is not. */
type Why = Refusal | undefined;

/** Tables by their codes. */
export interface TableDesk<P extends Page> {
  /** Opens a table. A repeated request of the same person opens it once. */
  open(page: P, wish: OpenTable): Promise<AnswerTo<'table:open'>>;
  /** Returns the table code that a person typed; undefined if it cannot be one. */
  codeOf(typed: string): TableCode | undefined;
  /** Resolves once a table that sleeps can be found; undefined if there is nothing to wait for. */
  waking(code: TableCode): Promise<void> | undefined;
  /** Returns the running table of a typed code, or why this page may not reach it. */
  find(page: P, typed: string): RunningTable | Refusal;
  /** Returns why a page may not ask a table for something, beside what the table itself says. */
  whyNotAsk?(table: RunningTable, page: P, command: TableCommand['type']): Why | Promise<Why>;
  /** Changes where the players of a table talk; resolves with why not. */
  setCallLink?(page: P, table: RunningTable, wish: CallLinkWish): Promise<Refusal | undefined>;
  /** Keeps a report about somebody at a table; resolves with why not. */
  report?(page: P, table: RunningTable, report: Report): Promise<Refusal | undefined>;
}

/** Chat at tables. */
export interface ChatDesk {
  /** Adds a chat line. A repeated message returns no `line`. */
  say(
    table: RunningTable,
    me: Me,
    wish: Message<'table:say'>,
  ): { readonly ok: true; readonly line: ChatLine | undefined } | { readonly ok: false; readonly code: Refusal };
  /** Deletes all chat lines of a person, and returns the tables that had some. */
  forget(person: PersonId): Iterable<RunningTable>;
}

/** Records of hands. */
export interface TranscriptDesk<P extends Page> {
  /** Whether this page may read a record now. */
  allows(page: P): boolean;
  /**
   * Resolves with the newest finished hand among the first `until` entries of the log, or all; undefined if there is
   * none.
   */
  read(code: TableCode, person: PersonId, until?: number): Promise<HandTranscript | undefined>;
}

/** Links by which tables are cast. */
export interface CastDesk<P extends Page> {
  /** Does what somebody wants with their link of a table; resolves with the link that they have then. `instead`: see `table:cast`. */
  wish(
    page: P,
    table: RunningTable,
    wish: CastWish,
    instead?: string | null,
  ): Promise<Answer<{ readonly cast: CastLink | null }>>;
  /** Resolves with whether the link of a page is still the newest of its maker's. */
  isCurrent(pass: CastPass): Promise<boolean>;
}

/** Finished games that several people look at together. */
export interface TogetherDesk<P extends Page> {
  /** Shows the new name of a person. */
  rename(me: Me): void;
  /** Shows the new name of a person whose messages are deleted. Resolves once all are told. */
  forget(me: Me): Promise<void>;
  join(page: P, message: Message<'review:join'>): Promise<AnswerTo<'review:join'>>;
  leave(page: P, message: Message<'review:leave'>): Promise<AnswerTo<'review:leave'>>;
  act(page: P, message: Message<'review:act'>): Promise<AnswerTo<'review:act'>>;
}

/** Groups and events whose pages are told when they change. */
export interface LedgerWatchDesk<P extends Page> {
  watch(page: P, ledger: string): AnswerTo<'ledger:watch'> | Promise<AnswerTo<'ledger:watch'>>;
  unwatch(page: P, ledger: string): void;
}

/** The services that handlers call. */
export interface Desks<P extends Page> {
  readonly guests: GuestDesk<P>;
  readonly lobby: LobbyDesk<P>;
  /** Undefined where nobody else plays. */
  readonly queue?: QueueDesk<P>;
  readonly tables: TableDesk<P>;
  /** Undefined where there is no chat. */
  readonly chat?: ChatDesk;
  readonly transcripts: TranscriptDesk<P>;
  /** Undefined where tables have no links. */
  readonly casts?: CastDesk<P>;
  /** Undefined where games have no links. */
  readonly reviews?: TogetherDesk<P>;
  /** Undefined where there are no groups and events. */
  readonly ledgers?: LedgerWatchDesk<P>;
  readonly feed: Feed;
  readonly clock: Clock;
}
