import { randomBytes } from 'node:crypto';
import {
  type Clock,
  Feed,
  Recovery,
  type RecoveryPorts,
  type SealedSource,
  Table,
  type TableMaker,
} from '@gorrion/table';
import { archiving } from './archive/archivist.ts';
import { openThinkers, type Thinkers } from './bots/thinkers.ts';
import { Chats } from './chat/chats.ts';
import { closeConnections, drainHands } from './closing.ts';
import { Membership } from './cluster/membership.ts';
import type { Config } from './config/config.ts';
import { codeForLog, type Log } from './config/log.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { signedCookies } from './identity/cookie.ts';
import { type Guests, openGuests } from './identity/guests.ts';
import { nobodyRevoked, type RevocationList } from './identity/revoked.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import { type Ledgers, openLedgers } from './ledgers/open.ts';
import type { LedgerWatch } from './ledgers/watching.ts';
import { ByAddress } from './limits/byAddress.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { LobbyFeed } from './lobby/lobbyFeed.ts';
import { lobbyNow } from './lobby/summaries.ts';
import { measured } from './monitoring/measured.ts';
import { type Metrics, openMetrics } from './monitoring/metrics.ts';
import { type Room, watchRoom } from './monitoring/room.ts';
import { closeRefused, withDevices } from './people.ts';
import type { Store } from './persistence/store.ts';
import { rating } from './ratings/ratings.ts';
import { apiOf, openRuns, openShelves } from './shelves.ts';
import { type Ears, EventTables, heard } from './tables/eventTables.ts';
import { type RegisteredTable, Registry } from './tables/registry.ts';
import { keepTidy } from './tidy.ts';
import type { Reviews } from './together/reviews.ts';
import { createAdmission } from './transport/admission.ts';
import { serverHandlers } from './transport/handlers.ts';
import type { SocketPage } from './transport/page.ts';
import { createReceiver } from './transport/receive.ts';
import { createSlices } from './transport/slices.ts';
import { openSockets, roomTeller, serve, type Visitors, type Wire } from './transport/sockets.ts';
import { createTranscripts } from './transport/transcripts.ts';

/** What a server is made of. Tests pass a store in memory, or one that fails. */
export interface World {
  readonly config: Config;
  readonly secret: Buffer;
  readonly store: Store;
  readonly log: Log;
  readonly clock: Clock;
  readonly limits?: Limits;
  /** Guests whose cookies are not accepted; by default none. */
  readonly revoked?: RevocationList;
  /** Called if this node was the home of groups, events and reviews, and is not any more. */
  readonly onHomeLost?: () => void;
  /** Creates tables; tests pass one whose tables fail. */
  readonly maker?: TableMaker;
}

export interface RunningServer {
  readonly port: number;
  /** Waits at most `longest` ms for hands in play to end; resolves when none is left. */
  drain(longest: number): Promise<void>;
  /**
   * Notifies every page, writes what waits and closes everything. The next start restores the tables from their logs.
   */
  stop(): Promise<void>;
}

/** What tables need of the server. */
interface Ground {
  readonly io: Wire;
  readonly bots: Thinkers;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly sealed: SealedSource;
}

/** Counts and logs faults of tables, keeps their talk, and closes those that fail again and again. */
const recoveryReports = (
  registry: Registry,
  feed: Feed,
  chats: Chats,
  metrics: Metrics,
  log: Log,
): Partial<RecoveryPorts<RegisteredTable>> => ({
  onFault(code, error, faults) {
    metrics.tableFaults.inc();
    log.error({ err: error, table: codeForLog(code), faults }, 'a table was stopped by its own fault');
  },
  onRestored: (before, after) => chats.move(before, after),
  onNotShown: (code, error) =>
    log.error({ err: error, table: codeForLog(code) }, 'a restored table could not be shown'),
  onGivenUp(code) {
    log.error({ table: codeForLog(code) }, 'a table fails again and again and is closed');
    feed.dismiss(code, 'table-failed');
    registry.retire(code).catch((error: unknown) => log.error({ err: error }, 'a table could not be retired'));
  },
});

/** Connects tables, pages and the lobby with each other. */
function connectTables(world: World, limits: Limits, { io, bots, room, metrics, store, sealed }: Ground) {
  const { log, clock, maker = Table } = world;
  const chats = new Chats(clock.now, limits);
  const feed: Feed = new Feed({
    find: code => registry.find(code),
    linesFor: (table, viewer) => chats.linesFor(table, viewer),
    clock,
    tellRoom: roomTeller(io),
    slice: createSlices(error => log.error({ err: error }, 'watchers could not be told')),
    notShown: error => log.error({ err: error }, 'a page could not be shown its table'),
    shown: since => metrics.eventToViewSeconds.observe(Math.max(0, clock.now() - since) / 1000),
  });
  const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const registry: Registry = new Registry({
    maker,
    ports: { clock, entropy, sealed, publisher: feed, onFault: (code, error) => recovery.fault(code, error) },
    botsFor: asker => bots.for(asker),
    store,
    log,
    isWatched: code => feed.isWatched(code),
    hasRoom: () => !room.isFull(),
    onOutdated: code => recovery.refresh(code),
    limits,
  });
  const recovery = new Recovery({
    host: registry.host,
    feed,
    clock,
    ...recoveryReports(registry, feed, chats, metrics, log),
  });
  const lobby = new LobbyFeed(
    () => lobbyNow(registry.all(), code => feed.watchersOf(code)),
    () => registry.revision,
    clock,
  );
  return { chats, feed, registry, lobby };
}

type Tables = ReturnType<typeof connectTables>;

interface GuestServices {
  readonly guests: Guests;
  readonly reviews: Reviews;
  readonly ledgers: LedgerDesk;
  readonly revoked: RevocationList;
  readonly feed: Feed;
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
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
}

/** Closes the pages of refused guests, and updates pages whose guest gets another id in the background. */
function followGuests(
  pages: ReadonlySet<SocketPage>,
  { guests, reviews, ledgers, revoked, feed, store, metrics, log }: GuestServices,
): void {
  closeRefused(pages, guests, revoked, log);
  store.inBackground({
    async onClean(person) {
      await ledgers.forget(person);
      const me = await guests.moveOn(person);
      if (!me) return;
      for (const page of pages) {
        if (page.me.id !== person) continue;
        page.device = guests.deviceAfter(person, page.device);
        feed.become(page, me);
      }
      reviews.become(person, me);
      log.info('a guest is forgotten');
    },
    onPacked: bytes => metrics.handBytes.observe(bytes),
    onUnreadable: (code, reason) =>
      log.error({ table: codeForLog(code), reason }, 'names in a damaged log cannot be replaced'),
  });
}

/** Keeps the set of open pages. */
function visitorsOf(
  pages: Set<SocketPage>,
  said: Visitors['said'],
  metrics: Metrics,
  { feed, lobby }: Tables,
  reviews: Reviews,
  ledgers: LedgerWatch,
): Visitors {
  return {
    came(page) {
      pages.add(page);
      metrics.sockets.inc();
    },
    said,
    slow: () => metrics.slowSockets.inc(),
    left(page) {
      pages.delete(page);
      metrics.sockets.dec();
      lobby.unwatch(page);
      feed.exitAll(page);
      reviews.exit(page);
      ledgers.exit(page);
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

/** Creates the receiver of pages' messages. */
function receiverFor(world: World, limits: Limits, parts: MessageServices) {
  const { log, clock } = world;
  const { tables, reviews, ledgers, guests, store, handshakes, metrics, isStopping } = parts;
  const handlers = serverHandlers({
    ...tables,
    reviews,
    ledgers,
    guests,
    wrongCodes: new ByAddress(limits.network.wrongCodes, clock.now),
    transcripts: createTranscripts(store),
    transcriptRate: new ByAddress(limits.network.transcripts, clock.now),
    clock,
  });
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
  const { config, secret, log } = world;
  const metrics = openMetrics();
  const ears: Ears = { hear() {} };
  const { store: rated, ratings } = rating(heard(measured(world.store, metrics, log), ears));
  const { store, archivist } = archiving(rated, log);
  const room = await watchRoom({ store, budgetBytes: config.diskBudgetBytes, metrics, log });
  const guests = openGuests(signedCookies(secret), store, revoked, world.clock.now);
  const runs = openRuns(world, store);
  return { metrics, store, archivist, ratings, ears, room, guests, bots: openThinkers(log), runs };
}

/** Opens the tables of events, which hear what is stored. */
function tablesOfEvents(registry: Registry, ears: Ears): EventTables {
  const tables = new EventTables(registry);
  ears.hear = (id, entries) => tables.hear(id, entries);
  return tables;
}

interface GateServices {
  readonly guests: Guests;
  readonly ledgers: Pick<Ledgers, 'eventOf'>;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly api: Parameters<typeof createApp>[0]['api'];
  readonly isReady: () => boolean;
}

/** Opens what lets requests and connections in. */
function openGate({ config, log, clock }: World, limits: Limits, services: GateServices) {
  const { guests, ledgers, room, metrics, api, isReady } = services;
  const http = createApp({ ...config, guests, metrics, log, api, isReady, notice: room.notice });
  const handshakes = new ByAddress(limits.network.handshakes, clock.now);
  const { eventOf } = ledgers;
  const admission = createAdmission({ ...config, guests, handshakes, limits, metrics, log, eventOf });
  return { http, admission, handshakes, io: openSockets(http, admission) };
}

/** Puts the parts of a server together; nothing runs yet. */
function assemble(
  world: World,
  ground: Awaited<ReturnType<typeof openGround>>,
  isOpen: () => boolean,
  isStopping: () => boolean,
) {
  const { log, limits = LIMITS, revoked = nobodyRevoked(), onHomeLost = () => {} } = world;
  const { metrics, store, archivist, ears, room, guests, bots, runs } = ground;
  const shelves = openShelves(world, limits, store, ground.ratings);
  const { archive, reviews } = shelves;
  const ledgers = openLedgers(world, limits, { store, guests, room, archive, archivist, bots });
  const services = { shelves, ledgers, guests, store, room, runs };
  const others = apiOf(world, limits, { ...services, findTable: code => registry.find(code) });
  const pages = new Set<SocketPage>();
  const api = withDevices(others, { ...world, ...services, limits, pages, registry: () => registry });
  const gate = openGate(world, limits, { ...services, metrics, api, isReady: isOpen });
  const { http, io, admission, handshakes } = gate;
  const tables = connectTables(world, limits, { io, bots, room, metrics, store, sealed: ledgers.duplicates });
  const { registry, feed } = tables;
  const eventTables = tablesOfEvents(registry, ears);

  followGuests(pages, { guests, reviews, ledgers: ledgers.desk, revoked, feed, store, metrics, log });
  const { watch } = ledgers;
  const messages = { tables, reviews, ledgers: watch, guests, store, handshakes, metrics, isStopping };
  const receive = receiverFor(world, limits, messages);
  serve(io, admission, visitorsOf(pages, receive, metrics, tables, reviews, watch));
  const tidy = keepTidy(world, { store, registry, feed, archivist });
  metrics.watch(() => statesOf(registry));

  async function onHome(): Promise<void> {
    await ledgers.begin(eventTables, registry, archivist);
    void runs.resume();
    if (store.isShared) tidy.begin();
  }
  const membership = new Membership({ store, registry, log, onHome, onHomeLost });
  return { http, io, registry, feed, ledgers, membership, tidy, revoked };
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
  const { http, io, registry, feed, ledgers, membership, tidy, revoked } = parts;
  const { store, room, bots, runs } = ground;

  await registry.remember();
  await membership.begin();
  const port = await listen(http, config.port, config.host);
  isReady = true;
  log.info({ port, tables: registry.size }, 'the server is open');
  void registry.wakeAll().then(() => store.isShared || tidy.begin());

  return {
    port,
    drain(longest) {
      isDraining = true;
      return drainHands(registry, longest, world);
    },
    async stop() {
      isReady = false;
      membership.end();
      tidy.stop();
      revoked.close();
      room.stop();
      registry.stop();
      feed.stop();
      await closeConnections(io, http);
      await runs.close();
      await ledgers.stop();
      await store.close();
      await bots.close();
      log.info('the server is closed');
    },
  };
}
