import { botOfName, type PersonId, type Refusal, type TableSettings } from '@gorrion/protocol';
import {
  type CastDesk,
  type ChatDesk,
  type Clock,
  createHandlers,
  type Feed,
  type Handlers,
  type LedgerWatchDesk,
  misfitAt,
  type QueueDesk,
  type RunningTable,
  type TableDesk,
  type TranscriptDesk,
} from '@gorrion/table';
import type { CallLinks } from '../callLinks/callLinks.ts';
import type { Chats } from '../chat/chats.ts';
import type { Guests } from '../identity/guests.ts';
import type { EventRoom } from '../limits/eventRoom.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { LobbyFeed } from '../lobby/lobbyFeed.ts';
import type { Reports } from '../peace/reports.ts';
import type { TableNetworks } from '../ratings/networks.ts';
import { readCode } from '../tables/code.ts';
import type { Registry } from '../tables/registry.ts';
import { standingAt } from '../tables/standing.ts';
import type { Reviews } from '../together/reviews.ts';
import type { SocketPage } from './page.ts';
import type { Transcripts } from './transcripts.ts';

/* What the server adds to the handlers of all messages: limits by address, and talk. */

interface HandlerOptions {
  readonly guests: Pick<Guests, 'rename' | 'forget'>;
  readonly registry: Registry;
  readonly feed: Feed;
  readonly lobby: LobbyFeed;
  readonly queue: QueueDesk<SocketPage>;
  readonly chats: Chats;
  readonly callLinks: CallLinks;
  readonly casts: CastDesk<SocketPage>;
  readonly reviews: Reviews;
  readonly ledgers: LedgerWatchDesk<SocketPage>;
  /** Counts wrong codes. */
  readonly guesses: Guesses;
  /** Returns the event that a person takes part in. */
  readonly eventOf: (person: PersonId) => EventRoom | undefined;
  /** Notes from where the players of rated games come. */
  readonly networks: TableNetworks;
  /** Says who may not sit down at a table, and keeps reports. */
  readonly peace: {
    readonly whyNotSit?: (table: RunningTable, person: PersonId) => Promise<Refusal | undefined>;
    readonly reports: Reports;
  };
  readonly transcripts: Transcripts;
  /** Limits how many records of hands may be read. */
  readonly transcriptRate: Requests;
  readonly clock: Clock;
}

const refused = (code: Refusal) => ({ ok: false, code }) as const;

/** Whether a page is that of a bot which a program plays. */
const isBot = ({ me }: SocketPage): boolean => botOfName(me.name) !== undefined;

/** Whether a game with these settings counts for people. */
const countsForPeople = ({ rated, outsideBots }: TableSettings): boolean => rated === true && !outsideBots;

/** Whether only people play at a table: what they win there stands in their ratings or in an event. */
const isOfPeople = ({ settings, event }: RunningTable['state']): boolean =>
  countsForPeople(settings) || event !== undefined;

/**
 * Finds tables by typed codes. Guessing is slow: after ten wrong codes the server refuses a guest a right one too, except
 * of tables that they have to do with, so that one guesser behind a shared address does not lock their neighbours out.
 */
function tableDesk({
  registry,
  guesses,
  eventOf,
  networks,
  peace,
  chats,
  callLinks,
  feed,
}: HandlerOptions): TableDesk<SocketPage> {
  function find(page: SocketPage, typed: string): RunningTable | Refusal {
    const code = readCode(typed);
    const table = code && registry.find(code);
    const { me, network, follows, cast, program } = page;
    if (table && !cast) networks.saw(table, me.id, network);
    // Bots of one person are as close as people of one network.
    if (table && program && isBot(page)) networks.saw(table, me.id, `bots of ${program.owner}`);
    const isKnown = code && (follows.has(code) || cast?.code === code);
    const standing = isKnown ? 'known' : standingAt(table, me.id, eventOf);
    if (!guesses.mayHear({ person: me.id, network }, standing)) return 'too-many-wrong-codes';
    if (!table) return 'no-such-table';
    const isWatching = table.viewerOf(me.id) === 'spectator';
    if (program && isOfPeople(table.state) && !isWatching) return 'not-for-programs';
    return isWatching && table.state.shownOut?.includes(me.id) ? 'shown-out' : table;
  }

  return {
    find,
    codeOf: readCode,
    waking: code => registry.waking(code),
    whyNotAsk(table, page, command) {
      if (page.program && isOfPeople(table.state)) return 'not-for-programs';
      return command === 'sit' ? peace.whyNotSit?.(table, page.me.id) : undefined;
    },
    report: ({ me, network }, table, report) =>
      peace.reports.fromTable({ person: me.id, network }, table, report, { chats, feed }),
    setCallLink: ({ me, network }, table, wish) => callLinks.change({ person: me.id, network }, table, wish),
    open: (page, wish) =>
      page.program && countsForPeople(wish.settings)
        ? Promise.resolve(refused('not-for-programs'))
        : registry.open({ ...page.me, origin: page.origin }, page.network, wish),
  };
}

const chatDesk = (chats: Chats, registry: Registry): ChatDesk => ({
  say(table, me, wish) {
    // A bot says nothing where no bots of people are let in.
    const misfit = botOfName(me.name) === undefined ? undefined : misfitAt(table.state.settings, me.name);
    return misfit ? refused(misfit) : chats.say(table, me, wish);
  },
  forget(person) {
    const tables = [...registry.all()].map(({ table }) => table);
    return chats.forget(tables, person);
  },
});

const transcriptDesk = (read: Transcripts, rate: Requests): TranscriptDesk<SocketPage> => ({
  allows: ({ me, network }) => rate.take({ person: me.id, network }),
  read,
});

/** Creates the handlers of the server's messages. */
export const serverHandlers = (parts: HandlerOptions): Handlers<SocketPage> =>
  createHandlers<SocketPage>({
    guests: {
      rename: (person, name) => parts.guests.rename(person, name),
      forget: (person, { device }) => parts.guests.forget(person, device),
    },
    lobby: parts.lobby,
    queue: {
      // Who asks for a game at once has not asked for bots of others, and would meet them unasked.
      join: (page, wish) => (isBot(page) ? refused('not-for-programs') : parts.queue.join(page, wish)),
      leave: page => parts.queue.leave(page),
    },
    tables: tableDesk(parts),
    chat: chatDesk(parts.chats, parts.registry),
    casts: parts.casts,
    transcripts: transcriptDesk(parts.transcripts, parts.transcriptRate),
    reviews: parts.reviews,
    ledgers: parts.ledgers,
    feed: parts.feed,
    clock: parts.clock,
  });
