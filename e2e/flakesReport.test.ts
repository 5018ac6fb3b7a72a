import { describe, expect, it } from 'vitest';
import { type FlakeRun, failuresOf, pageOf, runOf } from './flakesReport.ts';

const spec = (title: string, status: string, ...errors: object[]) => ({
  title,
  tests: [{ status, results: [{ errors }] }],
});
const missed = { message: '\u001b[31mexpected 2\u001b[39m\nseen 1', location: { line: 7 } };
const report = {
  errors: [],
  suites: [
    {
      title: 'a.browser.test.ts',
      file: 'a.browser.test.ts',
      specs: [spec('works', 'expected'), spec('fails', 'unexpected', missed)],
      suites: [{ title: 'inside', file: 'a.browser.test.ts', specs: [spec('is left out', 'skipped')] }],
    },
  ],
} as unknown as Parameters<typeof runOf>[0];

describe('runs of browser tests', () => {
  it('count what passed, failed and was skipped', () => {
    expect(runOf(report, true, 61)).toEqual({
      isBusy: true,
      seconds: 61,
      passed: 1,
      skipped: 1,
      failed: ['a.browser.test.ts › fails'],
      reasons: ['a.browser.test.ts › fails\nline 7: expected 2\nseen 1'],
    });
  });

  it('count an error outside of a test as a failure', () => {
    const errors = [{ message: 'no server\nat x' }] as Parameters<typeof runOf>[0]['errors'];
    expect(runOf({ suites: [], errors }, false, 1).failed).toEqual(['no server']);
  });

  it('say which test failed how often', () => {
    const run = (...failed: string[]): FlakeRun => ({
      isBusy: false,
      seconds: 125,
      passed: 9,
      skipped: 0,
      failed,
      reasons: [],
    });
    const runs = [run('b'), run('a', 'b'), run()];
    expect(failuresOf(runs)).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(pageOf(runs, '--runs 3')).toContain('- 2 of 3: b\n- 1 of 3: a');
    expect(pageOf([run()], '--runs 1')).toContain('| 1 | no | 9 | 0 | 0 | 2:05 |');
    expect(pageOf([run()], '--runs 1')).toContain('No test has failed.');
  });
});
