import type { DatabaseSync } from 'node:sqlite';
import type { FactRow } from '../ledgers.ts';
import { type Statements as NamedStatements, prepareAll } from './statements.ts';

/** What the writer does with ledgers. */
export type LedgerJob =
  | {
      readonly kind: 'add-facts';
      readonly id: string;
      readonly ledger: string;
      readonly rows: readonly FactRow[];
      /** Rows that take the place of those with the same numbers. */
      readonly changed: readonly FactRow[];
      readonly people: readonly string[];
      readonly isPublic: boolean;
    }
  | { readonly kind: 'drop-ledger'; readonly id: string };

const STATEMENTS = {
  open: `INSERT INTO ledgers (id, kind, isPublic) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET isPublic = excluded.isPublic`,
  newest: 'SELECT ifnull(max(seq), 0) AS seq FROM ledger_facts WHERE ledger = ?',
  add: 'INSERT INTO ledger_facts (ledger, seq, at, person, command, body) VALUES (?, ?, ?, ?, ?, ?)',
  change: 'UPDATE ledger_facts SET person = ?, body = ? WHERE ledger = ? AND seq = ?',
  person: 'INSERT OR IGNORE INTO ledger_people (person, ledger) VALUES (?, ?)',
  leave: `DELETE FROM ledger_people WHERE ledger = ?1
      AND person NOT IN (SELECT value FROM json_each(?2))`,
  dropFacts: 'DELETE FROM ledger_facts WHERE ledger = ?',
  dropPeople: 'DELETE FROM ledger_people WHERE ledger = ?',
  drop: 'DELETE FROM ledgers WHERE id = ?',
} as const;

type Statements = NamedStatements<keyof typeof STATEMENTS>;

const LEDGER_JOBS: ReadonlySet<string> = new Set<LedgerJob['kind']>(['add-facts', 'drop-ledger']);

export const isLedgerJob = (job: { readonly kind: string }): job is LedgerJob => LEDGER_JOBS.has(job.kind);

function addFacts(sql: Statements, job: Extract<LedgerJob, { kind: 'add-facts' }>): void {
  const { id, ledger, rows, changed, people, isPublic } = job;
  const stored = Number(sql.newest.get(id)?.seq);
  if (rows[0] && rows[0].seq !== stored + 1) throw new Error('these facts do not follow the ledger');
  sql.open.run(id, ledger, isPublic ? 1 : 0);
  for (const { seq, at, person, command, body } of rows) sql.add.run(id, seq, at, person, command, body);
  for (const { seq, person, body } of changed) sql.change.run(person, body, id, seq);
  for (const person of people) sql.person.run(person, id);
  sql.leave.run(id, JSON.stringify(people));
}

/** Prepares the statements; the result runs one job in the open transaction. */
export function ledgerJobRunner(db: DatabaseSync): (job: LedgerJob) => void {
  const sql: Statements = prepareAll(db, STATEMENTS);
  return job => {
    if (job.kind === 'add-facts') return addFacts(sql, job);
    sql.dropFacts.run(job.id);
    sql.dropPeople.run(job.id);
    sql.drop.run(job.id);
  };
}
