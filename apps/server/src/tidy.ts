import type { Clock, Feed } from '@gorrion/table';
import type { Archivist } from './archive/archivist.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { Store } from './persistence/store.ts';
import type { Registry } from './tables/registry.ts';
import { createSweep } from './tables/sweep.ts';

const SWEEP_EVERY = 60_000;
const DAY = 24 * 3600_000;

interface Setup {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
}

interface TidyServices {
  readonly store: Store;
  readonly registry: Registry;
  readonly feed: Feed;
  readonly archivist: Archivist;
}

/**
 * Removes idle tables every minute. From `begin` on, which one node of several calls, it also deletes old logs every hour;
 * `begin` does so at once, and keeps the games that ended before the server was killed.
 */
export function keepTidy({ config, log, clock }: Setup, { store, registry, feed, archivist }: TidyServices) {
  const sweep = createSweep(clock.now);
  const sweeping = setInterval(() => {
    for (const code of sweep(registry.all(), code => feed.isWatched(code)))
      registry.retire(code).catch((error: unknown) => log.error({ err: error }, 'a table could not be retired'));
  }, SWEEP_EVERY);
  const keep = config.retentionDays * DAY;
  const keepGames = config.gameRetentionDays * DAY;
  const purge = () => {
    if (keepGames > 0)
      store
        .purgeGames(Date.now() - keepGames)
        .catch((error: unknown) => log.error({ err: error }, 'old games could not be forgotten'));
    if (keep === 0) return;
    store
      .purgeReports(Date.now() - keep)
      .catch((error: unknown) => log.error({ err: error }, 'old reports could not be forgotten'));
    store.purge(Date.now() - keep).then(
      count => count > 0 && log.info({ count }, 'tables that were over for long are forgotten'),
      (error: unknown) => log.error({ err: error }, 'old tables could not be forgotten'),
    );
  };
  let purging: NodeJS.Timeout | undefined;
  return {
    begin(): void {
      for (const { record, table } of registry.all())
        if (table.state.session.phase === 'over') void archivist.look(record.code);
      purge();
      purging ??= setInterval(purge, DAY / 24);
    },
    stop(): void {
      clearInterval(sweeping);
      clearInterval(purging);
    },
  };
}
