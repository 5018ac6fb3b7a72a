import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Builds the page unless the build that is there was made of the same files, so that a second start need not wait for it:
 *   node apps/web/build/ensure.ts
 */

const ROOT = resolve(import.meta.dirname, '../../..');
/** What the page is made of, below the root of the project. */
const MADE_OF = ['apps/web/**/*.*', 'packages/**/*.*', 'vite.config.ts', 'package.json', 'package-lock.json'];
/** What stands among it and changes no page. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}', '**/*.md'];
/** Says in a build what it was made of. Servers send no file whose name begins with a dot. */
const STAMP = '.made-of';

/** Returns a stamp of the files that the page of a checkout is made of: their names, sizes and times. */
export function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(MADE_OF, { cwd: root, exclude: LEFT_OUT }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Returns whether the build in a folder was made of what has this stamp, and is whole. */
export function isMadeOf(dist: string, stamp: string): boolean {
  const file = join(dist, STAMP);
  return existsSync(join(dist, 'index.html')) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

function ensure(): void {
  const dist = join(ROOT, 'apps/web/dist');
  const stamp = stampOf(ROOT);
  if (isMadeOf(dist, stamp)) return;
  execFileSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' });
  // What changes while it is built is built next time.
  writeFileSync(join(dist, STAMP), stamp);
}

if (process.argv[1] === import.meta.filename) ensure();
