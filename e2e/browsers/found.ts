import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from '../chromium.ts';
import type { WebKit } from './webkit.ts';

/* Finds the browsers of this machine. Installs them on Debian as root; elsewhere a sentence says what is missing. */

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync);

function install(packages: readonly string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** What this machine lets the program do. */
interface Machine {
  /** Whether packages can be installed: Debian, as root. */
  readonly canInstall: boolean;
  readonly install: (packages: readonly string[]) => void;
}

const thisMachine: Machine = { canInstall: isDebian() && process.getuid?.() === 0, install };

export type FoundBrowser<T> = { readonly found: T } | { readonly missing: string };

/**
 * Returns a browser that `look` finds, or finds after the packages are installed where the machine allows it; otherwise
 * a sentence that says what to install.
 */
export function findOrInstall<T>(
  look: () => T | undefined,
  packages: readonly string[],
  missing: string,
  machine: Machine = thisMachine,
): FoundBrowser<T> {
  const before = look();
  if (before !== undefined) return { found: before };
  if (machine.canInstall) machine.install(packages);
  const after = look();
  return after === undefined ? { missing: `Skipped: ${missing}` } : { found: after };
}

const installedFirefox = () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** Returns the path of Firefox, or a sentence that says what to install. */
export const findFirefox = (): FoundBrowser<string> =>
  findOrInstall(installedFirefox, ['firefox-esr'], 'install Firefox (Debian: firefox-esr), or set FIREFOX_PATH.');

function installedWebKit(): WebKit | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Returns the paths of WebKitGTK, its driver and Xvfb, or a sentence that says what to install. */
export const findWebKit = (): FoundBrowser<WebKit> =>
  findOrInstall(
    installedWebKit,
    ['webkit2gtk-driver', 'xvfb'],
    'install WebKitGTK with its driver and Xvfb (Debian: webkit2gtk-driver xvfb).',
  );
