import type { FactRow } from '../ledgers.ts';
import { type Courses, type Steps, statement } from './statement.ts';

/* How ledgers change. */

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

/** Opens a ledger, and holds it until the transaction ends, so that facts of two nodes never mix. */
const OPEN = `INSERT INTO ledgers (id, kind, is_public) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET is_public = excluded.is_public`;
const ADD = 'INSERT INTO ledger_facts (ledger, seq, at, person, command, body) VALUES ($1, $2, $3, $4, $5, $6)';
const CHANGE = 'UPDATE ledger_facts SET person = $3, body = $4 WHERE ledger = $1 AND seq = $2';

/** Sets who has a part in a ledger. */
function* setPeople(id: string, people: ReadonlySet<string>): Steps {
  const rows = yield statement('SELECT person FROM ledger_people WHERE ledger = $1', id);
  // The deal of a day has thousands of people.
  const known = new Set(rows.map(({ person }) => person as string));
  for (const person of people)
    if (!known.has(person)) yield statement('INSERT INTO ledger_people (person, ledger) VALUES ($1, $2)', person, id);
  for (const person of known)
    if (!people.has(person)) yield statement('DELETE FROM ledger_people WHERE ledger = $1 AND person = $2', id, person);
}

function* addFacts(job: Extract<LedgerJob, { kind: 'add-facts' }>): Steps {
  const { id, ledger, rows, changed, people, isPublic } = job;
  yield statement(OPEN, id, ledger, isPublic);
  const [newest] = yield statement('SELECT coalesce(max(seq), 0) AS seq FROM ledger_facts WHERE ledger = $1', id);
  if (rows[0] && rows[0].seq !== Number(newest?.seq) + 1) throw new Error('these facts do not follow the ledger');
  for (const { seq, at, person, command, body } of rows) yield statement(ADD, id, seq, at, person, command, body);
  for (const { seq, person, body } of changed) yield statement(CHANGE, id, seq, person, body);
  yield* setPeople(id, new Set(people));
}

function* drop(id: string): Steps {
  yield statement('DELETE FROM ledger_facts WHERE ledger = $1', id);
  yield statement('DELETE FROM ledger_people WHERE ledger = $1', id);
  yield statement('DELETE FROM ledgers WHERE id = $1', id);
}

export const LEDGER_COURSES: Courses<LedgerJob> = { 'add-facts': addFacts, 'drop-ledger': ({ id }) => drop(id) };
