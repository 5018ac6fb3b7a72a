import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

/** One run of a set of browser tests. */
export interface FlakeRun {
  readonly isBusy: boolean;
  readonly seconds: number;
  readonly passed: number;
  readonly skipped: number;
  /** Titles of the tests that failed, each with its file. */
  readonly failed: readonly string[];
  /** What each of them said when it failed, with its title and line. */
  readonly reasons: readonly string[];
}

interface EndedTest {
  readonly title: string;
  readonly status: string;
  readonly reason: string;
}

/** What a test said when it failed: the line, and the message with what was awaited and seen. */
const reasonOf = (results: JSONReportTest['results']): string =>
  results
    .flatMap(({ errors }) => errors)
    .map(({ message = '', location }) => `line ${location?.line ?? '?'}: ${stripVTControlCharacters(message)}`)
    .join('\n');

/** Every test below a suite: its file and title, and how it ended. */
const testsOf = (suite: JSONReportSuite, above = ''): EndedTest[] => {
  const path = suite.title === suite.file ? suite.file : [above, suite.title].filter(Boolean).join(' › ');
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({ title: `${path} › ${title}`, status, reason: reasonOf(results) })),
    ),
    ...(suite.suites ?? []).flatMap(inner => testsOf(inner, path)),
  ];
};

/** Returns what a report of Playwright says of a run that took so many seconds. */
export function runOf(report: Pick<JSONReport, 'suites' | 'errors'>, isBusy: boolean, seconds: number): FlakeRun {
  const tests = report.suites.flatMap(suite => testsOf(suite));
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    isBusy,
    seconds,
    passed: tests.filter(({ status }) => status === 'expected').length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failed: [
      ...failed.map(({ title }) => title),
      ...report.errors.map(({ message = 'an error' }) => message.split('\n')[0]!),
    ],
    reasons: failed.map(({ title, reason }) => `${title}\n${reason}`),
  };
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** Returns how often each test has failed, the most frequent first. */
export function failuresOf(runs: readonly FlakeRun[]): readonly (readonly [title: string, times: number])[] {
  const times = new Map<string, number>();
  for (const title of runs.flatMap(({ failed }) => failed)) times.set(title, (times.get(title) ?? 0) + 1);
  return [...times].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** Returns the page that is kept of the last runs. */
export function pageOf(runs: readonly FlakeRun[], what: string): string {
  const rows = runs.map(
    ({ isBusy, seconds, passed, skipped, failed }, n) =>
      `| ${n + 1} | ${isBusy ? 'yes' : 'no'} | ${passed} | ${skipped} | ${failed.length} | ${minutes(seconds)} |`,
  );
  const failures = failuresOf(runs).map(([title, times]) => `- ${times} of ${runs.length}: ${title}`);
  return `# Do browser tests fail by chance?

The last result of \`npm run flakes -- ${what}\`, without a retry. Beside a busy core, another process keeps one of
the machine's cores busy all the time.

| run | beside a busy core | passed | skipped | failed | minutes |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${failures.length > 0 ? `What failed:\n\n${failures.join('\n')}` : 'No test has failed.'}
`;
}
