import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/*
 * Packages that parse network input must be newer than their known vulnerabilities. These tests read only the lockfile;
 * `npm run audit` asks the registry about every installed package.
 */

const LEAST: Readonly<Record<string, string>> = {
  'socket.io': '4.8.0',
  // Requirement 30: a packet with many attachments was never freed.
  'socket.io-parser': '4.2.7',
  // CVE-2023-31125 and CVE-2022-41940: an exception ended the process.
  'engine.io': '6.4.2',
  // CVE-2024-37890: a request with many headers ended the process.
  ws: '8.17.1',
  // CVE-2024-47764: cookie names and paths were not checked.
  cookie: '0.7.0',
};

const lockfile = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** Returns every installed version of a package, nested ones included. */
const versionsOf = (name: string): string[] =>
  Object.entries(lockfile.packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version }]) => version ?? '');

const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, least: string): boolean {
  const [own, wanted] = [numbers(version), numbers(least)];
  const first = own.findIndex((part, i) => part !== wanted[i]);
  return first < 0 || own[first]! > wanted[first]!;
}

it.each(Object.entries(LEAST))('%s is at least %s in every place where it is installed', (name, least) => {
  const versions = versionsOf(name);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(isAtLeast(version, least), version).toBe(true);
});
