import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.ts';
import type { Notice } from './cluster/messages.ts';
import type { HttpApi } from './http/apis.ts';
import type { Guests } from './identity/guests.ts';
import type { RevocationList } from './identity/revoked.ts';
import type { LedgerDesk } from './ledgers/desk.ts';
import { ByAddress } from './limits/byAddress.ts';
import type { Limits } from './limits/limits.ts';
import type { LobbyTable } from './lobby/summaries.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { READ_EVERY, Readings } from './monitoring/reading.ts';
import type { Room } from './monitoring/room.ts';
import { Announcements } from './operator/announcements.ts';
import { operatorApi } from './operator/api.ts';
import { Backups } from './operator/backups.ts';
import { OperatorDesk } from './operator/desk.ts';
import { figuresOf } from './operator/figures.ts';
import { History, sampleOf } from './operator/history.ts';
import { NodeBook } from './operator/nodes.ts';
import { OperatorSessions } from './operator/sessions.ts';
import { OperatorViews } from './operator/view.ts';
import type { NodeId } from './persistence/ownership.ts';
import type { Store } from './persistence/store.ts';
import type { Steering } from './steering.ts';
import type { Registry } from './tables/registry.ts';
import type { SocketPage } from './transport/page.ts';
import type { World } from './world.ts';

/* The part of a server that its operator sees and steers by a page. */

/** Ms in which a node does what it is told, and between two looks whether it has. */
const [OBEYED, LOOK] = [8000, 200];

interface OperatingServices {
  readonly limits: Limits;
  readonly guests: Guests;
  readonly store: Store;
  readonly room: Room;
  readonly metrics: Metrics;
  readonly revoked: RevocationList;
  readonly cluster: Cluster;
  readonly pages: Iterable<SocketPage>;
  readonly ledgers: { readonly desk: LedgerDesk };
  readonly isHome: () => boolean;
  /** Have the tables, and whether this node takes any, once the server is put together. */
  readonly registry: () => Registry;
  readonly everywhere: () => readonly LobbyTable[];
  readonly steering: () => Steering;
}

/** Looks again and again at how this node is doing, notes it, and tells the others. */
function watchOf(world: World, services: OperatingServices, announcements: Announcements) {
  const { clock, log } = world;
  const { metrics, store, cluster, isHome, steering } = services;
  const readings = new Readings(metrics.registry);
  const nodes = new NodeBook();
  const history = new History(clock.now);
  const startedAt = Math.floor(clock.now());
  async function look(): Promise<void> {
    try {
      await readings.look();
      const { isDraining } = steering();
      const hasDisk = store.space !== undefined;
      const figures = figuresOf(readings, { startedAt, isHome: isHome(), isDraining, hasDisk });
      if (!figures) return;
      nodes.hear(cluster.self, figures);
      cluster.publish({ type: 'figures', node: cluster.self, figures });
      history.note(sampleOf(nodes.all(cluster.living)));
      await announcements.look();
    } catch (error) {
      log.error({ err: error }, 'the figures for the operator could not be read');
    }
  }
  let timer: NodeJS.Timeout | undefined;
  return {
    nodes,
    history,
    look,
    /** Returns the moment (server ms) up to which `BACKUP_DIR` has everything, at the latest the start; null without it. */
    copiedTo: (): number | null => {
      if (!world.config.backup) return null;
      return Math.max(startedAt, (readings.newest?.value('gorrion_backup_seconds') ?? 0) * 1000);
    },
    async begin(): Promise<void> {
      await look();
      timer = setInterval(() => void look(), READ_EVERY);
    },
    stop(): void {
      clearInterval(timer);
      readings.stop();
    },
  };
}

/** Drains nodes, this one or others; resolves once they say that it is so. */
const drainer =
  ({ cluster, steering }: OperatingServices, { nodes, look }: ReturnType<typeof watchOf>) =>
  async (node: NodeId, isDraining: boolean): Promise<'node-silent' | undefined> => {
    if (node === cluster.self) {
      if (isDraining) steering().drain();
      else if (!steering().undrain()) return 'node-silent';
      await look();
      return undefined;
    }
    cluster.publish({ type: 'drain', node, isDraining });
    for (let waited = 0; waited < OBEYED; waited += LOOK) {
      if (nodes.figuresOf(node)?.isDraining === isDraining) return undefined;
      await pause(LOOK);
    }
    return 'node-silent';
  };

export function openOperating(world: World, services: OperatingServices) {
  const { config, clock, log } = world;
  const { limits, guests, store, room, revoked, cluster, pages, ledgers, registry, everywhere, steering } = services;
  const publish = () => cluster.publish({ type: 'announced' });
  const announcements = new Announcements({ store, pages, publish, now: clock.now, log });
  const backups = new Backups({ folders: world.backups, store, now: clock.now, log });
  const watch = watchOf(world, services, announcements);
  const { nodes, history, copiedTo } = watch;
  const living = () => cluster.living;
  const drain = drainer(services, watch);
  const views = new OperatorViews({
    ...{ store, revoked, nodes, living, history, backups, copiedTo, announcements, room },
    namesOf: guests.namesOf,
    tables: everywhere,
    tablesHere: () => registry().all(),
    ledgers: ledgers.desk,
    now: clock.now,
  });
  const desk = new OperatorDesk({
    ...{ store, revoked, announcements, backups, drain },
    revocations: world.revocations,
    nameOf(node) {
      const found = living().find(({ id }) => id === node);
      return found && (found.address ?? '');
    },
    now: clock.now,
  });
  const options = {
    ...{ desk, views, origins: config.origins },
    sessions: new OperatorSessions({ store, now: clock.now }),
    requests: new ByAddress(limits.network.operator, clock.now),
    wrongKeys: new ByAddress(limits.network.operatorKeys, clock.now),
  };
  return {
    /** Answers requests of the page; `others` answers while it is off. */
    api: (others: HttpApi): HttpApi => operatorApi({ ...options, others }),
    greet: announcements.greet.bind(announcements),
    /** Hears other nodes. */
    hear(notice: Notice): void {
      if (notice.type === 'figures') nodes.hear(notice.node, notice.figures);
      else if (notice.type === 'announced') void announcements.look();
      else if (notice.type === 'drain' && notice.node === cluster.self) {
        if (notice.isDraining) steering().drain();
        else steering().undrain();
        void watch.look();
      }
    },
    begin: watch.begin,
    async stop(): Promise<void> {
      watch.stop();
      await backups.stop();
    },
  };
}

export type Operating = ReturnType<typeof openOperating>;
