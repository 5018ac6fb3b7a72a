import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window, which needs a fifth less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_AND_WINDOWS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Paths of the browsers of a machine. */
export interface Chromium {
  /** The whole browser, for passkeys, installing and push. */
  readonly full: string;
  /** What all other tests run in; undefined where Playwright chooses its own headless shell. */
  readonly shell: string | undefined;
}

const onPath = (name: string): readonly string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .filter(existsSync);

const isThere = (path: string | undefined): path is string => path !== undefined && path !== '' && existsSync(path);

/** Returns the browsers of the environment, of the system or of Playwright; undefined if there is none. */
function installed(): Chromium | undefined {
  const { CHROMIUM_PATH, CHROMIUM_FULL_PATH } = process.env;
  const own = [chromium.executablePath()].filter(isThere);
  const full = [CHROMIUM_FULL_PATH, ...own, ...NAMES.flatMap(onPath), ...MAC_AND_WINDOWS].find(isThere);
  const shell = [CHROMIUM_PATH, ...SHELLS.flatMap(onPath)].find(isThere);
  if (full === undefined && shell === undefined) return undefined;
  return { full: full ?? shell!, shell: shell ?? (own.includes(full!) ? undefined : full) };
}

export function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

const canInstall = (): boolean => isDebian() && process.getuid?.() === 0;

function install(...packages: readonly string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/**
 * Returns the browsers of this machine. Installs both on Debian as root where one is missing; elsewhere throws an error
 * that says what to run if there is none.
 */
export function findChromium(): Chromium {
  const found = installed();
  const isWhole = found !== undefined && found.full !== found.shell;
  if (isWhole || (found && !canInstall())) return found;
  try {
    if (canInstall()) install('chromium', 'chromium-headless-shell');
  } catch (error) {
    // A system without one of the packages goes on with what it has.
    if (!found) throw error;
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", install Chrome or Chromium, or set CHROMIUM_PATH.',
  );
}
