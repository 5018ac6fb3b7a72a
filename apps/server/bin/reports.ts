import { parseArgs } from 'node:util';
import { readConfig } from '../src/config/config.ts';
import { databaseReports, folderReports, type OpenReports } from '../src/persistence/openReports.ts';
import type { StoredReport } from '../src/persistence/peace.ts';

/*
 * `npm run reports` lists what people have told the operator and is not closed, `-- --all` closed ones too. `-- ID` shows one
 * with the chat that its sender could read, `-- --close ID` closes it. An id may be cut short. It works beside a running
 * server. With `DATABASE_URL` it reads and writes that database. It shows nothing of a hand: a game is read at its link.
 */

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, close: { type: 'string' } },
  allowPositionals: true,
});

const momentOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z/, 'Z');

function placeOf({ place: { table, game, hand, seq } }: StoredReport): string {
  if (table === null) return `game ${game}`;
  return game === null ? `table ${table}, before the game` : `table ${table}, game ${game}, hand ${hand}, fact ${seq}`;
}

/** Returns a text as one line without control characters, as a terminal may show it. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

const lineOf = (report: StoredReport): string =>
  [report.id.slice(0, 8), momentOf(report.at), report.reason, `about ${report.about}`, placeOf(report)].join('  ');

function show(report: StoredReport): void {
  console.log(lineOf(report));
  console.log(`reported by ${report.by}${report.closedAt === null ? '' : `, closed ${momentOf(report.closedAt)}`}`);
  if (report.text !== '') console.log(`\n${report.text.split('\n').map(plain).join('\n')}`);
  if (report.lines.length > 0) console.log('\nchat, as the reporter could read it:');
  for (const { at, person, name, text } of report.lines)
    console.log(`${momentOf(at)}  ${person.slice(0, 8)}  ${plain(name)}: ${plain(text)}`);
  if (report.place.game !== null) console.log(`\nonce it is over the game is at /g/${report.place.game}`);
}

/** Resolves with the report whose id begins so; rejects unless there is exactly one. */
async function reportOf(box: OpenReports, start: string): Promise<StoredReport> {
  const [only, ...others] = (await box.reports(true)).filter(({ id }) => id.startsWith(start.toLowerCase()));
  if (!only || others.length > 0 || start === '')
    throw new Error(`no report, or more than one, begins with "${start}"`);
  return (await box.report(only.id)) ?? only;
}

async function run(box: OpenReports): Promise<void> {
  const [id] = positionals;
  if (values.close !== undefined) {
    const report = await reportOf(box, values.close);
    await box.closeReport(report.id, Date.now());
    console.log(`${report.id.slice(0, 8)} is closed`);
  } else if (id !== undefined) show(await reportOf(box, id));
  else {
    const reports = await box.reports(values.all === true);
    for (const report of reports) console.log(lineOf(report));
    if (reports.length === 0) console.log(values.all ? 'there are no reports' : 'no report is open');
  }
}

try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const box = databaseUrl ? await databaseReports(databaseUrl) : folderReports(dataDir);
  try {
    await run(box);
  } finally {
    await box.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
