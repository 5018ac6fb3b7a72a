import {
  type Answer,
  type CastPass,
  type ClientToServer,
  isContradictory,
  type Me,
  MOST_CAST_PAGES,
  type Refusal,
  type TableCode,
  tidySettings,
} from '@gorrion/protocol';
import { whyNotCast } from '../people/casting.ts';
import { misfitAt } from '../people/misfit.ts';
import { actsAsHost } from '../people/people.ts';
import { streamOf } from '../people/streamOf.ts';
import { inspectedHands } from '../people/umpire.ts';
import { whyNotWatch } from '../people/watching.ts';
import type { AnswerTo, Desks, Message, TableDesk } from './desks.ts';
import type { Feed } from './feed.ts';
import type { Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

/* Handlers of clients' messages, for the server and for solo play on a device. */

/** Most tables of a page. It shows one, or two while it changes from one to the other. */
const TABLES_A_PAGE = 4;

/** One function for each message. The page identifies the sender, never the message. */
export type Handlers<P extends Page> = {
  readonly [Name in keyof ClientToServer]: (
    page: P,
    message: Message<Name>,
  ) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
};

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
