import type { TableCode } from '@gorrion/protocol';
import { Feed, Recovery, type RecoveryPorts, type RunningTable, type SealedSource, Table } from '@gorrion/table';
import type { Thinkers } from './bots/thinkers.ts';
import { CallLinks } from './callLinks/callLinks.ts';
import { Casts } from './casts/casts.ts';
import { Chats } from './chat/chats.ts';
import { talkKeeper } from './chat/talkKeeper.ts';
import type { Cluster } from './cluster/cluster.ts';
import { codeForLog, type Log } from './config/log.ts';
import type { Guests } from './identity/guests.ts';
import type { Limits } from './limits/limits.ts';
import { Requests } from './limits/requests.ts';
import { LobbyFeed } from './lobby/lobbyFeed.ts';
import { type LobbyTable, lineFinder, lobbyNow, lobbyTables, seatFinder } from './lobby/summaries.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Room } from './monitoring/room.ts';
import type { Regards } from './peace/regards.ts';
import type { Peace } from './peacekeeping.ts';
import type { Store } from './persistence/store.ts';
import { heardBy, type TablePushes } from './push/tablePushes.ts';
import { queueOf } from './queue/playNow.ts';
import type { TableNetworks } from './ratings/networks.ts';
import type { RatingBooks } from './ratings/ratings.ts';
import { type RegisteredTable, Registry } from './tables/registry.ts';
import type { Rooms } from './transport/rooms.ts';
import { createSlices } from './transport/slices.ts';
import type { World } from './world.ts';

/** What tables need of the server. */
interface Ground {
  readonly cluster: Cluster;
  readonly rooms: Rooms;
  readonly bots: Thinkers;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly guests: Pick<Guests, 'isRevoked'>;
  readonly sealed: SealedSource;
  readonly networks: TableNetworks;
  /** Hears what the spectators of tables are sent. */
  readonly hearTable: TablePushes['hear'];
  readonly ratings: RatingBooks;
  readonly peace: Pick<Peace, 'shownNow'>;
  readonly regards: Regards;
  /** Limits how often people change call links, here and of groups. */
  readonly callLinkChanges: Requests;
}

/** Counts and logs faults of tables, keeps their talk, and closes those that fail again and again. */
const recoveryReports = (
  registry: Registry,
  feed: Feed,
  chats: Chats,
  networks: TableNetworks,
  metrics: Metrics,
  log: Log,
): Partial<RecoveryPorts<RegisteredTable>> => ({
  onFault(code, error, faults) {
    metrics.tableFaults.inc();
    log.error({ err: error, table: codeForLog(code), faults }, 'a table was stopped by its own fault');
  },
  onRestored(before, after) {
    chats.move(before, after);
    networks.move(before, after);
  },
  onNotShown: (code, error) =>
    log.error({ err: error, table: codeForLog(code) }, 'a restored table could not be shown'),
  onGivenUp(code) {
    log.error({ table: codeForLog(code) }, 'a table fails again and again and is closed');
    feed.dismiss(code, 'table-failed');
    registry.retire(code).catch((error: unknown) => log.error({ err: error }, 'a table could not be retired'));
  },
});

/** Returns what tells the other nodes what was said at a table that is handed over. */
const passTalkOn =
  (chats: Chats, cluster: Cluster) =>
  (table: RunningTable): void => {
    const lines = chats.talkOf(table);
    if (lines.length > 0) cluster.publish({ type: 'talk', code: table.id as TableCode, lines });
  };

const byAge = (tables: readonly LobbyTable[]) => tables.toSorted((a, b) => a.openedAt - b.openedAt);

/** Connects tables, pages and the lobby with each other. */
export function connectTables(world: World, limits: Limits, ground: Ground) {
  const { rooms, bots, room, metrics, store, guests, sealed, cluster, networks, ratings, peace, regards } = ground;
  const { config, log, clock, entropy, maker = Table } = world;
  const chats = new Chats(clock.now, limits, talkKeeper(store, log));
  const callLinks = new CallLinks({ store, service: config.callRooms, changes: ground.callLinkChanges });
  const feed: Feed = new Feed({
    find: code => registry.find(code),
    linesFor: (table, viewer) => chats.linesFor(table, viewer),
    callLinkOf: table => callLinks.of(table),
    clock,
    tellRoom(room, name, message) {
      rooms.tell(room, name, message);
      cluster.tellRoom(room, name, message);
    },
    slice: createSlices(error => log.error({ err: error }, 'watchers could not be told')),
    notShown: error => log.error({ err: error }, 'a page could not be shown its table'),
    shown: since => metrics.eventToViewSeconds.observe(Math.max(0, clock.now() - since) / 1000),
  });
  const publisher = heardBy(feed, ground.hearTable);
  const registry: Registry = new Registry({
    maker,
    ports: { clock, entropy, sealed, publisher, onFault: (code, error) => recovery.fault(code, error) },
    botsFor: asker => bots.for(asker),
    store,
    log,
    isWatched: code => feed.isWatched(code),
    hasRoom: () => !room.isFull(),
    onOutdated: code => recovery.refresh(code),
    onGiven: passTalkOn(chats, cluster),
    onTaken: cluster.took,
    onLost(code) {
      metrics.tablesLost.inc();
      cluster.lost(code);
    },
    isReachable: cluster.isReachable,
    eventHome: cluster.homeElsewhere,
    heirOf: cluster.heirOf,
    tablesElsewhere: cluster.countElsewhere,
    share: cluster.share,
    limits,
  });
  const reports = recoveryReports(registry, feed, chats, networks, metrics, log);
  const recovery = new Recovery({ host: registry.host, feed, clock, ...reports });
  networks.findBy(code => registry.find(code));
  const tablesHere = () => lobbyTables(registry.all(), code => feed.watchersOf(code));
  const everywhere = () => byAge([...tablesHere(), ...cluster.tablesElsewhere()]);
  const lobby = new LobbyFeed(
    () => lobbyNow(everywhere()),
    () => registry.revision,
    clock,
  );
  const people = { ratings: ratings.people, apart: regards, finishesOf: peace.shownNow };
  const queue = queueOf({ ...people, registry, feed, tables: everywhere, limits, clock, log });
  const rate = new Requests(limits.guest.casts, limits.network.casts, clock.now);
  const casts = new Casts({ store, feed, isRevoked: guests.isRevoked, rate, now: clock.now });
  const found = { lineOf: lineFinder(registry, feed, cluster), seatsOf: seatFinder(registry, feed, cluster) };
  return { casts, chats, callLinks, feed, registry, recovery, lobby, queue, tablesHere, everywhere, ...found };
}

export type Tables = ReturnType<typeof connectTables>;
