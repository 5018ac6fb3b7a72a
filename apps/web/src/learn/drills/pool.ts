import { type DrillKind, type DrillQuestion, loadPool } from '@gorrion/learn/drills';

const pools = new Map<DrillKind, Promise<readonly DrillQuestion[]>>();

/**
 * Returns the questions of the pool of a kind. The file is fetched once, when it is first asked for; rejects if it cannot
 * be fetched, and the next call tries again.
 */
export function poolOf(kind: DrillKind): Promise<readonly DrillQuestion[]> {
  const known = pools.get(kind);
  if (known) return known;
  const loading = loadPool(kind).then(({ questions }) => questions);
  pools.set(kind, loading);
  loading.catch(() => pools.delete(kind));
  return loading;
}
