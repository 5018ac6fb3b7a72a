import type { DeviceId, Me, PersonId } from '@gorrion/protocol';
import type { Archivist } from './archive/archivist.ts';
import type { Calling } from './calling.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Notice } from './cluster/messages.ts';
import { codeForLog, type Log } from './config/log.ts';
import type { Tables } from './connecting.ts';
import type { Guests } from './identity/guests.ts';
import type { RevocationList } from './identity/revoked.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Operating } from './operating.ts';
import type { Peace } from './peacekeeping.ts';
import { closeRefused, closeSignedOut } from './people.ts';
import type { Store } from './persistence/store.ts';
import type { RatingBooks } from './ratings/ratings.ts';
import type { Reviews } from './together/reviews.ts';
import type { Tokens } from './tokens/tokens.ts';
import { closeProgram } from './transport/endingTokens.ts';
import type { SocketPage } from './transport/page.ts';

/* What a server does because of what happens to guests, here or at other nodes. */

interface GuestServices {
  readonly guests: Guests;
  readonly tokens: Tokens;
  readonly reviews: Reviews;
  readonly ledgers: LedgerDesk;
  readonly revoked: RevocationList;
  readonly tables: Tables;
  readonly archivist: Archivist;
  readonly ratings: RatingBooks;
  readonly cluster: Cluster;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Closes the pages of refused guests, and updates pages whose guest gets another id in the background. */
export function followGuests(pages: Iterable<SocketPage>, services: GuestServices): void {
  const { guests, tokens, reviews, ledgers, tables, archivist, cluster, store, metrics, log } = services;
  closeRefused(pages, {
    ...services,
    onRevoked: person => tables.feed.endCasts(person),
    onSignedOut: (person, devices) => cluster.publish({ type: 'signed-out', person, devices: [...devices] }),
  });
  tokens.onRevoked((person, token) => {
    // A token is the device of its programs.
    const device = token as DeviceId;
    closeSignedOut(pages, person, new Set([device]));
    cluster.publish({ type: 'signed-out', person, devices: [device] });
    log.info('a token is revoked');
  });
  archivist.onKeptHere(code => cluster.publish({ type: 'kept', code }));
  store.inBackground({
    onLeaving: person => ledgers.forget(person),
    async onClean(person) {
      // What was made since the wish goes too.
      const me = await tokens.endAll(person, () => guests.moveOn(person));
      if (!me) return;
      becomes(pages, services, person, me);
      reviews.become(person, me);
      cluster.publish({ type: 'became', person, me });
      log.info('a guest is forgotten');
    },
    onPacked: bytes => metrics.handBytes.observe(bytes),
    onUnreadable: (code, reason) =>
      log.error({ table: codeForLog(code), reason }, 'names in a damaged log cannot be replaced'),
  });
}

/**
 * Shows the pages of a person that they have another id, and others that links which they have made since are gone. Their tokens
 * are gone with the old one.
 */
function becomes(pages: Iterable<SocketPage>, services: GuestServices, person: PersonId, me: Me): void {
  const { guests, tables, cluster } = services;
  forgetLinks(tables, person);
  endPrograms(pages, person);
  for (const page of [...pages]) {
    if (page.me.id !== person || page.token) continue;
    page.device = guests.deviceAfter(person, page.device);
    tables.queue.become(page);
    tables.feed.become(page, me);
    cluster.became(page);
  }
}

/** `forgetInLedgers`: forgets a person in groups and events, if this node is their home. */
interface Heard extends GuestServices {
  readonly forgetInLedgers: (person: PersonId) => Promise<void>;
  readonly calling: Pick<Calling, 'hear'>;
  readonly peace: Pick<Peace, 'hear'>;
  readonly operating: Pick<Operating, 'hear'>;
}

/** Cuts the programs of a forgotten person, who has no tokens: also one whose token was made meanwhile. */
function endPrograms(pages: Iterable<SocketPage>, person: PersonId): void {
  for (const page of [...pages]) if (page.token?.person === person) closeProgram(page);
}

/** Ends the casts of a forgotten person, and tells the players whose call link they had set that it is gone. */
export function forgetLinks({ registry, callLinks, casts, feed }: Tables, person: PersonId): void {
  casts.forget(person);
  const here = [...registry.all()].map(({ table }) => table);
  for (const table of callLinks.forget(here, person)) feed.tellCallLinkAnew(table);
}

/** Returns what this node does because of what other nodes say. */
export function hearing(pages: Iterable<SocketPage>, services: Heard) {
  const { reviews, tables, archivist, ratings, forgetInLedgers, calling, peace, operating, log } = services;
  return (notice: Notice): void => {
    if (notice.type === 'signed-out') closeSignedOut(pages, notice.person, new Set(notice.devices));
    else if (notice.type === 'became') becomes(pages, services, notice.person, notice.me);
    else if (notice.type === 'renamed') {
      tables.feed.rename(notice.me);
      reviews.rename(notice.me);
    } else if (notice.type === 'talk') {
      const table = tables.registry.find(notice.code);
      tables.chats.inherit(notice.code, table, notice.lines);
      if (table) tables.feed.talk.showAnew(table);
    } else if (notice.type === 'forgot') {
      tables.feed.rename(notice.me);
      const here = [...tables.registry.all()].map(({ table }) => table);
      for (const table of tables.chats.forget(here, notice.me.id)) tables.feed.talk.showAnew(table);
      forgetLinks(tables, notice.me.id);
      endPrograms(pages, notice.me.id);
      reviews.forget(notice.me).catch((error: unknown) => log.error({ err: error }, 'a review could not be told anew'));
      forgetInLedgers(notice.me.id).catch((error: unknown) => log.error({ err: error }, 'a ledger keeps a person'));
    } else if (notice.type === 'kept') {
      for (const book of Object.values(ratings)) book.reload();
      archivist.hear(notice.code);
    } else {
      peace.hear(notice);
      calling.hear(notice);
      operating.hear(notice);
    }
  };
}

/** Creates the function that takes the name of a bot whose token has ended from where it stands, on every node. */
export const botForgetter =
  (guests: Pick<Guests, 'forgetBot'>, cluster: Pick<Cluster, 'publish'>, hear: (notice: Notice) => void) =>
  async (bot: PersonId): Promise<void> => {
    const notice = { type: 'forgot', me: await guests.forgetBot(bot) } as const;
    hear(notice);
    cluster.publish(notice);
  };
