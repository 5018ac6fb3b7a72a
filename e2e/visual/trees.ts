import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { BadUse } from './options.ts';
import type { Side } from './pairs.ts';
import { PICTURES, type Picture } from './pictures.ts';

/* The two states of the source: commits in folders of their own, or the working tree. */

const run = promisify(execFile);
export const CHECKOUT = resolve(import.meta.dirname, '../..');
const LIST = 'e2e/visual/pictures.ts';

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', CHECKOUT, ...args])).stdout.trim();

const found = (commit: string): Promise<string | undefined> =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).catch(() => undefined);

/** Returns the full name of a commit. Throws `BadUse` if there is none. */
export async function commitOf(name: string): Promise<string> {
  const commit = await found(name);
  if (commit === undefined) throw new BadUse(`git knows no commit "${name}"`);
  return commit;
}

/** Returns what the working tree is compared with if nobody says it. */
export async function usualBefore(): Promise<string> {
  const head = await commitOf('HEAD');
  const left = await git('merge-base', 'HEAD', 'origin/main').catch(() => undefined);
  if (left !== undefined && left !== '' && left !== head) return left;
  const parent = await found('HEAD~1');
  if (parent === undefined) throw new BadUse('git knows no commit before HEAD: say --before COMMIT');
  return parent;
}

/** Returns a commit in words: its short name and subject. */
export const titleOf = (commit: string): Promise<string> => git('log', '-1', '--format=%h %s', commit);

/** Links the packages of this checkout, but a commit's own workspaces to themselves. */
function linkModules(tree: string): void {
  const [from, to] = [join(CHECKOUT, 'node_modules'), join(tree, 'node_modules')];
  const { name: root } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { name: string };
  mkdirSync(join(to, `@${root}`), { recursive: true });
  for (const entry of readdirSync(from)) if (entry !== `@${root}`) symlinkSync(join(from, entry), join(to, entry));
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: tree })) {
    const { name } = JSON.parse(readFileSync(join(tree, file), 'utf8')) as { name: string };
    symlinkSync(join(tree, dirname(file)), join(to, name));
  }
}

const lockOf = (tree: string): string => readFileSync(join(tree, 'package-lock.json'), 'utf8');

/** Installs what a commit needs, if that is not what this checkout has. */
async function prepare(tree: string, say: (line: string) => void, signal: AbortSignal): Promise<void> {
  if (lockOf(tree) === lockOf(CHECKOUT)) return linkModules(tree);
  say('its packages are not those of this checkout (package-lock.json): npm ci');
  const options = { cwd: tree, signal, maxBuffer: 64 * 1024 * 1024 };
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
}

/** Checks a commit out into a folder, ready to build. `removeTree` takes it away. */
export async function addTree(
  commit: string,
  tree: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await git('-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', tree, commit);
  signal.throwIfAborted();
  if (!existsSync(join(tree, 'apps/web/gallery/index.html')))
    throw new BadUse(`${commit.slice(0, 8)} has no gallery (apps/web/gallery) to draw`);
  await prepare(tree, say, signal);
}

/** Takes a commit's folder away, also one that is only half there. */
export async function removeTree(tree: string): Promise<void> {
  await git('worktree', 'remove', '--force', '--force', tree).catch(async () => {
    rmSync(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  });
}

/** Reads what a checkout has to show. Commits that are older than the list of pictures are asked for today's. */
export async function sideOf(tree: string): Promise<Side> {
  const list = join(tree, LIST);
  const { PICTURES: pictures } = existsSync(list)
    ? ((await import(pathToFileURL(list).href)) as { readonly PICTURES: readonly Picture[] })
    : { PICTURES };
  const folder = join(tree, 'apps/web/gallery');
  const gallery = globSync('*.{ts,tsx}', { cwd: folder }).map(name => readFileSync(join(folder, name), 'utf8'));
  return { pictures, gallery: gallery.join('\n') };
}
