import type { Answer, ClientToServer, Refusal, TableCode } from '@gorrion/protocol';
import type { Clock, Feed, RunningTable } from '@gorrion/table';
import type { Chats } from '../chat/chats.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { LobbyFeed } from '../lobby/lobbyFeed.ts';
import { readCode } from '../tables/code.ts';
import type { Registry } from '../tables/registry.ts';
import type { SocketPage } from './page.ts';
import type { Transcripts } from './transcripts.ts';

/** One page shows one table, or two while it changes over. */
const TABLES_A_PAGE = 4;
/** Wrong codes are counted on this machine, too. */
const THIS_MACHINE = 'this machine';

type Message<Name extends keyof ClientToServer> = Parameters<ClientToServer[Name]>[0];
type AnswerTo<Name extends keyof ClientToServer> = Parameters<Parameters<ClientToServer[Name]>[1]>[0];

export type Handlers = {
  readonly [Name in keyof ClientToServer]: (
    page: SocketPage,
    message: Message<Name>,
  ) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
};

interface Parts {
  readonly guests: Guests;
  readonly registry: Registry;
  readonly feed: Feed;
  readonly lobby: LobbyFeed;
  readonly chats: Chats;
  readonly wrongCodes: ByAddress;
  readonly transcripts: Transcripts;
  /** How often an address may ask for one. */
  readonly transcriptRate: ByAddress;
  readonly clock: Clock;
}

const refused = (code: Refusal): Answer<never> => ({ ok: false, code });

/** What each message does. Its shape has been checked; who sends it is known from the cookie, never from the message. */
export function createHandlers(parts: Parts): Handlers {
  const { guests, registry, feed, lobby, chats, wrongCodes, transcripts, transcriptRate, clock } = parts;

  /**
   * The table of a typed code. Guessing is slow: after ten wrong codes a right one is not told either, except to those
   * who sit there, so that one guesser behind a shared address does not lock his neighbours out.
   */
  function lookUp(page: SocketPage, typed: string): RunningTable | Refusal {
    const code = readCode(typed);
    const table = code && registry.find(code);
    if (table && table.viewerOf(page.me.id) !== 'spectator') return table;
    if (!wrongCodes.hasOne(page.network ?? THIS_MACHINE)) return 'too-many-wrong-codes';
    if (table) return table.state.shownOut?.includes(page.me.id) ? 'shown-out' : table;
    wrongCodes.take(page.network ?? THIS_MACHINE);
    return 'no-such-table';
  }

  /** Does it once the table's log has been read: after a restart that may take a moment. */
  const awake =
    <Wish extends { readonly code: string }, A>(deed: (page: SocketPage, wish: Wish) => A | Promise<A>) =>
    (page: SocketPage, wish: Wish): A | Promise<A> => {
      const waking = registry.waking(readCode(wish.code) ?? '');
      return waking ? waking.then(() => deed(page, wish)) : deed(page, wish);
    };

  /** His tables learn the new name with the next thing that he does there. */
  async function rename(page: SocketPage, name: string): Promise<AnswerTo<'me:rename'>> {
    const me = await guests.rename(page.me.id, name);
    if (!me) return refused('bad-name');
    page.me = me;
    return { ok: true, me };
  }

  async function forget(page: SocketPage): Promise<AnswerTo<'me:forget'>> {
    const me = await guests.forget(page.me.id);
    page.me = me;
    for (const { table } of registry.all()) if (chats.forget(table, me.id)) feed.tellChatAnew(table);
    return { ok: true, me };
  }

  function enter(page: SocketPage, { code, since, viewer }: Message<'table:enter'>): AnswerTo<'table:enter'> {
    const table = lookUp(page, code);
    if (typeof table === 'string') return refused(table);
    if (page.follows.size >= TABLES_A_PAGE && !page.follows.has(table.id as TableCode))
      return refused('too-many-tables');
    const follow = feed.enter(page, table);
    if (table.fault !== undefined) feed.tellFault(page, table.id);
    else if (table.isFrozen) page.tell('table:frozen', { code: follow.code, isFrozen: true });
    feed.tellChat(page, table, follow.viewer);
    const entries = since !== undefined && viewer === follow.viewer ? table.since(follow.viewer, since) : undefined;
    return entries ? { ok: true, entries } : { ok: true, snapshot: feed.snapshot(table, follow.viewer) };
  }

  async function command(
    page: SocketPage,
    { code, envelope }: Message<'table:command'>,
  ): Promise<AnswerTo<'table:command'>> {
    const table = lookUp(page, code);
    if (typeof table === 'string') return refused(table);
    const playing = feed.pageOf(table.id, page.me.id);
    if (playing && playing !== page) return refused('replaced-by-newer-page');
    const answer = await table.execute(page.me, envelope);
    if (answer.ok && envelope.command.type === 'show-out') feed.showOut(table, envelope.command.person);
    return answer;
  }

  function watching(page: SocketPage, { code }: Message<'table:watching'>): AnswerTo<'table:watching'> {
    const table = lookUp(page, code);
    if (typeof table === 'string') return refused(table);
    if (!page.follows.has(table.id as TableCode)) return refused('not-at-this-table');
    return { ok: true, people: feed.watching(table.id) };
  }

  async function transcript(
    page: SocketPage,
    { code }: Message<'table:transcript'>,
  ): Promise<AnswerTo<'table:transcript'>> {
    const table = lookUp(page, code);
    if (typeof table === 'string') return refused(table);
    if (!page.follows.has(table.id as TableCode)) return refused('not-at-this-table');
    if (page.network !== undefined && !transcriptRate.take(page.network)) return refused('too-many-requests');
    const found = await transcripts(table.id as TableCode, page.me.id);
    return found ? { ok: true, transcript: found } : refused('no-hand-over');
  }

  /** Only from the page that shows the table, so that nobody speaks where he does not listen. */
  function say(page: SocketPage, wish: Message<'table:say'>): AnswerTo<'table:say'> {
    const table = lookUp(page, wish.code);
    if (typeof table === 'string') return refused(table);
    if (!page.follows.has(table.id as TableCode)) return refused('not-at-this-table');
    const said = chats.say(table, page.me, wish);
    if (!said.ok) return said;
    if (said.line) feed.said(table, said.line);
    return { ok: true };
  }

  return {
    'me:rename': (page, { name }) => rename(page, name),
    'me:forget': forget,
    'lobby:watch': page => ({ ok: true, lobby: lobby.watch(page) }),
    'lobby:unwatch': page => {
      lobby.unwatch(page);
      return { ok: true };
    },
    'table:open': (page, wish) => registry.open({ ...page.me, origin: page.origin }, page.network, wish),
    'table:enter': awake(enter),
    'table:watching': awake(watching),
    'table:transcript': awake(transcript),
    'table:exit': (page, { code }) => {
      const known = readCode(code);
      if (known) feed.exit(page, known);
      return { ok: true };
    },
    'table:command': awake(command),
    'table:say': awake(say),
    time: () => ({ ok: true, now: clock.now() }),
  };
}
