import type { DatabaseSync } from 'node:sqlite';
import type { BatchRow } from '../batch.ts';
import type { TableRecord } from '../store.ts';

/** What the writer can be asked to do. */
export type Job =
  /** `after`: number of the entry that must be the newest stored one of this table; 0 for an empty log. */
  | { readonly kind: 'append'; readonly row: BatchRow; readonly after: number; readonly sitters: readonly string[] }
  | { readonly kind: 'register'; readonly record: TableRecord }
  | { readonly kind: 'retire'; readonly code: string; readonly at: number }
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'cut-tail'; readonly tableId: string }
  | { readonly kind: 'forget'; readonly person: string; readonly name: string }
  /** The same log in other words, as one batch. */
  | { readonly kind: 'rewrite'; readonly row: BatchRow }
  | { readonly kind: 'purge'; readonly code: string };

export interface Numbered {
  readonly id: number;
  readonly job: Job;
}

export interface Done {
  readonly id: number;
  readonly error?: Failure;
}

/** An error as it crosses from one thread to another. */
export interface Failure {
  readonly message: string;
  readonly isStale: boolean;
}

/** This thread's `StaleAppend`: the game, where that class lives, need not be loaded here. */
class StaleWriter extends Error {}

/** What became of one group, and how long its commit took. */
export interface GroupDone {
  readonly done: readonly Done[];
  readonly seconds: number;
}

/** Prepares the statements once; the result does one job inside whatever transaction is open. */
export function jobRunner(db: DatabaseSync): (job: Job) => void {
  const append = db.prepare('INSERT INTO log (version, table_id, seq, body, checksum) VALUES (?, ?, ?, ?, ?)');
  const register = db.prepare('INSERT INTO tables (code, host, request, openedAt) VALUES (?, ?, ?, ?)');
  const retire = db.prepare('UPDATE tables SET retiredAt = ? WHERE code = ?');
  const rename = db.prepare(
    'INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
  );
  const sat = db.prepare('INSERT OR IGNORE INTO sat (person, table_id) VALUES (?, ?)');
  const unname = db.prepare('DELETE FROM guests WHERE id = ?');
  const forget = db.prepare(
    'INSERT INTO forgotten (person, name) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET name = excluded.name',
  );
  const remember = db.prepare('DELETE FROM forgotten WHERE person = ?');
  const dropLog = db.prepare('DELETE FROM log WHERE table_id = ?');
  const dropSitters = db.prepare('DELETE FROM sat WHERE table_id = ?');
  const dropTable = db.prepare('DELETE FROM tables WHERE code = ?');
  const newest = db.prepare('SELECT max(seq) AS seq FROM log WHERE table_id = ?');
  const cutTail = db.prepare(
    'DELETE FROM log WHERE id = (SELECT id FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1)',
  );
  const insert = ({ version, table_id, seq, body, checksum }: BatchRow) =>
    void append.run(version, table_id, seq, body, checksum);

  /** Throws unless the stored log ends where its writer believes: two writers never mix their entries in one log. */
  function assertNext(tableId: string, after: number): void {
    const stored = Number(newest.get(tableId)?.seq ?? 0);
    if (stored !== after)
      throw new StaleWriter(`entry ${after + 1} does not follow the stored log, which ends with entry ${stored}`);
  }

  return job => {
    switch (job.kind) {
      case 'append':
        assertNext(job.row.table_id, job.after);
        for (const person of job.sitters) sat.run(person, job.row.table_id);
        return insert(job.row);
      case 'register':
        return void register.run(job.record.code, job.record.host, job.record.request, job.record.openedAt);
      case 'retire':
        return void retire.run(job.at, job.code);
      case 'rename':
        remember.run(job.person);
        return void rename.run(job.person, job.name);
      case 'cut-tail':
        return void cutTail.run(job.tableId);
      case 'forget':
        unname.run(job.person);
        return void forget.run(job.person, job.name);
      case 'rewrite':
        dropLog.run(job.row.table_id);
        return insert(job.row);
      case 'purge':
        dropLog.run(job.code);
        dropSitters.run(job.code);
        return void dropTable.run(job.code);
    }
  };
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  isStale: error instanceof StaleWriter,
});

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
    if (only && others.length === 0) return [{ id: only.id, error: failureOf(error) }];
    return group.flatMap(one => commitGroup(db, run, [one]));
  }
}
