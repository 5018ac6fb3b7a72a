import type { UncountedFan } from '@gorrion/rules';

/** A fan that the hand contains and does not count, once or more for the same reason. */
export interface UncountedRow {
  readonly fan: UncountedFan;
  readonly times: number;
}

/** Returns the uncounted fans, highest first; equal fans with equal reasons share a row. */
export function uncountedRows(uncounted: readonly UncountedFan[]): readonly UncountedRow[] {
  const rows = new Map<string, UncountedRow>();
  for (const fan of uncounted) {
    const key = `${fan.id} ${fan.principle} ${fan.by}`;
    rows.set(key, { fan, times: (rows.get(key)?.times ?? 0) + fan.times });
  }
  return [...rows.values()].sort((a, b) => b.fan.points - a.fan.points);
}
