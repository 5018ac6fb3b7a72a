import type { AttendedGame, StoredReport } from '../peace.ts';
import { type Courses, type Steps, statement } from './statement.ts';

/* How attendance, private lists and reports change. */

export type PeaceJob =
  | {
      readonly kind: 'note-attendance';
      readonly game: string;
      /** Server time (ms) from which the game counts. */
      readonly countsFrom: number;
      readonly people: readonly AttendedGame[];
    }
  | {
      readonly kind: 'regard';
      readonly person: string;
      readonly list: string;
      readonly other: string;
      readonly at: number;
      readonly most: number;
    }
  | { readonly kind: 'disregard'; readonly person: string; readonly list: string; readonly other: string }
  | { readonly kind: 'keep-report'; readonly report: StoredReport }
  | { readonly kind: 'close-report'; readonly id: string; readonly closedAt: number }
  | { readonly kind: 'purge-reports'; readonly before: number };

/** `ended_at` is when the game counts from: its end, or when it could be seen if that is later. */
const ATTENDED = `INSERT INTO attendances (person, game, ended_at, finished) VALUES ($1, $2, $3, $4)
  ON CONFLICT (person, game) DO UPDATE SET ended_at = excluded.ended_at, finished = excluded.finished`;
const REGARD = `INSERT INTO regards (person, list, other, at) SELECT $1, $2, $3, $4
  WHERE (SELECT count(*) FROM regards WHERE person = $1 AND list = $2) < $5 ON CONFLICT DO NOTHING`;
const REPORT = `INSERT INTO reports (id, at, reporter, about, reason, text, table_id, game, hand, seq)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id`;
const LINE = 'INSERT INTO report_lines (report, number, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)';

/** Notes who stayed in a game, for good: what was known of a person in it is replaced. */
export function* attend(game: string, countsFrom: number, people: readonly AttendedGame[]): Steps {
  for (const { person, hasFinished } of people) yield statement(ATTENDED, person, game, countsFrom, hasFinished);
  yield statement('DELETE FROM to_attend WHERE id = $1', game);
}

function* keepReport({ report }: Extract<PeaceJob, { kind: 'keep-report' }>): Steps {
  const { id, at, by, about, reason, text, place, lines } = report;
  const { table, game, hand, seq } = place;
  const [kept] = yield statement(REPORT, id, at, by, about, reason, text, table, game, hand, seq);
  if (!kept) return;
  for (const [n, line] of lines.entries()) yield statement(LINE, id, n, line.person, line.name, line.text, line.at);
}

/** Deletes what is kept of a person: their games, lists and reports, where they stand in those of others, and what they said. */
export function* dropPeace(person: string): Steps {
  yield statement('DELETE FROM attendances WHERE person = $1', person);
  yield statement('DELETE FROM regards WHERE person = $1 OR other = $1', person);
  const theirs = 'SELECT id FROM reports WHERE reporter = $1 OR about = $1';
  yield statement(`DELETE FROM report_lines WHERE person = $1 OR report IN (${theirs})`, person);
  yield statement('DELETE FROM reports WHERE reporter = $1 OR about = $1', person);
}

function* purgeReports({ before }: Extract<PeaceJob, { kind: 'purge-reports' }>): Steps {
  yield statement('DELETE FROM report_lines WHERE report IN (SELECT id FROM reports WHERE at < $1)', before);
  yield statement('DELETE FROM reports WHERE at < $1', before);
}

export const PEACE_COURSES: Courses<PeaceJob> = {
  'note-attendance': ({ game, countsFrom, people }) => attend(game, countsFrom, people),
  regard: ({ person, list, other, at, most }) => statement(REGARD, person, list, other, at, most),
  disregard: ({ person, list, other }) =>
    statement('DELETE FROM regards WHERE person = $1 AND list = $2 AND other = $3', person, list, other),
  'keep-report': keepReport,
  'close-report': ({ id, closedAt }) => statement('UPDATE reports SET closed_at = $2 WHERE id = $1', id, closedAt),
  'purge-reports': purgeReports,
};
