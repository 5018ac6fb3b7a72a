import type { Thinkers } from './bots/thinkers.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Membership } from './cluster/membership.ts';
import type { Ledgers } from './ledgers/open.ts';
import { hitsOf } from './limits/hits.ts';
import type { Limits } from './limits/limits.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Store } from './persistence/store.ts';
import type { Registry } from './tables/registry.ts';
import type { SocketPage } from './transport/page.ts';

interface WatchedParts {
  readonly registry: Registry;
  readonly store: Store;
  readonly ledgers: Ledgers;
  readonly membership: Membership;
  readonly cluster: Cluster;
  readonly pages: Iterable<SocketPage>;
  readonly bots: Thinkers;
  readonly limits: Limits;
}

/** Returns the figures of running tables for the metrics. */
const statesOf = (registry: Registry) =>
  [...registry.all()].map(({ table: { isFrozen, fault, state } }) => ({
    isFrozen,
    isFaulty: fault !== undefined,
    seats: state.places.map(({ kind }) => kind),
  }));

/** Has the metrics read what is there whenever they are asked for. */
export function watchFigures(metrics: Metrics, parts: WatchedParts): void {
  const { registry, store, ledgers, membership, cluster, pages, bots, limits } = parts;
  metrics.watch(() => statesOf(registry));
  metrics.watchLedgers(() => ledgers.desk.damagedCount);
  metrics.watchServer({
    people: () => new Set([...pages].flatMap(({ cast, me }) => (cast ? [] : me.id))).size,
    bots: () => bots.load,
    limitHits: () => hitsOf(limits),
  });
  metrics.watchNode({
    leaseAge: () => (store.isShared ? membership.leaseAge : 0),
    tablesOwned: () => registry.size,
    linksOpen: () => cluster.links,
    isBusUp: () => cluster.isBusUp,
  });
}
