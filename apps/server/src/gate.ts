import type { PersonId } from '@gorrion/protocol';
import { passReader } from './casts/casts.ts';
import { closeConnections } from './closing.ts';
import type { Cluster } from './cluster/cluster.ts';
import { createApp } from './http/app.ts';
import type { Guests } from './identity/guests.ts';
import type { Ledgers } from './ledgers/open.ts';
import { ByAddress } from './limits/byAddress.ts';
import type { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Room } from './monitoring/room.ts';
import type { Store } from './persistence/store.ts';
import type { Previews } from './pictures/previews.ts';
import type { Tokens } from './tokens/tokens.ts';
import { createAdmission } from './transport/admission.ts';
import { endingWithTokens } from './transport/endingTokens.ts';
import { serveLines } from './transport/lines.ts';
import type { SocketPage } from './transport/page.ts';
import type { Rooms } from './transport/rooms.ts';
import { openSockets, serve, type Visitors } from './transport/sockets.ts';
import type { World } from './world.ts';

/* The part of a server that lets requests and connections in: of pages by their cookie, of programs by their token. */

interface GateServices {
  readonly guests: Guests;
  readonly tokens: Tokens;
  readonly store: Store;
  readonly guesses: Guesses;
  readonly ledgers: Pick<Ledgers, 'eventOf'>;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly api: Parameters<typeof createApp>[0]['api'];
  readonly cluster: Cluster;
  readonly preview: Previews['page'];
  readonly isReady: () => boolean;
}

/** Returns what finds the event of a person, on whatever node it is. */
export const eventsOf = (ledgers: Pick<Ledgers, 'eventOf'>, cluster: Cluster) => (person: PersonId) =>
  ledgers.eventOf(person) ?? cluster.eventElsewhere(person);

/** Opens what lets requests and connections in. */
export function openGate({ config, log, clock }: World, limits: Limits, services: GateServices) {
  const { guests, tokens, store, guesses, ledgers, room, metrics, cluster } = services;
  const http = createApp({ ...config, ...services, log, notice: room.notice });
  const handshakes = cluster.share('handshakes', new ByAddress(limits.network.handshakes, clock.now));
  const guestHandshakes = cluster.share('handshakes of guests', new ByAddress(limits.guest.handshakes, clock.now));
  const eventOf = eventsOf(ledgers, cluster);
  const { shareCount } = cluster;
  const eventHandshakes = cluster.share('event handshakes', new ByAddress(limits.network.eventHandshakes, clock.now));
  const programs = cluster.share('programs', new ByAddress(limits.network.programs, clock.now));
  const tokenHandshakes = cluster.share('handshakes of tokens', new ByAddress(limits.token.handshakes, clock.now));
  const admission = createAdmission({
    ...config,
    guests,
    tokens,
    guesses,
    programs,
    tokenHandshakes,
    handshakes,
    guestHandshakes,
    eventHandshakes,
    limits,
    metrics,
    log,
    eventOf,
    shareCount,
  });
  const io = openSockets(http, admission, passReader(store, guests, guesses));
  return { http, admission, guestHandshakes, tokenHandshakes, tokens, io };
}

/** Has pages and programs say and hear on the connections that are let in; returns the function that closes all of them. */
export function serveAll(
  { clock }: World,
  { http, io, admission, tokens }: ReturnType<typeof openGate>,
  pages: Iterable<SocketPage>,
  rooms: Rooms,
  everybody: Visitors,
): () => Promise<void> {
  const visitors = endingWithTokens(everybody, tokens, clock);
  serve(io, rooms, admission, visitors);
  const endLines = serveLines({ http, admission, rooms, visitors });
  return () => closeConnections(io, pages, http, endLines);
}
