import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/*
 * What stands between the network and us must be newer than its known holes, also where nobody can ask the registry:
 * the first test looks at the lockfile. Where the registry answers, the second asks it about everything.
 */

const LEAST: Readonly<Record<string, string>> = {
  'socket.io': '4.8.0',
  // Requirement 30: a packet of many attachments held memory for ever.
  'socket.io-parser': '4.2.7',
  // CVE-2023-31125 and CVE-2022-41940: an exception ended the process.
  'engine.io': '6.4.2',
  // CVE-2024-37890: many headers ended the process.
  ws: '8.17.1',
  // CVE-2024-47764: names and paths were not checked.
  cookie: '0.7.0',
};

const lockfile = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** Every installed version of a package, wherever it lies. */
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

it.each(Object.entries(LEAST))('%s is at least %s, wherever it is installed', (name, least) => {
  const versions = versionsOf(name);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(isAtLeast(version, least), version).toBe(true);
});

interface Report {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } };
}

/** What the registry says of all that is installed; only a message where it cannot be asked. It ends with 1 when it found something. */
const audit = (): Promise<Report> =>
  new Promise(answered => {
    const npm = process.env.npm_execpath;
    const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
    const cwd = resolve(import.meta.dirname, '../../..');
    execFile(program!, [...first, 'audit', '--json'], { cwd, timeout: 30_000 }, (error, output) => {
      try {
        answered(JSON.parse(output) as Report);
      } catch {
        answered({ message: error?.message ?? 'no report' });
      }
    });
  });

it('npm audit has no high finding, where the registry can be asked', { timeout: 40_000 }, async context => {
  const { message, metadata } = await audit();
  if (!metadata) return context.skip(`nobody to ask: ${message}`);
  const { high, critical } = metadata.vulnerabilities;
  expect({ high, critical }).toEqual({ high: 0, critical: 0 });
});
