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

function install(...packages: readonly string[]): void {
  if (!isDebian() || process.getuid?.() !== 0) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

const installedFirefox = () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** Returns the path of Firefox, or a sentence that says what to install. */
export function findFirefox(): { readonly found: string } | { readonly missing: string } {
  if (!installedFirefox()) install('firefox-esr');
  const found = installedFirefox();
  return found ? { found } : { missing: 'Skipped: install Firefox (Debian: firefox-esr), or set FIREFOX_PATH.' };
}

function installedWebKit(): WebKit | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Returns the paths of WebKitGTK, its driver and Xvfb, or a sentence that says what to install. */
export function findWebKit(): { readonly found: WebKit } | { readonly missing: string } {
  if (!installedWebKit()) install('webkit2gtk-driver', 'xvfb');
  const found = installedWebKit();
  if (found) return { found };
  return { missing: 'Skipped: install WebKitGTK with its driver and Xvfb (Debian: webkit2gtk-driver xvfb).' };
}
