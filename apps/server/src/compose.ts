import type { Me, PersonId } from '@gorrion/protocol';
import type { Handlers } from '@gorrion/table';
import { type Archivist, archiving } from './archive/archivist.ts';
import { openThinkers } from './bots/thinkers.ts';
import { closeConnections, drainHands } from './closing.ts';
import { Cluster, type ClusterParts } from './cluster/cluster.ts';
import { Membership } from './cluster/membership.ts';
import type { Notice } from './cluster/messages.ts';
import { codeForLog, type Log } from './config/log.ts';
import { connectTables, type Tables } from './connecting.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { signedCookies } from './identity/cookie.ts';
import { type Guests, openGuests } from './identity/guests.ts';
import { nobodyRevoked, type RevocationList } from './identity/revoked.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import { type Ledgers, openLedgers } from './ledgers/open.ts';
import type { LedgerWatch } from './ledgers/watching.ts';
import { ByAddress } from './limits/byAddress.ts';
import type { EventRoom } from './limits/eventRoom.ts';
import { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import { measured } from './monitoring/measured.ts';
import { type Metrics, openMetrics } from './monitoring/metrics.ts';
import { type Room, watchRoom } from './monitoring/room.ts';
import { closeRefused, closeSignedOut, withDevices } from './people.ts';
import type { Store } from './persistence/store.ts';
import { type RatingBook, rating } from './ratings/ratings.ts';
import { apiOf, openRuns, openShelves } from './shelves.ts';
import { type Ears, heard, openEventTables } from './tables/eventTables.ts';
import type { Registry } from './tables/registry.ts';
import { keepTidy } from './tidy.ts';
import type { Reviews } from './together/reviews.ts';
import { createAdmission } from './transport/admission.ts';
import { serverHandlers } from './transport/handlers.ts';
import type { SocketPage } from './transport/page.ts';
import { createReceiver } from './transport/receive.ts';
import { openSockets, roomTeller, serve, type Visitors } from './transport/sockets.ts';
import { createTranscripts } from './transport/transcripts.ts';
import type { RunningServer, World } from './world.ts';

interface GuestServices {
  readonly guests: Guests;
  readonly reviews: Reviews;
  readonly ledgers: LedgerDesk;
  readonly revoked: RevocationList;
  readonly tables: Tables;
  readonly archivist: Archivist;
  readonly ratings: RatingBook;
  readonly cluster: Cluster;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
}

interface MessageServices {
  readonly tables: Tables;
  readonly reviews: Reviews;
  readonly ledgers: LedgerWatch;
  readonly guests: Guests;
  readonly store: Store;
  readonly handshakes: ByAddress;
  readonly cluster: Cluster;
  readonly metrics: Metrics;
  readonly guesses: Guesses;
  readonly eventOf: (person: PersonId) => EventRoom | undefined;
  readonly isStopping: () => boolean;
}

/** Closes the pages of refused guests, and updates pages whose guest gets another id in the background. */
function followGuests(pages: Iterable<SocketPage>, services: GuestServices): void {
  const { guests, reviews, ledgers, revoked, archivist, cluster, store, metrics, log } = services;
  closeRefused(pages, guests, revoked, log, (person, devices) =>
    cluster.publish({ type: 'signed-out', person, devices: [...devices] }),
  );
  archivist.onKeptHere(code => cluster.publish({ type: 'kept', code }));
  store.inBackground({
    async onClean(person) {
      await ledgers.forget(person);
      const me = await guests.moveOn(person);
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

/** Shows the pages of a person that they have another id. */
function becomes(pages: Iterable<SocketPage>, services: GuestServices, person: PersonId, me: Me): void {
  const { guests, tables, cluster } = services;
  for (const page of pages) {
    if (page.me.id !== person) continue;
    page.device = guests.deviceAfter(person, page.device);
    tables.feed.become(page, me);
    cluster.became(page);
  }
}

/** Returns what this node does because of what other nodes say. */
function hearing(pages: Iterable<SocketPage>, services: GuestServices) {
  const { reviews, tables, archivist, ratings, log } = services;
  return (notice: Notice): void => {
    if (notice.type === 'signed-out') closeSignedOut(pages, notice.person, new Set(notice.devices));
    else if (notice.type === 'became') becomes(pages, services, notice.person, notice.me);
    else if (notice.type === 'renamed') reviews.rename(notice.me);
    else if (notice.type === 'talk') {
      const table = tables.registry.find(notice.code);
      tables.chats.inherit(notice.code, table, notice.lines);
      if (table) tables.feed.tellChatAnew(table);
    } else if (notice.type === 'forgot') {
      const here = [...tables.registry.all()].map(({ table }) => table);
      for (const table of tables.chats.forget(here, notice.me.id)) tables.feed.tellChatAnew(table);
      reviews.forget(notice.me).catch((error: unknown) => log.error({ err: error }, 'a review could not be told anew'));
    } else if (notice.type === 'kept') {
      ratings.reload();
      archivist.hear(notice.code);
    }
  };
}

/** Keeps the set of open pages. */
function visitorsOf(
  pages: Map<string, SocketPage>,
  said: Visitors['said'],
  metrics: Metrics,
  { feed, lobby }: Tables,
  reviews: Reviews,
  ledgers: LedgerWatch,
  cluster: Cluster,
): Visitors {
  return {
    came(page) {
      pages.set(page.id, page);
      metrics.sockets.inc();
    },
    said,
    slow: () => metrics.slowSockets.inc(),
    left(page) {
      pages.delete(page.id);
      metrics.sockets.dec();
      lobby.unwatch(page);
      feed.exitAll(page);
      reviews.exit(page);
      ledgers.exit(page);
      cluster.left(page);
    },
  };
}

/** Returns the figures of running tables for the metrics. */
const statesOf = (registry: Registry) =>
  [...registry.all()].map(({ table: { isFrozen, fault, state } }) => ({
    isFrozen,
    isFaulty: fault !== undefined,
    seats: state.places.map(({ kind }) => kind),
  }));

/** Creates the handlers of messages that belong to this node. */
function handlersFor({ clock }: World, limits: Limits, parts: MessageServices): Handlers<SocketPage> {
  const { tables, reviews, ledgers, guests, store, cluster, guesses, eventOf } = parts;
  return serverHandlers({
    ...tables,
    reviews,
    ledgers,
    guests: {
      async rename(person, name) {
        const me = await guests.rename(person, name);
        if (me) cluster.publish({ type: 'renamed', me });
        return me;
      },
      async forget(person, device) {
        const me = await guests.forget(person, device);
        cluster.publish({ type: 'forgot', me });
        return me;
      },
    },
    guesses,
    eventOf,
    transcripts: createTranscripts(store),
    transcriptRate: new Requests(limits.guest.transcripts, limits.network.transcripts, clock.now),
    clock,
  });
}

/** Creates the receiver of pages' messages. */
function receiverFor(world: World, limits: Limits, handlers: Handlers<SocketPage>, parts: MessageServices) {
  const { log, clock } = world;
  const { handshakes, metrics, isStopping } = parts;
  return createReceiver({
    handlers,
    limits: limits.socket,
    now: clock.now,
    isStopping,
    onCut: ({ network }) => network !== undefined && handshakes.fine(network, limits.network.fineForOffences),
    metrics,
    log,
  });
}

/** Opens what all other parts of a server stand on. */
async function openGround(world: World, revoked: RevocationList) {
  const { config, secret, log, limits = config.limits } = world;
  const metrics = openMetrics();
  const ears: Ears = { hear() {} };
  const { store: rated, ratings } = rating(heard(measured(world.store, metrics, log), ears));
  const { store, archivist } = archiving(rated, log);
  const room = await watchRoom({ store, budgetBytes: config.diskBudgetBytes, metrics, log });
  const guests = openGuests(signedCookies(secret), store, revoked, world.clock.now);
  const runs = openRuns(world, limits, store);
  const bots = world.bots ?? openThinkers(log, limits);
  return { metrics, store, archivist, ratings, ears, room, guests, bots, runs, limits };
}

interface GateServices {
  readonly guests: Guests;
  readonly ledgers: Pick<Ledgers, 'eventOf'>;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly api: Parameters<typeof createApp>[0]['api'];
  readonly cluster: Cluster;
  readonly isReady: () => boolean;
}

/** Returns what finds the event of a person, on whatever node it is. */
const eventsOf = (ledgers: Pick<Ledgers, 'eventOf'>, cluster: Cluster) => (person: PersonId) =>
  ledgers.eventOf(person) ?? cluster.eventElsewhere(person);

/** Opens what lets requests and connections in. */
function openGate({ config, log, clock }: World, limits: Limits, services: GateServices) {
  const { guests, ledgers, room, metrics, api, cluster, isReady } = services;
  const http = createApp({ ...config, guests, metrics, log, api, isReady, notice: room.notice });
  const handshakes = cluster.share('handshakes', new ByAddress(limits.network.handshakes, clock.now));
  const eventOf = eventsOf(ledgers, cluster);
  const { shareCount } = cluster;
  const eventHandshakes = cluster.share('event handshakes', new ByAddress(limits.network.eventHandshakes, clock.now));
  const admission = createAdmission({
    ...config,
    guests,
    handshakes,
    eventHandshakes,
    limits,
    metrics,
    log,
    eventOf,
    shareCount,
  });
  return { http, admission, handshakes, io: openSockets(http, admission) };
}

/** Opens what a server has to do with other nodes. */
const clusterOf = ({ cluster: settings, secret, log }: World, store: Store): Cluster =>
  new Cluster({ settings, secret, store, log });

interface BoundParts {
  readonly tables: Tables;
  readonly membership: Membership;
  readonly reviews: Reviews;
  readonly watch: LedgerWatch;
  readonly metrics: Metrics;
  readonly handlers: Handlers<SocketPage>;
  readonly api: ClusterParts['api'];
  readonly pages: ReadonlyMap<string, SocketPage>;
  readonly tellRoom: ReturnType<typeof roomTeller>;
  readonly hear: (notice: Notice) => void;
  readonly peopleOfEvents: ClusterParts['peopleOfEvents'];
}

/** Gives the cluster what it moves; returns the handlers of the messages of this node's pages. */
function bindCluster(cluster: Cluster, { tables, reviews, watch, metrics, pages, hear, ...parts }: BoundParts) {
  return cluster.bind({
    ...tables,
    ...parts,
    tellRoom: parts.tellRoom as ClusterParts['tellRoom'],
    pageOf: id => pages.get(id),
    tables: tables.tablesHere,
    onLeft(page) {
      tables.feed.exitAll(page);
      reviews.exit(page);
      watch.exit(page);
    },
    onNotice: hear,
    onForwarded: seconds => metrics.forwardedSeconds.observe(seconds),
  });
}

/** Puts the parts of a server together; nothing runs yet. */
function assemble(
  world: World,
  ground: Awaited<ReturnType<typeof openGround>>,
  isOpen: () => boolean,
  isStopping: () => boolean,
) {
  const { log, revoked = nobodyRevoked(), onHomeLost = () => {} } = world;
  const { metrics, store, archivist, ears, room, guests, bots, runs, ratings, limits } = ground;
  const cluster = clusterOf(world, store);
  const guesses = new Guesses({ limits, now: world.clock.now, share: cluster.share });
  const shelves = openShelves(world, limits, store, ratings, guesses);
  const { archive, reviews } = shelves;
  const ledgers = openLedgers(world, limits, { store, guests, room, archive, archivist, bots, guesses });
  const services = { shelves, ledgers, guests, store, room, runs, guesses };
  const others = apiOf(world, limits, { ...services, findTable: code => registry.find(code) });
  const pages = new Map<string, SocketPage>();
  const open = { [Symbol.iterator]: () => pages.values() };
  const api = withDevices(others, { ...world, ...services, limits, pages: open, registry: () => registry });
  const gate = openGate(world, limits, { ...services, metrics, cluster, api: cluster.api(api), isReady: isOpen });
  const { http, io, admission, handshakes } = gate;
  const sealed = ledgers.duplicates;
  const tables = connectTables(world, limits, { io, bots, room, metrics, store, sealed, cluster });
  const { registry, feed, recovery } = tables;
  const eventTables = openEventTables(registry, ears, ledgers.quotas.askerOf);
  const tidy = keepTidy(world, { store, registry, feed, archivist });

  async function onHome(): Promise<void> {
    await ledgers.begin(eventTables, registry, archivist);
    runs.resume().catch((error: unknown) => log.error({ err: error }, 'the runs of reviews could not be resumed'));
    if (store.isShared) tidy.begin();
  }
  const onAdopted = (tables: number) => metrics.tablesTakenOver.inc(tables);
  const membership = new Membership({ store, registry, log, onHome, onHomeLost, onAdopted });
  const people = { guests, reviews, ledgers: ledgers.desk, revoked, tables, archivist, ratings, cluster, store };
  followGuests(open, { ...people, metrics, log });
  const { watch, peopleOfEvents } = ledgers;
  const eventOf = eventsOf(ledgers, cluster);
  const messages = {
    ...{ tables, reviews, ledgers: watch, guests, store, handshakes, cluster, metrics, isStopping },
    ...{ guesses, eventOf },
  };
  const hear = hearing(open, { ...people, metrics, log });
  const own = { handlers: handlersFor(world, limits, messages), api, pages, tellRoom: roomTeller(io), peopleOfEvents };
  const handlers = bindCluster(cluster, { tables, membership, reviews, watch, metrics, hear, ...own });
  const receive = receiverFor(world, limits, handlers, messages);
  serve(io, admission, visitorsOf(pages, receive, metrics, tables, reviews, watch, cluster));
  metrics.watch(() => statesOf(registry));
  metrics.watchNode({
    leaseAge: () => (store.isShared ? membership.leaseAge : 0),
    tablesOwned: () => registry.size,
    linksOpen: () => cluster.links,
    isBusUp: () => cluster.isBusUp,
  });
  return { http, io, registry, recovery, feed, ledgers, membership, cluster, tidy, revoked };
}

/** Opens a server. This is the only place that knows all its parts. */
export async function openServer(world: World): Promise<RunningServer> {
  const { config, log } = world;
  let [isReady, isDraining] = [false, false];
  const ground = await openGround(world, world.revoked ?? nobodyRevoked());
  const parts = assemble(
    world,
    ground,
    () => isReady && !isDraining,
    () => !isReady,
  );
  const { http, io, registry, recovery, feed, ledgers, membership, cluster, tidy, revoked } = parts;
  const { store, archivist, room, bots, runs } = ground;

  await registry.remember();
  await cluster.begin();
  await membership.begin();
  const port = await listen(http, config.port, config.host);
  isReady = true;
  log.info({ port, tables: registry.size }, 'the server is open');
  void registry.wakeAll().then(() => store.isShared || tidy.begin());

  return {
    port,
    refresh: code => recovery.refresh(code),
    keepGames: code => archivist.look(code),
    async drain(longest) {
      isDraining = true;
      // Where others can take the tables, nobody waits for anything.
      await cluster.handOver();
      await drainHands(registry, longest, world);
    },
    async stop() {
      membership.end();
      await cluster.handOver();
      isReady = false;
      tidy.stop();
      revoked.close();
      room.stop();
      registry.stop();
      feed.stop();
      await closeConnections(io, http);
      await runs.close();
      await ledgers.stop();
      await cluster.end();
      await store.close();
      await bots.close();
      log.info('the server is closed');
    },
  };
}
