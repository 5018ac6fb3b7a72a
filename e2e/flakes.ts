import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { type FlakeRun, failuresOf, pageOf, runOf } from './flakesReport.ts';

/*
 * Runs browser tests again and again, and says which failed how often:
 * npm run flakes -- [--runs 10] [--busy 5] [words for Playwright, as the name of a file]
 * `busy`: how many of the runs have another process beside them that keeps one core busy; by default half.
 */

const KEPT = join(import.meta.dirname, 'flakes.md');
const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

/** Where the pictures of what failed stay, in a folder for each run. */
const PICTURES = join(import.meta.dirname, '../test-results');

/** Keeps one core busy until it is killed. */
const keepBusy = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

function runOnce(n: number, words: readonly string[], env: NodeJS.ProcessEnv, isBusy: boolean): FlakeRun {
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-flakes-'));
  const file = join(folder, 'report.json');
  const busy = isBusy ? keepBusy() : undefined;
  const pictures = join(PICTURES, `run-${n}`);
  const began = performance.now();
  try {
    const { signal } = spawnSync(
      'npx',
      ['--no-install', 'playwright', 'test', '--config', CONFIG, '--reporter', 'json', '--output', pictures, ...words],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    );
    if (signal) throw new Error(`stopped by ${signal}`);
    return runOf(JSON.parse(readFileSync(file, 'utf8')), isBusy, (performance.now() - began) / 1000);
  } finally {
    busy?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): number {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '10' }, busy: { type: 'string' } },
    allowPositionals: true,
  });
  const count = Number(values.runs);
  const busy = Number(values.busy ?? Math.floor(count / 2));
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(busy) || busy < 0 || busy > count) {
    console.error('Say how many runs: --runs 10, and how many of them beside a busy core: --busy 5.');
    return 2;
  }
  const { full, shell } = findChromium();
  const env = { ...process.env, CHROMIUM_FULL_PATH: full, ...(shell && { CHROMIUM_PATH: shell }) };
  const built = spawnSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit', env });
  if (built.status !== 0) return 1;
  const runs: FlakeRun[] = [];
  for (let n = 0; n < count; n++) {
    const run = runOnce(n + 1, positionals, env, n >= count - busy);
    runs.push(run);
    console.log(
      `run ${n + 1} of ${count}${run.isBusy ? ', beside a busy core' : ''}: ${run.passed} passed, ${run.failed.length} failed, ${Math.round(run.seconds)} s`,
    );
    for (const reason of run.reasons) console.log(reason.replace(/^/gm, '  '));
  }
  const what = ['--runs', count, '--busy', busy, ...positionals].join(' ');
  if (positionals.length === 0) writeFileSync(KEPT, pageOf(runs, what));
  for (const [title, times] of failuresOf(runs)) console.log(`${times} of ${count}: ${title}`);
  return runs.some(({ failed, passed }) => failed.length > 0 || passed === 0) ? 1 : 0;
}

process.exitCode = main();
