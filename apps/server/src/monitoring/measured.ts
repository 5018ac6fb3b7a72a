import { StaleAppend, StaleOwner } from '@gorrion/table';
import { codeForLog, type Log, sparingly } from '../config/log.ts';
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
  const complain = sparingly(log);
  store.onStream?.(news => {
    if ('streamedTo' in news) metrics.streamedTo.set(news.streamedTo / 1000);
    else complain(new Error(news.streamError), 'what is written is not copied to BACKUP_DIR');
  });
  return {
    ...store,
    async append(tableId, entries, epoch) {
      const started = performance.now();
      try {
        await store.append(tableId, entries, epoch);
        metrics.entries.inc(entries.length);
      } catch (error) {
        metrics.appendFailures.inc();
        const table = codeForLog(tableId);
        if (error instanceof StaleOwner) log.error({ err: error, table }, 'another server has taken over a table');
        else if (error instanceof StaleAppend) log.error({ err: error, table }, 'a log has more than its table knew');
        throw error;
      } finally {
        metrics.appendSeconds.observe((performance.now() - started) / 1000);
      }
    },
  };
}
