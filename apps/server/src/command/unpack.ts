import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/*
 * Lays the files of a program in one file where Node can load them: threads, the page and the rest are read as in the
 * package. They lie in the user's cache, in a folder of their own for each build, and stay there for the next start.
 */

export interface Packed {
  /** Names the files and what is in them: another build has another one. */
  readonly id: string;
  readonly paths: readonly string[];
  bytesOf(path: string): Uint8Array;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the user's folder for what can be made again, as systemd or the desktop say; undefined without one. */
export function cacheOf(env: Env, home: () => string = homedir): string | undefined {
  const named = [env.CACHE_DIRECTORY?.split(':', 1)[0], env.XDG_CACHE_HOME].find(path => path && isAbsolute(path));
  if (named) return named;
  try {
    // A service may have a home that is not there, which nobody makes for it.
    return existsSync(home()) ? join(home(), '.cache') : undefined;
  } catch {
    return undefined;
  }
}

const isWhole = (folder: string, { paths, bytesOf }: Packed): boolean =>
  paths.every(path => statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytesOf(path).byteLength);

function write(folder: string, { paths, bytesOf }: Packed): void {
  for (const path of paths) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, bytesOf(path));
  }
}

/** Whether nobody but this user can have written into a folder. */
function isOwn(folder: string): boolean {
  const { uid, mode } = statSync(folder);
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/** Lays the files into a cache; two programs may do so at the same time. Throws if it cannot be written. */
function layInto(cache: string, packed: Packed): string {
  const own = join(cache, 'gorrion');
  const folder = join(own, packed.id);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  if (!isOwn(own)) throw new Error(`others may write into ${own}`);
  if (isWhole(folder, packed)) return folder;
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    write(unfinished, packed);
    // Some of its files are gone: what is left makes room.
    if (existsSync(folder) && !isWhole(folder, packed)) rmSync(folder, { recursive: true });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isWhole(folder, packed)) throw error;
  }
  return folder;
}

/**
 * Returns the folder in which the files lie. Where there is no cache that this user alone can write, it is a new one among
 * the temporary folders, which goes when the process ends.
 */
export function unpack(packed: Packed, cache: string | undefined): string {
  try {
    if (cache !== undefined) return layInto(cache, packed);
  } catch {
    // A service without a home, or a disk that takes nothing: once more below.
  }
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  write(folder, packed);
  return folder;
}
