import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@gorrion/protocol';
import { assemble, encodeBatch } from '../batch.ts';
import { scrubbed } from '../scrub.ts';
import type { Job } from './jobs.ts';
import { rowReader } from './rows.ts';

/*
 * What is left to do in the background, read from the database itself: a server that was killed finds it again. One
 * step at a time; the steps are small, so that whoever plays can come between.
 */

export type Step =
  | { readonly kind: 'write'; readonly job: Job }
  /** Nothing stored says any more what this person was called. */
  | { readonly kind: 'clean'; readonly person: PersonId }
  /** A log that cannot be read, so that names in it cannot be replaced: an operator has to look at it. */
  | { readonly kind: 'unreadable'; readonly tableId: string; readonly reason: string };

const CLEAN = `SELECT person FROM forgotten WHERE isSettled = 0
  AND NOT EXISTS (SELECT 1 FROM to_forget WHERE to_forget.person = forgotten.person) LIMIT 1`;
const NAMED = `SELECT DISTINCT table_id FROM to_forget JOIN tables ON code = table_id WHERE retiredAt IS NOT NULL`;
const WANTED = 'SELECT person, name FROM to_forget JOIN forgotten USING (person) WHERE table_id = ?';

/** Prepares the statements once; the result says what to do next, or undefined if nothing is left. */
export function nextStepOf(db: DatabaseSync): () => Step | undefined {
  const clean = db.prepare(CLEAN);
  const named = db.prepare(NAMED);
  const wanted = db.prepare(WANTED);
  const rowsOf = rowReader(db);
  const unreadable = new Set<string>();

  /** Replaces the names of all who want that in the log of a table that is over. */
  function scrub(tableId: string): Step {
    const people = wanted.all(tableId) as { person: PersonId; name: string }[];
    const rows = rowsOf(tableId);
    const log = assemble(rows);
    if (log.kind === 'damaged') {
      unreadable.add(tableId);
      return { kind: 'unreadable', tableId, reason: log.reason };
    }
    const entries = people.reduce((all, { person, name }) => scrubbed(all, person, name), log.entries);
    return {
      kind: 'write',
      job: {
        kind: 'replace',
        tableId,
        dropped: rows.map(({ seq }) => seq),
        rows: entries.length > 0 ? [encodeBatch(tableId, entries)] : [],
        forgotten: people.map(({ person }) => person),
      },
    };
  }

  return () => {
    const done = clean.get();
    if (done) return { kind: 'clean', person: done.person as PersonId };
    const table = named.all().find(({ table_id }) => !unreadable.has(table_id as string));
    return table && scrub(table.table_id as string);
  };
}
