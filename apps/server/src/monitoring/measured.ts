import { StaleAppend } from '@gorrion/table';
import { codeForLog, type Log } from '../config/log.ts';
import type { Store } from '../persistence/store.ts';
import type { Metrics } from './metrics.ts';

/**
 * Wraps a store: measures the duration and failures of appends, and logs each table that another writer has written to.
 */
export function measured(store: Store, metrics: Metrics, log: Log): Store {
  store.onCommit?.((seconds, writes) => {
    metrics.commitSeconds.observe(seconds);
    metrics.commitWrites.observe(writes);
  });
  return {
    ...store,
    async append(tableId, entries) {
      const started = performance.now();
      try {
        await store.append(tableId, entries);
        metrics.entries.inc(entries.length);
      } catch (error) {
        metrics.appendFailures.inc();
        if (error instanceof StaleAppend)
          log.error({ err: error, table: codeForLog(tableId) }, 'another writer has written to a table: it is frozen');
        throw error;
      } finally {
        metrics.appendSeconds.observe((performance.now() - started) / 1000);
      }
    },
  };
}
