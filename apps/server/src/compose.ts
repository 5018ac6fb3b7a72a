import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Clock, Table } from '@gorrion/table';
import { openThinkers } from './bots/thinkers.ts';
import { Chats } from './chat/chats.ts';
import type { Config } from './config/config.ts';
import { codeForLog, type Log } from './config/log.ts';
import { createApp } from './http/app.ts';
import { openMetrics } from './http/metrics.ts';
import { signedCookies } from './identity/cookie.ts';
import { openGuests } from './identity/guests.ts';
import { nobodyRevoked, type Revoked } from './identity/revoked.ts';
import { ByAddress } from './limits/byAddress.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { Recovery } from './lobby/recovery.ts';
import { Registry } from './lobby/registry.ts';
import type { TableMaker } from './lobby/runningTable.ts';
import { lobbyNow } from './lobby/summaries.ts';
import { createSweep } from './lobby/sweep.ts';
import { measured } from './persistence/measured.ts';
import { watchRoom } from './persistence/room.ts';
import type { Store } from './persistence/store.ts';
import { createAdmission } from './transport/admission.ts';
import { Feed } from './transport/feed.ts';
import { createHandlers } from './transport/handlers.ts';
import { LobbyFeed } from './transport/lobbyFeed.ts';
import type { Page } from './transport/page.ts';
import { createReceiver } from './transport/receive.ts';
import { createSlices } from './transport/slices.ts';
import { openSockets, roomTeller, serve } from './transport/sockets.ts';
import { createTranscripts } from './transport/transcripts.ts';

const SWEEP_EVERY = 60_000;
const DAY = 24 * 3600_000;
const LETTING_GO = 1000;
const DRAIN_LOOK = 500;

/** What a server is made from; a test hands it a store in memory, or one that fails. */
export interface World {
  readonly config: Config;
  readonly secret: Buffer;
  readonly store: Store;
  readonly log: Log;
  readonly clock: Clock;
  readonly limits?: Limits;
  /** Guests whose cookies prove nobody; nobody where it is left out. */
  readonly revoked?: Revoked;
  /** Makes tables; a test gives some that fail. */
  readonly maker?: TableMaker;
}

export interface RunningServer {
  readonly port: number;
  /** Lets hands in play end before a stop, as long as that may last (ms); resolves when none is played any more. */
  drain(longest: number): Promise<void>;
  /** Tells everybody, writes everything, lets go of everything. Tables wait in their logs for the next start. */
  stop(): Promise<void>;
}

/** Puts the parts together: the one place that knows them all. */
export async function openServer(world: World): Promise<RunningServer> {
  const {
    config,
    secret,
    store: bareStore,
    log,
    clock,
    limits = LIMITS,
    maker = Table,
    revoked = nobodyRevoked(),
  } = world;
  const metrics = openMetrics();
  const store = measured(bareStore, metrics, log);
  const room = await watchRoom({ store, budgetBytes: config.diskBudgetBytes, metrics, log });
  const guests = openGuests(signedCookies(secret), store, revoked);
  const bots = openThinkers(log);
  let isReady = false;
  let isDraining = false;

  const http = createApp({
    ...config,
    guests,
    metrics,
    log,
    isReady: () => isReady && !isDraining,
    notice: room.notice,
  });
  const handshakes = new ByAddress(limits.network.handshakes, clock.now);
  const admission = createAdmission({ ...config, guests, handshakes, limits, metrics });
  const io = openSockets(http, admission);

  const slice = createSlices(error => log.error({ err: error }, 'watchers could not be told'));
  const chats = new Chats(clock.now, limits);
  const feed: Feed = new Feed({
    find: code => registry.find(code),
    linesFor: (table, viewer) => chats.linesFor(table, viewer),
    clock,
    tellRoom: roomTeller(io),
    slice,
    notShown: error => log.error({ err: error }, 'a page could not be shown its table'),
    shown: since => metrics.eventToViewSeconds.observe(Math.max(0, clock.now() - since) / 1000),
  });
  const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const registry: Registry = new Registry({
    maker,
    ports: { clock, store, entropy, publisher: feed, onFault: (code, error) => recovery.fault(code, error) },
    botsFor: asker => bots.for(asker),
    store,
    log,
    isWatched: code => feed.isWatched(code),
    hasRoom: () => !room.isFull(),
    limits,
  });
  const recovery = new Recovery({ registry, feed, chats, metrics, log, clock });
  const lobby = new LobbyFeed(
    () => lobbyNow(registry.all(), code => feed.watchersOf(code)),
    () => registry.revision,
    clock,
  );
  const wrongCodes = new ByAddress(limits.network.wrongCodes, clock.now);
  const transcripts = createTranscripts(store);
  const transcriptRate = new ByAddress(limits.network.transcripts, clock.now);
  const parts = { guests, registry, feed, lobby, chats, wrongCodes, transcripts, transcriptRate, clock };
  const handlers = createHandlers(parts);
  const receive = createReceiver({
    handlers,
    limits: limits.socket,
    now: clock.now,
    isStopping: () => !isReady,
    onCut: ({ network }) => network !== undefined && handshakes.fine(network, limits.network.fineForOffences),
    metrics,
    log,
  });

  const pages = new Set<Page>();
  revoked.onRevoked(person => {
    for (const page of pages) {
      if (page.me.id !== person) continue;
      page.tell('notice', { code: 'cookie-revoked' });
      page.close();
    }
    log.info('the cookie of a guest is revoked');
  });
  store.inBackground({
    async onClean(person) {
      const me = await guests.moveOn(person);
      if (!me) return;
      for (const page of pages) if (page.me.id === person) feed.become(page, me);
      log.info('a guest is forgotten');
    },
    onPacked: bytes => metrics.handBytes.observe(bytes),
    onUnreadable: (code, reason) =>
      log.error({ table: codeForLog(code), reason }, 'names in a damaged log cannot be replaced'),
  });

  serve(io, admission, {
    came(page) {
      pages.add(page);
      metrics.sockets.inc();
    },
    said: receive,
    slow: () => metrics.slowSockets.inc(),
    left(page) {
      pages.delete(page);
      metrics.sockets.dec();
      lobby.unwatch(page);
      feed.exitAll(page);
    },
  });

  const sweep = createSweep(clock.now);
  const sweeping = setInterval(() => {
    for (const code of sweep(registry.all(), code => feed.isWatched(code)))
      registry.retire(code).catch((error: unknown) => log.error({ err: error }, 'a table could not be retired'));
  }, SWEEP_EVERY);
  const keep = config.retentionDays * DAY;
  const purge = () => {
    if (keep === 0) return;
    store.purge(Date.now() - keep).then(
      count => count > 0 && log.info({ count }, 'tables that were over for long are forgotten'),
      (error: unknown) => log.error({ err: error }, 'old tables could not be forgotten'),
    );
  };
  const purging = setInterval(purge, DAY / 24);
  metrics.watch(() =>
    [...registry.all()].map(({ table: { isFrozen, fault, state } }) => ({
      isFrozen,
      isFaulty: fault !== undefined,
      seats: state.places.map(({ kind }) => kind),
    })),
  );

  registry.remember();
  http.listen(config.port, config.host);
  await once(http, 'listening');
  isReady = true;
  const { port } = http.address() as AddressInfo;
  log.info({ port, tables: registry.size }, 'the server is open');
  void registry.wakeAll().then(purge);

  return {
    port,
    async drain(longest) {
      isDraining = true;
      const end = clock.now() + longest;
      for (let playing = registry.drain(); playing > 0 && clock.now() < end; playing = registry.drain()) {
        log.info({ playing }, 'waiting for hands to end');
        await new Promise<void>(next => clock.at(clock.now() + DRAIN_LOOK, next));
      }
    },
    async stop() {
      isReady = false;
      clearInterval(sweeping);
      clearInterval(purging);
      revoked.close();
      room.stop();
      registry.stop();
      feed.stop();
      io.emit('notice', { code: 'server-stopping' });
      // What was said in this turn of the event loop leaves at its end.
      await new Promise(setImmediate);
      const letGo = setTimeout(() => http.closeAllConnections(), LETTING_GO);
      await io.close();
      clearTimeout(letGo);
      await store.close();
      await bots.close();
      log.info('the server is closed');
    },
  };
}
