import type { Entry, PersonId } from '@gorrion/protocol';
import { type BatchRow, decodeBatch, encodeBatch, encodeHand, isPacked } from './batch.ts';
import { scrubbed } from './scrub.ts';

/** Returns the rows of a log in which names change, with the new names. */
export function renamedRows(
  rows: readonly BatchRow[],
  people: readonly { readonly person: PersonId; readonly name: string }[],
): readonly BatchRow[] {
  const parts = rows.map(row => decodeBatch(row) ?? []);
  const after = people.reduce<readonly Entry[]>((all, { person, name }) => scrubbed(all, person, name), parts.flat());
  let start = 0;
  return rows.flatMap((row, n) => {
    const end = start + parts[n]!.length;
    const entries = after.slice(start, end);
    start = end;
    if (JSON.stringify(entries) === JSON.stringify(parts[n])) return [];
    return [(isPacked(row) ? encodeHand : encodeBatch)(row.table_id, entries)];
  });
}
