import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Builds the page and runs the browser tests in a Chromium that this machine has or can install. */
function main(): number {
  let executable: string;
  try {
    executable = findChromium();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const steps = [
    ['vite', 'build', '--logLevel', 'warn'],
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  ];
  const env = { ...process.env, CHROMIUM_PATH: executable };
  for (const [command, ...options] of steps) {
    const { status } = spawnSync('npx', ['--no-install', command!, ...options], { stdio: 'inherit', env });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

process.exitCode = main();
