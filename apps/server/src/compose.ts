import type { PersonId } from '@gorrion/protocol';
import type { Handlers } from '@gorrion/table';
import { archiving } from './archive/archivist.ts';
import { schemaApis } from './archive/schemas.ts';
import { openThinkers } from './bots/thinkers.ts';
import { openCalling, vapidOf } from './calling.ts';
import { drainHands } from './closing.ts';
import { Cluster, type ClusterParts } from './cluster/cluster.ts';
import { Membership } from './cluster/membership.ts';
import type { Notice } from './cluster/messages.ts';
import { connectTables, type Tables } from './connecting.ts';
import { botForgetter, followGuests, forgetLinks, hearing } from './following.ts';
import { eventsOf, openGate, serveAll } from './gate.ts';
import { homeWork } from './homeWork.ts';
import { withApis } from './http/apis.ts';
import { listen } from './http/listen.ts';
import { signedCookies } from './identity/cookie.ts';
import { type Guests, openGuests } from './identity/guests.ts';
import { nobodyRevoked, type RevocationList } from './identity/revoked.ts';
import { type Ledgers, openLedgers } from './ledgers/open.ts';
import type { LedgerWatch } from './ledgers/watching.ts';
import { ByAddress } from './limits/byAddress.ts';
import type { EventRoom } from './limits/eventRoom.ts';
import { Guesses } from './limits/guesses.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import type { SeatsOf } from './lobby/summaries.ts';
import { measured } from './monitoring/measured.ts';
import { type Metrics, openMetrics } from './monitoring/metrics.ts';
import { watchRoom } from './monitoring/room.ts';
import { type Operating, openOperating } from './operating.ts';
import { OPERATOR_PATH } from './operator/api.ts';
import { Regards } from './peace/regards.ts';
import { openPeace, type Peace } from './peacekeeping.ts';
import { peopleApis } from './people.ts';
import { OpenGames, Seals } from './persistence/openGames.ts';
import type { Store } from './persistence/store.ts';
import { Previews } from './pictures/previews.ts';
import { programApis } from './programs.ts';
import { TableNetworks } from './ratings/networks.ts';
import { rating, ratingLists } from './ratings/ratings.ts';
import { apiOf, openRuns, openShelves } from './shelves.ts';
import { Steering } from './steering.ts';
import { type Ears, heard, openEventTables } from './tables/eventTables.ts';
import { keepTidy } from './tidy.ts';
import type { Reviews } from './together/reviews.ts';
import { Tokens } from './tokens/tokens.ts';
import { serverHandlers } from './transport/handlers.ts';
import type { SocketPage } from './transport/page.ts';
import { createReceiver } from './transport/receive.ts';
import { Rooms } from './transport/rooms.ts';
import type { Visitors } from './transport/sockets.ts';
import { createTranscripts } from './transport/transcripts.ts';
import { watchFigures } from './watched.ts';
import type { RunningServer, World } from './world.ts';

interface MessageServices {
  readonly tables: Tables;
  readonly networks: TableNetworks;
  readonly peace: Peace;
  readonly reviews: Reviews;
  readonly ledgers: LedgerWatch;
  readonly guests: Guests;
  readonly store: Store;
  readonly guestHandshakes: ByAddress;
  readonly tokenHandshakes: ByAddress;
  readonly tokens: Tokens;
  readonly cluster: Cluster;
  readonly metrics: Metrics;
  readonly guesses: Guesses;
  readonly eventOf: (person: PersonId) => EventRoom | undefined;
  readonly forgetInLedgers: (person: PersonId) => Promise<void>;
  readonly isStopping: () => boolean;
}

/** Keeps the set of open pages. */
function visitorsOf(
  pages: Map<string, SocketPage>,
  said: Visitors['said'],
  metrics: Metrics,
  { feed, lobby, queue }: Tables,
  reviews: Reviews,
  ledgers: LedgerWatch,
  cluster: Cluster,
  operating: Operating,
): Visitors {
  return {
    came(page) {
      pages.set(page.id, page);
      metrics.sockets.inc();
      operating.greet(page);
    },
    said,
    slow: () => metrics.slowSockets.inc(),
    left(page) {
      pages.delete(page.id);
      metrics.sockets.dec();
      lobby.unwatch(page);
      queue.exit(page);
      feed.exitAll(page);
      reviews.exit(page);
      ledgers.exit(page);
      cluster.left(page);
    },
  };
}

/** Creates the handlers of messages that belong to this node. */
function handlersFor({ clock, log }: World, limits: Limits, parts: MessageServices): Handlers<SocketPage> {
  const { tables, reviews, ledgers, networks, peace, guests, store, cluster, guesses, eventOf, forgetInLedgers } =
    parts;
  const { tokens } = parts;
  return serverHandlers({
    ...tables,
    reviews,
    ledgers,
    networks,
    peace,
    guests: {
      async rename(person, name) {
        const me = await guests.rename(person, name);
        if (me) cluster.publish({ type: 'renamed', me });
        return me;
      },
      async forget(person, device) {
        const me = await tokens.endAll(person, () => guests.forget(person, device));
        // Groups and events wait for no table. What fails now is done once no log holds the person any more.
        await forgetInLedgers(person).catch((error: unknown) => log.error({ err: error }, 'a ledger keeps a person'));
        forgetLinks(tables, person);
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
  const { guestHandshakes, tokenHandshakes, metrics, isStopping } = parts;
  const { fineForOffences } = limits.guest;
  return createReceiver({
    handlers,
    limits: limits.socket,
    tokenMessages: new ByAddress(limits.token.messages, clock.now),
    now: clock.now,
    isStopping,
    onCut({ me, network, token }) {
      if (network === undefined) return;
      if (token) tokenHandshakes.fine(token.id, fineForOffences);
      else guestHandshakes.fine(me.id, fineForOffences);
    },
    metrics,
    log,
  });
}

/** Opens what all other parts of a server stand on. */
async function openGround(world: World, revoked: RevocationList) {
  const { config, secret, log } = world;
  // Each server counts what its own limits refuse.
  const limits = structuredClone(world.limits ?? config.limits);
  const metrics = openMetrics();
  const ears: Ears = { hear() {} };
  const { store: rated, ratings } = rating(heard(measured(world.store, metrics, log), ears), world.clock);
  const networks = new TableNetworks();
  const { store, archivist } = archiving(rated, log, networks, world.clock);
  const room = await watchRoom({ store, budgetBytes: config.diskBudgetBytes, metrics, log });
  const guests = openGuests(signedCookies(secret), store, revoked, world.clock.now);
  const seals = new Seals({ store, now: world.clock.now });
  const games = new OpenGames(store, seals);
  const runs = openRuns(world, limits, games, store);
  const bots = world.bots ?? openThinkers(log, limits);
  const vapid = await vapidOf(world, store);
  const regards = new Regards(store, world.clock.now, log);
  const tokens = new Tokens({ store, guests, hasRoom: () => !room.isFull(), now: world.clock.now });
  const callLinkChanges = new Requests(limits.guest.callLinks, limits.network.callLinks, world.clock.now);
  const people = { guests, regards, tokens, networks, room, limits, callLinkChanges };
  return { ...people, metrics, store, games, seals, archivist, ratings, ears, bots, runs, vapid };
}

interface BoundParts {
  readonly tables: Tables;
  readonly membership: Membership;
  readonly reviews: Reviews;
  readonly watch: LedgerWatch;
  readonly metrics: Metrics;
  readonly handlers: Handlers<SocketPage>;
  readonly api: ClusterParts['api'];
  readonly pages: ReadonlyMap<string, SocketPage>;
  readonly rooms: Rooms;
  readonly hear: (notice: Notice) => void;
  readonly peopleOfEvents: ClusterParts['peopleOfEvents'];
}

/** Gives the cluster what it moves; returns the handlers of the messages of this node's pages. */
function bindCluster(cluster: Cluster, { tables, reviews, watch, metrics, pages, rooms, hear, ...parts }: BoundParts) {
  return cluster.bind({
    ...tables,
    ...parts,
    tellRoom: rooms.tell.bind(rooms) as ClusterParts['tellRoom'],
    pageOf: id => pages.get(id),
    tables: tables.tablesHere,
    onLeft(page) {
      tables.queue.exit(page);
      tables.feed.exitAll(page);
      reviews.exit(page);
      watch.exit(page);
    },
    onNotice: hear,
    onNoticeRefused: reason => metrics.noticesRefused.inc({ reason }),
    onBrokenOff: () => metrics.brokenOffRequests.inc(),
    onForwarded: seconds => metrics.forwardedSeconds.observe(seconds),
  });
}

type AnswerServices = Omit<Parameters<typeof apiOf>[2], 'findTable'> &
  Omit<Parameters<typeof peopleApis>[0], keyof World> &
  Omit<Parameters<typeof programApis>[1], 'archive' | 'ratings'> &
  Parameters<typeof openCalling>[1] &
  Parameters<typeof openOperating>[1] & { readonly ledgers: Ledgers };

/** Opens what answers requests below /api: the archive and the ledgers, devices, calls, what keeps peace, and previews. */
function openAnswers(world: World, limits: Limits, services: AnswerServices) {
  const archive = apiOf(world, limits, { ...services, findTable: code => services.registry().find(code) });
  const peace = openPeace(world, { ...services, archive: services.shelves.archive });
  const calling = openCalling(world, services);
  const operating = openOperating(world, services);
  const { shelves, ledgers, guesses, isHome } = services;
  const sources = { archive: shelves.archive, desk: ledgers.desk, guesses, isHome };
  const previews = new Previews({ ...sources, ...world, limits });
  const people = peopleApis({ ...world, ...services });
  const local = withApis(archive, {
    ...ledgers.apis,
    ...people,
    ...calling.apis,
    ...peace.apis,
    ...previews.apis,
    ...schemaApis,
    ...programApis(world, { ...services, ...services.shelves }),
    [OPERATOR_PATH]: operating.api(archive),
  });
  return { peace, calling, operating, preview: previews.page, local, api: services.cluster.api(local) };
}

/** Puts the parts of a server together; nothing runs yet. */
function assemble(
  world: World,
  ground: Awaited<ReturnType<typeof openGround>>,
  isOpen: () => boolean,
  isStopping: () => boolean,
) {
  const { log, revoked = nobodyRevoked(), onHomeLost = () => {} } = world;
  const { metrics, store, games, archivist, ears, room, guests, tokens, runs, ratings, networks, limits } = ground;
  const cluster = new Cluster({ ...world, settings: world.cluster, store });
  const guesses = new Guesses({ limits, now: world.clock.now, share: cluster.share });
  const shelves = openShelves(world, limits, games, store, ratingLists(ratings, guests, tokens), guesses);
  const { reviews } = shelves;
  const ledgers = openLedgers(world, limits, { ...ground, guesses });
  const services = { shelves, ledgers, guests, tokens, games, store, room, runs, guesses };
  const pages = new Map<string, SocketPage>();
  const open = { [Symbol.iterator]: () => pages.values() };
  const seatsOf: SeatsOf = code => tables.seatsOf(code);
  const isHome = () => membership.isHome;
  const lobby = (person: PersonId) => tables.lobby.of(person);
  const everywhere = () => tables.everywhere();
  const late = { registry: () => registry, everywhere, steering: () => steering, seatsOf, lobby, isHome };
  const around = { ...ground, limits, cluster, pages: open, revoked, ...late };
  const { peace, calling, operating, preview, local, api } = openAnswers(world, limits, { ...services, ...around });
  const isReady = () => isOpen() && !steering.isDraining;
  const gate = openGate(world, limits, { ...services, metrics, cluster, preview, api, isReady });
  const rooms = new Rooms();
  const { hearTable } = calling;
  const tables = connectTables(world, limits, { ...ground, rooms, sealed: ledgers.sealed, cluster, peace, hearTable });
  const { registry, feed, recovery } = tables;
  const steering = new Steering({ registry, cluster, log });
  const eventTables = openEventTables(registry, ears, ledgers.quotas.askerOf);
  const eventParts = { eventTables, tables, archivist };
  const tidy = keepTidy(world, { store, registry, feed, archivist });

  const onHome = homeWork(log, { ...services, ...eventParts, calling, tidy, peace });
  const onAdopted = (tables: number) => metrics.tablesTakenOver.inc(tables);
  const membership = new Membership({ store, registry, log, onHome, onHomeLost, onAdopted });
  // Only the home of groups and events writes them: any other node tells it by a notice.
  const forgetInLedgers = async (person: PersonId) => {
    if (membership.isHome) await ledgers.desk.forget(person);
  };
  const known = { guests, tokens, reviews, revoked, tables, archivist, ratings };
  const people = { ...known, ledgers: ledgers.desk, cluster, store };
  followGuests(open, { ...people, metrics, log });
  const { watch, peopleOfEvents } = ledgers;
  const eventOf = eventsOf(ledgers, cluster);
  const desks = { tables, reviews, ledgers: watch, networks, peace, guesses, eventOf, forgetInLedgers };
  const messages = { ...desks, ...gate, guests, store, cluster, metrics, isStopping };
  const hear = hearing(open, { ...people, forgetInLedgers, metrics, log, calling, peace, operating });
  tokens.forgetsBots(botForgetter(guests, cluster, hear));
  const own = { handlers: handlersFor(world, limits, messages), api: local, pages, rooms, peopleOfEvents };
  const handlers = bindCluster(cluster, { tables, membership, reviews, watch, metrics, hear, ...own });
  const receive = receiverFor(world, limits, handlers, messages);
  const visitors = visitorsOf(pages, receive, metrics, tables, reviews, watch, cluster, operating);
  const closeAll = serveAll(world, gate, open, rooms, visitors);
  watchFigures(metrics, { registry, store, ledgers, membership, cluster, pages: open, bots: ground.bots, limits });
  const opened = { http: gate.http, closeAll, registry, recovery, feed, ledgers, membership };
  return { ...opened, cluster, steering, tidy, revoked, calling, peace, operating };
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
  const { http, closeAll, registry, recovery, feed, ledgers, membership, cluster, tidy, revoked, calling, peace } =
    parts;
  const { operating, steering } = parts;
  const { store, archivist, room, bots, runs } = ground;

  await registry.remember();
  await cluster.begin();
  await membership.begin();
  await operating.begin();
  const port = await listen(http, config.port, config.host);
  const { domain } = config;
  const entrance = domain && (await (await import('./tls/entrance.ts')).openEntrance(http, world, domain));
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
      await steering.stop();
      await drainHands(registry, longest, world);
    },
    async stop() {
      membership.end();
      await steering.stop();
      isReady = false;
      tidy.stop();
      calling.stop();
      peace.stop();
      await operating.stop();
      revoked.close();
      room.stop();
      entrance?.close();
      registry.stop();
      feed.stop();
      await closeAll();
      await runs.close();
      await ledgers.stop();
      await cluster.end();
      await store.close();
      await bots.close();
      log.info('the server is closed');
    },
  };
}
