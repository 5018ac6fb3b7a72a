import type { Entry, TableState } from '@gorrion/protocol';
import { evolveTable, unopened } from '@gorrion/table';
import type { SeenEntry } from '../store/following.ts';

/** The facts of a table, each with the table on which it happened. */
export function seenOf(entries: readonly Entry[]): readonly SeenEntry[] {
  let before: TableState = unopened;
  return entries.map(entry => {
    const seen = { entry, before };
    before = evolveTable(before, entry);
    return seen;
  });
}
