import type { Metrics } from '../http/metrics.ts';
import type { Store } from './store.ts';

/** The same store, with how long it takes to be sure and how often it fails on a graph. */
export function measured(store: Store, metrics: Metrics): Store {
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
        throw error;
      } finally {
        metrics.appendSeconds.observe((performance.now() - started) / 1000);
      }
    },
  };
}
