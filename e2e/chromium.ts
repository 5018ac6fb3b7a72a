import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_AND_WINDOWS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const onPath = (name: string): readonly string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .filter(existsSync);

/** Returns the Chromium of the environment, of Playwright or of the system; undefined if there is none. */
function installed(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...NAMES.flatMap(onPath),
    ...MAC_AND_WINDOWS,
  ];
  return candidates.find(path => path !== undefined && path !== '' && existsSync(path));
}

export function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Returns the path of a Chromium. Installs one on Debian as root; elsewhere throws an error that says what to run. */
export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (isDebian() && process.getuid?.() === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", install Chrome or Chromium, or set CHROMIUM_PATH.',
  );
}
