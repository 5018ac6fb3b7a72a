import type { Entry, TableState } from '@gorrion/protocol';
import { evolveTable, unopened } from '@gorrion/table';
import type { SeenEntry } from '../client/store/following.ts';

/** Returns the entries of a table, each with the state before it. */
export function seenOf(entries: readonly Entry[]): readonly SeenEntry[] {
  let before: TableState = unopened;
  return entries.map(entry => {
    const seen = { entry, before };
    before = evolveTable(before, entry);
    return seen;
  });
}
