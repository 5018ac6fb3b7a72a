import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { courseOf, type SharedJob } from '../sql/jobs.ts';
import type { Row, Statement } from '../sql/statement.ts';

/* The shared statements as SQLite reads them. */

/** What is written otherwise here. A column's name is one word, a lock is not needed, and the summary says what is rated. */
const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
  [/\$(\d)/g, '?$1'],
  [/\b(ended|seen|used|called|closed|retired)_at\b/g, '$1At'],
  [/\bis_settled\b/g, 'isSettled'],
  [/\bis_signed_out\b/g, 'isSignedOut'],
  [/\bis_public\b/g, 'isPublic'],
  [/\bis_of_group\b/g, 'isOfGroup'],
  [/\bpublic_key\b/g, 'publicKey'],
  [/\bstrpos\(/g, 'instr('],
  [/ FOR UPDATE$/, ''],
  [/^LOCK TABLE .*/, 'SELECT 1 WHERE false'],
  [/, is_rated\)/, ')'],
  [/, \(\?7::text\)::jsonb \? 'ratedAt'\)/, ')'],
  [/, is_rated = excluded\.is_rated/, ''],
  [/\bis_rated\b/, "json_extract(summary, '$.ratedAt') IS NOT NULL"],
  [/::text/g, ''],
];

const forSqlite = (text: string): string =>
  DIFFERENCES.reduce((changed, [pattern, words]) => changed.replace(pattern, words), text);

/** Returns a function that carries out shared statements; each is prepared when it first comes. */
export function statementRunner(db: DatabaseSync): (statement: Statement) => readonly Row[] {
  const prepared = new Map<string, StatementSync>();
  return ({ text, values }) => {
    const known = prepared.get(text) ?? db.prepare(forSqlite(text));
    prepared.set(text, known);
    return known.all(...values.map(value => (typeof value === 'boolean' ? Number(value) : value)));
  };
}

/** Returns a function that carries out a shared change in the open transaction. */
export function sharedRunner(db: DatabaseSync): (job: SharedJob) => void {
  const run = statementRunner(db);
  return job => {
    const course = courseOf(job);
    if ('text' in course) return void run(course);
    for (let step = course.next(); !step.done; ) step = course.next(run(step.value));
  };
}
