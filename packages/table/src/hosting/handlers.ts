import {
  type Answer,
  type CallLinkWish,
  type CastLink,
  type CastPass,
  type CastWish,
  type ChatLine,
  type ClientToServer,
  type HandTranscript,
  isContradictory,
  type Lobby,
  type Me,
  MOST_CAST_PAGES,
  type OpenTable,
  type PersonId,
  type PlayNowWish,
  type Refusal,
  type Report,
  type TableCode,
  type TableCommand,
  tidySettings,
} from '@gorrion/protocol';
import { whyNotCast } from '../people/casting.ts';
import { misfitAt } from '../people/misfit.ts';
import { actsAsHost } from '../people/people.ts';
import { streamOf } from '../people/streamOf.ts';
import { inspectedHands } from '../people/umpire.ts';
import { whyNotWatch } from '../people/watching.ts';
import type { Clock } from '../ports/ports.ts';
import type { Feed } from './feed.ts';
import type { Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

/* Handlers of clients' messages, for the server and for solo play on a device. */

/** Most tables of a page. It shows one, or two while it changes from one to the other. */
const TABLES_A_PAGE = 4;

type Message<Name extends keyof ClientToServer> = Parameters<ClientToServer[Name]>[0];
type AnswerTo<Name extends keyof ClientToServer> = Parameters<Parameters<ClientToServer[Name]>[1]>[0];

/** One function for each message. The page identifies the sender, never the message. */
export type Handlers<P extends Page> = {
  readonly [Name in keyof ClientToServer]: (
    page: P,
    message: Message<Name>,
  ) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
};

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
interface Desks<P extends Page> {
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

const refused = (code: Refusal): Answer<never> => ({ ok: false, code });

/** New names of pages that are still being kept. What a page asks after one is done under it. */
type Renaming<P extends Page> = WeakMap<P, Promise<unknown>>;

/** Messages about the guest and the lobby. */
function hallHandlers<P extends Page>(desks: Desks<P>, renaming: Renaming<P>) {
  const { guests, lobby, queue, chat, reviews, feed, clock } = desks;
  const rename = async (page: P, name: string): Promise<Answer<{ readonly me: Me }>> => {
    const me = await guests.rename(page.me.id, name);
    if (!me) return refused('bad-name');
    page.me = me;
    feed.rename(me);
    reviews?.rename(me);
    return { ok: true, me };
  };
  return {
    'me:rename': (page, { name }) => {
      const answer = rename(page, name);
      const done = answer
        .catch(() => undefined)
        .then(() => {
          if (renaming.get(page) === done) renaming.delete(page);
        });
      renaming.set(page, done);
      return answer;
    },
    'me:forget': async page => {
      const me = await guests.forget(page.me.id, page);
      page.me = me;
      feed.rename(me);
      for (const table of chat?.forget(me.id) ?? []) feed.talk.showAnew(table);
      await reviews?.forget(me);
      return { ok: true, me };
    },
    'me:hidden': (page, { isHidden }) => {
      page.isHidden = isHidden;
      return { ok: true };
    },
    'lobby:watch': page => {
      const seen = lobby.watch(page);
      return seen instanceof Promise ? seen.then(lobby => ({ ok: true, lobby })) : { ok: true, lobby: seen };
    },
    'lobby:unwatch': page => {
      lobby.unwatch(page);
      return { ok: true };
    },
    'queue:join': async (page, wish) => {
      await renaming.get(page);
      return queue?.join(page, wish) ?? refused('unknown-message');
    },
    'queue:leave': page => {
      queue?.leave(page);
      return { ok: true };
    },
    'cast:table': ({ cast }) => (cast ? { ok: true, code: cast.code } : refused('no-such-cast')),
    time: () => ({ ok: true, now: clock.now() }),
  } satisfies Partial<Handlers<P>>;
}

/** Messages about finished games that people look at together. */
function reviewHandlers<P extends Page>({ reviews }: Desks<P>) {
  const nowhere = { ok: false, code: 'only-with-link' } as const;
  return {
    'review:join': (page, message) => reviews?.join(page, message) ?? nowhere,
    'review:leave': (page, message) => reviews?.leave(page, message) ?? nowhere,
    'review:act': (page, message) => reviews?.act(page, message) ?? nowhere,
  } satisfies Partial<Handlers<P>>;
}

/** Messages about groups and events. */
function ledgerHandlers<P extends Page>({ ledgers }: Desks<P>) {
  return {
    'ledger:watch': (page, { ledger }) => ledgers?.watch(page, ledger) ?? refused('no-such-ledger'),
    'ledger:unwatch': (page, { ledger }) => {
      ledgers?.unwatch(page, ledger);
      return { ok: true };
    },
  } satisfies Partial<Handlers<P>>;
}

type AtTable<P extends Page, Name extends keyof ClientToServer> = (
  page: P,
  table: RunningTable,
  message: Message<Name>,
) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
type TableMessage =
  | 'table:enter'
  | 'table:watching'
  | 'table:inspect'
  | 'table:transcript'
  | 'table:command'
  | 'table:say'
  | 'table:report'
  | 'table:call-link'
  | 'table:cast';
type TableTasks<P extends Page> = { readonly [Name in TableMessage]: AtTable<P, Name> };

/** Changes where the players talk. Only a player or teacher with the host's rights may. */
const changeCallLink =
  <P extends Page>(tables: TableDesk<P>, feed: Feed): AtTable<P, 'table:call-link'> =>
  async (page, table, { wish }) => {
    if (!page.follows.has(table.id as TableCode)) return refused('not-at-this-table');
    if (!tables.setCallLink) return refused('unknown-message');
    if (!actsAsHost(table.state, page.me.id)) return refused('not-host');
    if (table.viewerOf(page.me.id) === 'spectator') return refused('not-seated');
    if (table.state.stage === 'closed') return refused('table-closed');
    const why = await tables.setCallLink(page, table, wish);
    if (why) return refused(why);
    feed.tellCallLinkAnew(table);
    return { ok: true };
  };

/** Lets a page follow a table, and tells it what it has missed. */
function letIn<P extends Page>(feed: Feed, page: P, table: RunningTable, message: Message<'table:enter'>) {
  const { since, viewer, asCaster = false } = message;
  const follow = feed.enter(page, table, asCaster && !page.cast);
  if (table.fault !== undefined) feed.tellFault(page, table.id);
  else if (table.isFrozen) page.tell('table:frozen', { code: follow.code, isFrozen: true });
  feed.talk.show(page, table, follow);
  if (follow.viewer !== 'spectator') feed.tellCallLink(follow);
  const entries = since !== undefined && viewer === follow.viewer ? table.since(follow.stream, since) : undefined;
  if (!entries) return { ok: true, snapshot: feed.snapshot(table, follow) } as const;
  const behind = follow.stream === 'delayed' ? table.snapshot('delayed').behind : undefined;
  return { ok: true, entries, ...(behind !== undefined && { behind }) } as const;
}

/** Resolves with why a page that came with the key of a link may not follow its table. */
async function whyNotShow<P extends Page>({ casts, feed }: Desks<P>, page: P, table: RunningTable, pass: CastPass) {
  if (pass.code !== table.id || !(await casts?.isCurrent(pass))) return 'cast-over';
  if (feed.isGone(page) || whyNotCast(table.state, pass.by.id)) return 'cast-over';
  const others = feed.castPages(pass.by.id, table.id).filter(other => other !== page);
  return others.length >= MOST_CAST_PAGES ? 'too-many-pages' : undefined;
}

/** Creates the handlers of messages to a table that was found. */
function tableTasks<P extends Page>(desks: Desks<P>): TableTasks<P> {
  const { tables, chat, transcripts, casts, feed } = desks;
  const isAt = (page: P, table: RunningTable) => page.follows.has(table.id as TableCode);

  return {
    'table:enter': (page, table, message) => {
      const { cast } = page;
      if (cast) {
        return whyNotShow(desks, page, table, cast).then(why =>
          why ? refused(why) : letIn(feed, page, table, message),
        );
      }
      if (page.follows.size >= TABLES_A_PAGE && !isAt(page, table)) return refused('too-many-tables');
      const why = (message.asCaster ? whyNotCast : whyNotWatch)(table.state, page.me.id);
      return why ? refused(why) : letIn(feed, page, table, message);
    },
    'table:command': async (page, table, { envelope }) => {
      const playing = feed.pageOf(table.id, page.me.id);
      if (playing && playing !== page) return refused('replaced-by-newer-page');
      const why = await tables.whyNotAsk?.(table, page, envelope.command.type);
      if (why) return refused(why);
      const answer = await table.execute(page.me, envelope);
      if (answer.ok && envelope.command.type === 'show-out') feed.showOut(table, envelope.command.person);
      return answer;
    },
    'table:watching': (page, table) =>
      isAt(page, table) ? { ok: true, people: feed.watching(table.id) } : refused('not-at-this-table'),
    'table:inspect': (page, table) => {
      const hands = inspectedHands(table.state, page.me.id);
      return hands ? { ok: true, hands } : refused('not-umpire');
    },
    'table:transcript': async (page, table) => {
      if (!isAt(page, table)) return refused('not-at-this-table');
      if (!transcripts.allows(page)) return refused('too-many-requests');
      const until = streamOf(table, page.me.id) === 'delayed' ? table.delayed?.shownSeq : undefined;
      const transcript = await transcripts.read(table.id as TableCode, page.me.id, until);
      return transcript ? { ok: true, transcript } : refused('no-hand-over');
    },
    'table:report': async (page, table, { report }) => {
      if (!isAt(page, table)) return refused('not-at-this-table');
      if (!tables.report) return refused('unknown-message');
      const why = await tables.report(page, table, report);
      return why ? refused(why) : { ok: true };
    },
    'table:call-link': changeCallLink(tables, feed),
    'table:cast': (page, table, { wish, instead }) =>
      casts?.wish(page, table, wish, instead) ?? refused('unknown-message'),
    /** Accepts chat only from a page that shows the table. */
    'table:say': (page, table, wish) => {
      if (!isAt(page, table)) return refused('not-at-this-table');
      const said = chat?.say(table, page.me, wish) ?? refused('chat-closed');
      if (!said.ok) return said;
      if (said.line) feed.talk.say(table, said.line);
      return { ok: true };
    },
  };
}

/** Creates the handlers of all messages, whose shapes are already checked. */
export function createHandlers<P extends Page>(desks: Desks<P>): Handlers<P> {
  const { tables, feed } = desks;
  const tasks = tableTasks(desks);
  const renaming: Renaming<P> = new WeakMap();

  /**
   * Runs a task at the table of a message, once the new name of its page is kept and the log of the table has been read:
   * after a restart that may take a moment.
   */
  const at =
    <M extends { readonly code: string }, A>(task: (page: P, table: RunningTable, message: M) => A | Promise<A>) =>
    (page: P, message: M): A | Answer<never> | Promise<A | Answer<never>> => {
      const run = (): A | Answer<never> | Promise<A> => {
        const table = tables.find(page, message.code);
        return typeof table === 'string' ? refused(table) : task(page, table, message);
      };
      const code = tables.codeOf(message.code);
      const reach = () => {
        const waking = code && tables.waking(code);
        return waking ? waking.then(run) : run();
      };
      const named = renaming.get(page);
      return named ? named.then(reach) : reach();
    };

  return {
    ...hallHandlers(desks, renaming),
    ...reviewHandlers(desks),
    ...ledgerHandlers(desks),
    'table:open': async (page, wish) => {
      if (isContradictory(wish.settings)) return refused('settings-contradict');
      await renaming.get(page);
      const misfit = misfitAt(wish.settings, page.me.name);
      return misfit ? refused(misfit) : tables.open(page, { ...wish, settings: tidySettings(wish.settings) });
    },
    'table:enter': at(tasks['table:enter']),
    'table:watching': at(tasks['table:watching']),
    'table:inspect': at(tasks['table:inspect']),
    'table:transcript': at(tasks['table:transcript']),
    'table:command': at(tasks['table:command']),
    'table:say': at(tasks['table:say']),
    'table:report': at(tasks['table:report']),
    'table:call-link': at(tasks['table:call-link']),
    'table:cast': at(tasks['table:cast']),
    'table:exit': (page, { code }) => {
      const known = tables.codeOf(code);
      if (known) feed.exit(page, known);
      return { ok: true };
    },
  };
}
