import type { UncountedFan } from '@gorrion/rules';

/** A fan that the hand holds once or more and that does not count, each time for the same reason. */
export interface UncountedRow {
  readonly fan: UncountedFan;
  readonly times: number;
}

/** Equal refusals on one line, dearest first. */
export function uncountedRows(uncounted: readonly UncountedFan[]): readonly UncountedRow[] {
  const rows = new Map<string, UncountedRow>();
  for (const fan of uncounted) {
    const key = `${fan.id} ${fan.principle} ${fan.by}`;
    rows.set(key, { fan, times: (rows.get(key)?.times ?? 0) + fan.times });
  }
  return [...rows.values()].sort((a, b) => b.fan.points - a.fan.points);
}
