import type { Refusal } from '@gorrion/protocol';
import {
  type ChatDesk,
  type Clock,
  createHandlers,
  type Feed,
  type Handlers,
  type LedgerWatchDesk,
  type RunningTable,
  type TableDesk,
  type TranscriptDesk,
} from '@gorrion/table';
import type { Chats } from '../chat/chats.ts';
import type { Guests } from '../identity/guests.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { LobbyFeed } from '../lobby/lobbyFeed.ts';
import type { TableNetworks } from '../ratings/networks.ts';
import { readCode } from '../tables/code.ts';
import type { Registry } from '../tables/registry.ts';
import type { Reviews } from '../together/reviews.ts';
import type { SocketPage } from './page.ts';
import type { Transcripts } from './transcripts.ts';

/* What the server adds to the handlers of all messages: limits by address, and talk. */

/** The key for pages on this machine, whose wrong codes are counted too. */
const THIS_MACHINE = 'this machine';

interface HandlerOptions {
  readonly guests: Pick<Guests, 'rename' | 'forget'>;
  readonly registry: Registry;
  readonly feed: Feed;
  readonly lobby: LobbyFeed;
  readonly chats: Chats;
  readonly reviews: Reviews;
  readonly ledgers: LedgerWatchDesk<SocketPage>;
  /** Limits how many wrong codes an address may try. */
  readonly wrongCodes: ByAddress;
  /** Notes from where the players of rated games come. */
  readonly networks: TableNetworks;
  readonly transcripts: Transcripts;
  /** Limits how many records of hands an address may read. */
  readonly transcriptRate: ByAddress;
  readonly clock: Clock;
}

/**
 * Finds tables by typed codes. Guessing is slow: after ten wrong codes the server refuses a right one too, except to
 * those who sit at that table, so that one guesser behind a shared address does not lock their neighbours out.
 */
function tableDesk({ registry, wrongCodes, networks }: HandlerOptions): TableDesk<SocketPage> {
  function find(page: SocketPage, typed: string): RunningTable | Refusal {
    const code = readCode(typed);
    const table = code && registry.find(code);
    if (table) networks.saw(table, page.me.id, page.network);
    if (table && table.viewerOf(page.me.id) !== 'spectator') return table;
    if (!wrongCodes.hasOne(page.network ?? THIS_MACHINE)) return 'too-many-wrong-codes';
    if (table) return table.state.shownOut?.includes(page.me.id) ? 'shown-out' : table;
    wrongCodes.take(page.network ?? THIS_MACHINE);
    return 'no-such-table';
  }

  return {
    find,
    codeOf: readCode,
    waking: code => registry.waking(code),
    open: (page, wish) => registry.open({ ...page.me, origin: page.origin }, page.network, wish),
  };
}

const chatDesk = (chats: Chats, registry: Registry): ChatDesk => ({
  say: (table, me, wish) => chats.say(table, me, wish),
  forget(person) {
    const tables = [...registry.all()].map(({ table }) => table);
    return chats.forget(tables, person);
  },
});

const transcriptDesk = (read: Transcripts, rate: ByAddress): TranscriptDesk<SocketPage> => ({
  allows: ({ network }) => network === undefined || rate.take(network),
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
    tables: tableDesk(parts),
    chat: chatDesk(parts.chats, parts.registry),
    transcripts: transcriptDesk(parts.transcripts, parts.transcriptRate),
    reviews: parts.reviews,
    ledgers: parts.ledgers,
    feed: parts.feed,
    clock: parts.clock,
  });
