import type { DatabaseSync } from 'node:sqlite';
import type { BatchRow } from '../batch.ts';
import type { TableRecord } from '../store.ts';

/** What the writer can be asked to do. */
export type Job =
  | { readonly kind: 'append'; readonly row: BatchRow }
  | { readonly kind: 'register'; readonly record: TableRecord }
  | { readonly kind: 'retire'; readonly code: string; readonly at: number }
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'cut-tail'; readonly tableId: string };

export interface Numbered {
  readonly id: number;
  readonly job: Job;
}

export interface Done {
  readonly id: number;
  readonly error?: string;
}

/** Prepares the statements once; the result does one job inside whatever transaction is open. */
export function jobRunner(db: DatabaseSync): (job: Job) => void {
  const append = db.prepare('INSERT INTO log (version, table_id, body, checksum) VALUES (?, ?, ?, ?)');
  const register = db.prepare('INSERT INTO tables (code, host, request, openedAt) VALUES (?, ?, ?, ?)');
  const retire = db.prepare('UPDATE tables SET retiredAt = ? WHERE code = ?');
  const rename = db.prepare(
    'INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
  );
  const cutTail = db.prepare('DELETE FROM log WHERE id = (SELECT max(id) FROM log WHERE table_id = ?)');

  return job => {
    switch (job.kind) {
      case 'append':
        return void append.run(job.row.version, job.row.table_id, job.row.body, job.row.checksum);
      case 'register':
        return void register.run(job.record.code, job.record.host, job.record.request, job.record.openedAt);
      case 'retire':
        return void retire.run(job.at, job.code);
      case 'rename':
        return void rename.run(job.person, job.name);
      case 'cut-tail':
        return void cutTail.run(job.tableId);
    }
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** One commit, and so one fsync, for the whole group; when it fails, each alone, so that one bad job harms only itself. */
export function commitGroup(db: DatabaseSync, run: (job: Job) => void, group: readonly Numbered[]): Done[] {
  try {
    inTransaction(db, () => {
      for (const { job } of group) run(job);
    });
    return group.map(({ id }) => ({ id }));
  } catch (error) {
    const [only, ...others] = group;
    if (only && others.length === 0) return [{ id: only.id, error: messageOf(error) }];
    return group.flatMap(one => commitGroup(db, run, [one]));
  }
}
