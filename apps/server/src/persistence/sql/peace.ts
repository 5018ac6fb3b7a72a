import type { GameId } from '@gorrion/protocol';
import type { PeaceStore, RegardedPerson, ReportBox, ReportedLine, StoredReport } from '../peace.ts';
import type { PeaceJob } from './peaceJobs.ts';
import type { Sql } from './statement.ts';

/* Attendance, private lists and reports in either database. */

const ATTENDED = `SELECT finished FROM attendances WHERE person = $1 AND ended_at <= $3 ORDER BY ended_at DESC, game DESC LIMIT $2`;
const REPORTS = `SELECT id, at, reporter, about, reason, text, table_id AS "table", game, hand, seq, closed_at AS "closedAt" FROM reports`;
const LINES = 'SELECT person, name, text, at FROM report_lines WHERE report = $1 ORDER BY number';

type ReportRow = Omit<StoredReport, 'by' | 'place' | 'lines'> &
  StoredReport['place'] & { readonly reporter: StoredReport['by'] };

const reportFrom = (
  { reporter, table, game, hand, seq, ...rest }: ReportRow,
  lines: readonly ReportedLine[],
): StoredReport => ({ ...rest, by: reporter, place: { table, game, hand, seq }, lines });

/** What the operator's command needs of either database. */
export const reportBox = ({ rows, write }: Sql<PeaceJob>): ReportBox => ({
  async reports(all) {
    const found = await rows<ReportRow>(`${REPORTS} WHERE $1 = 1 OR closed_at IS NULL ORDER BY at, id`, all ? 1 : 0);
    return found.map(row => reportFrom(row, []));
  },
  async report(id) {
    const [row] = await rows<ReportRow>(`${REPORTS} WHERE id = $1`, id);
    return row && reportFrom(row, await rows<ReportedLine>(LINES, id));
  },
  closeReport: (id, closedAt) => write({ kind: 'close-report', id, closedAt }),
});

export const peaceStore = (sql: Sql<PeaceJob>): PeaceStore => ({
  ...reportBox(sql),
  async attended(person, most, by) {
    const games = await sql.rows<{ finished: unknown }>(ATTENDED, person, most, by);
    return { games: games.length, finished: games.filter(({ finished }) => Boolean(finished)).length };
  },
  noteAttendance: (game, countsFrom, people) => sql.write({ kind: 'note-attendance', game, countsFrom, people }),
  unattended: async most =>
    (await sql.rows<{ id: GameId }>('SELECT id FROM to_attend ORDER BY id LIMIT $1', most)).map(({ id }) => id),
  regardsOf: person =>
    sql.rows<RegardedPerson>(
      'SELECT other AS person, list FROM regards WHERE person = $1 ORDER BY at DESC, other',
      person,
    ),
  regard: (person, { person: other, list }, isListed, at, most) =>
    sql.write(
      isListed ? { kind: 'regard', person, list, other, at, most } : { kind: 'disregard', person, list, other },
    ),
  keepReport: report => sql.write({ kind: 'keep-report', report }),
  purgeReports: before => sql.write({ kind: 'purge-reports', before }),
});
