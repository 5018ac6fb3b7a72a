import { spawnSync } from 'node:child_process';
import { type Chromium, findChromium } from './chromium.ts';

const NOT_CHECKED = 'The browser tests did not run: what people do on the page was not checked.';

/** Returns the browsers of this machine; undefined, with a sentence, if it has none and none can be installed. */
function chromiumOrSentence(): Chromium | undefined {
  try {
    return findChromium();
  } catch (error) {
    console.warn(`${(error as Error).message}\n${NOT_CHECKED}`);
    return undefined;
  }
}

/** Counts the tests that Playwright would run. */
function countTests(words: readonly string[]): number {
  const { stdout } = spawnSync('npx', ['--no-install', ...playwright(words), '--list'], { encoding: 'utf8' });
  return Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1] ?? 0);
}

const playwright = (words: readonly string[]): readonly string[] => [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...words.filter(word => word !== '--wide'),
];

/**
 * Builds the page and runs the browser tests: journeys, or with `--wide` the sweeps. Other words go to Playwright. Without
 * a browser a sentence says what was not checked, and the summary counts it.
 */
function main(words: readonly string[]): number {
  const found = chromiumOrSentence();
  if (!found) {
    console.warn(`0 passed, 0 failed, ${countTests(words)} skipped`);
    return 0;
  }
  const isWide = words.includes('--wide');
  const steps = [['vite', 'build', '--logLevel', 'warn'], playwright(words)];
  const env = {
    ...process.env,
    ...(isWide && { WIDE: '1' }),
    ...(found.shell && { CHROMIUM_PATH: found.shell }),
    CHROMIUM_FULL_PATH: found.full,
  };
  for (const [command, ...options] of steps) {
    const { status } = spawnSync('npx', ['--no-install', command!, ...options], { stdio: 'inherit', env });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
